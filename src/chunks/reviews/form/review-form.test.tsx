import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../../test/enter-text';
import { setLanguage } from '../../../language/language';
import { fakeServices, listFaultsExcept, ok, refused } from '../../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../../test/fake-services';
import {
  createPage,
  createReviews,
  getProductId,
  LIST,
  mount,
  prepareReviews,
} from '../../../../test/reviews';
import { reviewDraft } from '../../../store/reviews/review-draft';
import { LIST_LABELS } from '../messages';
import { FORM_LABELS } from './messages';

prepareReviews();

describe('ReviewForm', () => {
  const TEXTS = {
    Headline: 'Holds the road',
    'Your review': 'Quiet & sure-footed <b>in rain</b>',
    Nickname: 'Dana',
  } as const;

  const openForm = async (respond: (call: ServiceCall) => FakeResponse): Promise<ServiceCall[]> => {
    const calls = fakeServices((call) =>
      call.url.pathname === LIST ? createPage(createReviews('a', 1)) : respond(call),
    );
    mount({ canReview: true });
    await userEvent.click(await screen.findByRole('button', { name: LIST_LABELS.write }));
    await screen.findByRole('form', { name: FORM_LABELS.name });
    return calls;
  };

  const fill = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
    for (const [name, text] of Object.entries(TEXTS)) {
      await enterText(userEvent, screen.getByRole('textbox', { name }), text);
    }
  };

  const send = () => userEvent.click(screen.getByRole('button', { name: FORM_LABELS.submit }));

  test('hides the form without data-can-review [REVW-1/attributes]', async () => {
    fakeServices(() => createPage(createReviews('a', 1)));
    mount();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: LIST_LABELS.write })).toBeNull();
  });

  test('sends a review to the provider and thanks the visitor [REVW-4]', async () => {
    const calls = await openForm(() => ok({}));
    await fill();
    await enterText(
      userEvent,
      screen.getByRole('textbox', { name: /City and state/ }),
      ' Tulsa, OK ',
    );
    await send();
    expect(await screen.findByText(FORM_LABELS.sent)).toHaveFocus();
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent?.url.pathname).toBe('/provider/submit_review');
    expect(sent?.body).toEqual({
      page_id: getProductId(),
      rating: 4,
      headline: 'Holds the road',
      comments: 'Quiet & sure-footed <b>in rain</b>',
      nickname: 'Dana',
      location: 'Tulsa, OK',
    });
  });

  test('keeps the input after a reload until the review is sent [REVW-4]', async () => {
    await openForm(() => ok({}));
    await fill();
    document.body.replaceChildren();
    await openForm(() => ok({}));
    expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue(TEXTS['Your review']);
    await send();
    await screen.findByText(FORM_LABELS.sent);
    expect(reviewDraft.read()).toBeUndefined();
  });

  test('shows the input for no other tire [REVW-4]', async () => {
    const review = { rating: '', headline: 'Quiet', comments: '', nickname: '', location: '' };
    reviewDraft.save({
      productId: 'another',
      review: { ...review, vehicle: '', milesDriven: '' },
    });
    await openForm(() => ok({}));
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  });

  test('sends the vehicle and the miles driven of a tire, without thousands separators [REVW-4]', async () => {
    const calls = await openForm(() => ok({}));
    await fill();
    await enterText(userEvent, screen.getByRole('textbox', { name: /vehicle/ }), '2019 Honda CR-V');
    const miles = screen.getByRole('textbox', { name: /Miles driven/ });
    await enterText(userEvent, miles, 'many');
    await send();
    await waitFor(() => expect(miles).toBeInvalid());
    expect(miles).toHaveAccessibleDescription(/Enter a number of miles/);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.clear(miles);
    await enterText(userEvent, miles, '12,500');
    await send();
    expect(await screen.findByText(FORM_LABELS.sent)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      vehicle: '2019 Honda CR-V',
      miles_driven: 12_500,
    });
  });

  test.each(['store', 'service'] as const)(
    "doesn't ask for the vehicle and the miles of a reviewer of a %s [REVW-4]",
    async (productType) => {
      fakeServices(() => createPage(createReviews('a', 1)));
      mount({ canReview: true, productType });
      await userEvent.click(await screen.findByRole('button', { name: LIST_LABELS.write }));
      await screen.findByRole('form', { name: FORM_LABELS.name });
      expect(screen.queryByRole('textbox', { name: /vehicle|Miles/ })).toBeNull();
    },
  );

  test('names missing fields in the summary, marks them as invalid, and sends nothing [REVW-4] [VAL-11] [VAL-12/errors]', async () => {
    const calls = await openForm(() => ok({}));
    await send();
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your rating: Choose a rating',
      'Headline: Required',
      'Your review: Required',
      'Nickname: Required',
    ]);
    expect(screen.getByRole('textbox', { name: 'Headline' })).toBeInvalid();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect(screen.getByRole('button', { name: FORM_LABELS.submit })).toBeDisabled();
  });

  test.each(listFaultsExcept('the shape is wrong', "success is 'false'"))(
    'shows an error and keeps the input when %s [REVW-4]',
    async (_name, reply) => {
      let replies: FakeResponse[] = [reply, ok({})];
      await openForm(() => {
        const [next = 'reset', ...rest] = replies;
        replies = rest;
        return next;
      });
      await fill();
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(FORM_LABELS.notSent);
      for (const [name, text] of Object.entries(TEXTS)) {
        expect(screen.getByRole('textbox', { name })).toHaveValue(text);
      }
      expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
      await send();
      expect(await screen.findByText(FORM_LABELS.sent)).toBeVisible();
    },
  );

  test("shows the provider's reason for a refusal as plain text [REVW-4]", async () => {
    await openForm(() => refused('400', 'headline: <i>too rude</i>'));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      FORM_LABELS.refused({ reason: 'headline: <i>too rude</i>' }),
    );
  });

  test("doesn't show the provider's English reason on a Spanish page [TEXT-3/reviews]", async () => {
    setLanguage({ locale: 'es-US', translations: {} });
    await openForm(() => refused('400', 'headline: too rude'));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(FORM_LABELS.notAccepted);
    setLanguage();
  });

  test('keeps the input when the form is closed [REVW-4]', async () => {
    await openForm(() => 'hang');
    await fill();
    const toggle = screen.getByRole('button', { name: LIST_LABELS.write });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'Nickname' })).toBeNull();
    await userEvent.click(toggle);
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Dana');
  });
});
