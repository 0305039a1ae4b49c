import { screen, waitFor, within } from '@testing-library/react';
import { FOREIGN_404, listFailures } from '../../../test/fake-services';
import {
  compare,
  createCompared,
  getRow,
  prepareTireComparison,
} from '../../../test/tire-comparison';
import { BUTTONS } from '../../ui/messages';
import { BAR_LABELS, COMPARISON_TEXTS } from './messages';

prepareTireComparison();

describe('failures', () => {
  test.each(listFailures())(
    'keeps names and traits if the prices fail to load, and loads the prices on a retry: %s [CMP-1] [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user, dialog } = await compare({
        respond: ({ path }) => (fails && path !== 'tire/traits' ? reply : undefined),
      });
      expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
      expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 100' })).toBeVisible();
      expect(getRow('Different: Wet roads').slice(1)).toEqual(['8 of 10', '4 of 10']);
      expect(getRow('Price each').slice(1)).toEqual(Array(2).fill(COMPARISON_TEXTS.missing));
      fails = false;
      await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
      await waitFor(() => expect(screen.queryByText(COMPARISON_TEXTS.failed)).toBeNull());
      expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
    },
  );

  test.each(listFailures())(
    'shows prices if the traits fail to load: %s [CMP-1] [HTTP-5]',
    async (_name, reply) => {
      await compare({ respond: ({ path }) => (path === 'tire/traits' ? reply : undefined) });
      expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
      expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
      expect(getRow('Wet roads').slice(1)).toEqual(Array(2).fill(COMPARISON_TEXTS.missing));
    },
  );

  test('keeps the prices of the last opening when they fail to load again [CMP-1]', async () => {
    let fails = false;
    const { user } = await compare({
      respond: ({ path }) => (fails && path === 'tire/search-by-size' ? 'reset' : undefined),
    });
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fails = true;
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
    expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
  });

  test('says which tire is no longer available [CMP-1]', async () => {
    await compare({ tires: [createCompared('100'), createCompared('999')] });
    await waitFor(() =>
      expect(getRow('Price each')).toEqual(['Price each', '$100.00', COMPARISON_TEXTS.unknown]),
    );
    const table = within(screen.getByRole('table'));
    expect(
      table.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 999' }),
      }),
    ).toBeEnabled();
  });

  test("says that a tire failed to load if another server responds with 404, not that it's no longer available [CMP-1] [HTTP-5]", async () => {
    await compare({
      tires: [createCompared('100'), createCompared('999')],
      respond: ({ path }) => (path === 'tire/details/999' ? FOREIGN_404 : undefined),
    });
    expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
    expect(getRow('Price each')).toEqual(['Price each', '$100.00', COMPARISON_TEXTS.missing]);
  });
});
