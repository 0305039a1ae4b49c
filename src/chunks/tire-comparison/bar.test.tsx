import { screen, within } from '@testing-library/react';
import {
  compare,
  createCompared,
  getBar,
  open,
  prepareTireComparison,
} from '../../../test/tire-comparison';
import { BAR_LABELS, COMPARISON_TEXTS } from './messages';

prepareTireComparison();

describe('bar', () => {
  test("appears with the first selected tire, and doesn't compare a single tire [CMP-1]", async () => {
    const { user } = await open({ tires: [createCompared('100')] });
    expect(screen.getByText('1 of 4 tires selected')).toBeVisible();
    expect(screen.getByText(BAR_LABELS.addOne)).toBeVisible();
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is absent without a selected tire [CMP-1]', async () => {
    await open({ tires: [] });
    expect(getBar()).toBeNull();
    expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
  });

  test('removes each tire, and keeps the focus in the bar while a tire is left [CMP-1/removal]', async () => {
    const { user } = await open();
    expect(document.documentElement).toHaveClass('bsro-has-bottom-bar');
    await user.click(
      screen.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }),
      }),
    );
    expect(screen.getByText('1 of 4 tires selected')).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 200' }),
      }),
    ).toHaveFocus();
    await user.click(
      screen.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 200' }),
      }),
    );
    expect(getBar()).toBeNull();
    expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
  });

  test('distinguishes tires of the same name by size, and by article if the size is the same [CMP-1]', async () => {
    const { user } = await open({
      tires: [
        { ...createCompared('100'), name: 'Trail', size: '205/55R16 91V' },
        { ...createCompared('200'), name: 'Trail', size: '205/55R16 94H' },
        { ...createCompared('300'), name: 'Trail', size: '205/55R16 94H' },
        { ...createCompared('400'), name: 'Summit', size: '205/55R16 94H' },
      ],
    });
    const names = [
      'Northpeak Trail, 205/55R16 91V',
      'Northpeak Trail, 205/55R16 94H, Item 200',
      'Northpeak Trail, 205/55R16 94H, Item 300',
      'Northpeak Summit',
    ];
    const tires = screen.getAllByRole('listitem');
    expect(tires.map(({ textContent }) => textContent)).toEqual(names);
    for (const name of names) {
      expect(
        screen.getByRole('button', { name: COMPARISON_TEXTS.removeTire({ tire: name }) }),
      ).toBeVisible();
    }
    for (const name of [
      'Northpeak Trail, 205/55R16 94H, Item 200',
      'Northpeak Trail, 205/55R16 94H',
    ]) {
      await user.click(
        screen.getByRole('button', { name: COMPARISON_TEXTS.removeTire({ tire: name }) }),
      );
    }
    expect(
      screen.getByRole('button', {
        name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail' }),
      }),
    ).toBeVisible();
  });

  describe('focus after the last tire is removed', () => {
    const addToPage = (html: string): HTMLElement => {
      const main = document.createElement('main');
      main.innerHTML = html;
      document.body.append(main);
      return main;
    };
    const CHECKBOX =
      '<label><input type="checkbox" data-compare="Northpeak Trail 100"> Translated</label>';
    const COUNT = '<p class="bsro-tire-results__count" tabindex="-1">2 tires</p>';
    let main: HTMLElement | undefined;
    afterEach(() => main?.remove());

    test.each<[string, string, string]>([
      ['the checkbox of the removed tire', `<h1>Tires</h1>${COUNT}${CHECKBOX}`, 'input'],
      ['the number of results if the tire has no checkbox', `<h1>Tires</h1>${COUNT}`, 'p'],
      ["the page's heading if there are no results", '<h1>Tires</h1>', 'h1'],
    ])('moves to %s [CMP-1/removal]', async (_name, html, selector) => {
      main = addToPage(html);
      const { user } = await open({ tires: [createCompared('100')] });
      await user.click(
        screen.getByRole('button', {
          name: COMPARISON_TEXTS.removeTire({ tire: 'Northpeak Trail 100' }),
        }),
      );
      expect(getBar()).toBeNull();
      expect(main.querySelector(selector)).toHaveFocus();
    });

    test('moves to the number of results if a click removes all tires, without scrolling there [CMP-1/removal]', async () => {
      main = addToPage(`<h1>Tires</h1>${COUNT}${CHECKBOX}`);
      const focus = jest.spyOn(HTMLElement.prototype, 'focus');
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: BAR_LABELS.clear }));
      expect(getBar()).toBeNull();
      expect(main.querySelector('p')).toHaveFocus();
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    });

    test('moves to the checkbox of a tire that is removed in the dialog [CMP-1/removal]', async () => {
      main = addToPage(`<h1>Tires</h1>${CHECKBOX}`);
      const { user } = await compare();
      for (const code of ['200', '100']) {
        const name = COMPARISON_TEXTS.removeTire({ tire: `Northpeak Trail ${code}` });
        await user.click(within(screen.getByRole('table')).getByRole('button', { name }));
      }
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(getBar()).toBeNull();
      expect(main.querySelector('input')).toHaveFocus();
    });
  });
});
