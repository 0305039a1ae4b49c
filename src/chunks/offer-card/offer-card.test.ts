import userEvent from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/dom';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { correctClock } from '../../browser/clock';
import type { OfferCardAttributes } from '../../mounts/placeholders/offer-card';
import { getModalState } from '../../ui/dialog/modal-state';
import shareOffer from '../share-offer';
import enhance from '.';

jest.mock('../share-offer', () => ({ __esModule: true, default: jest.fn() }));
const mockShareOffer = jest.mocked(shareOffer);

beforeAll(fakeDialogs);

let unmount: () => void = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), advanceTimers: true });
  Reflect.deleteProperty(window, 'adobeDataLayer');
});

afterEach(() => {
  unmount();
  getModalState().close();
  document.body.replaceChildren();
  document.documentElement.className = '';
  location.hash = '';
  mockShareOffer.mockReset();
  jest.useRealTimers();
});

const getEvents = (): unknown => Reflect.get(window, 'adobeDataLayer') ?? [];

const mount = (attributes: Partial<OfferCardAttributes> = {}): HTMLElement => {
  document.body.innerHTML = `<article>
    <h3>$80 off</h3>
    <a href="/offers/offer-detail/set-80/" data-offer-action="details">Details</a>
    <a href="/offers/offer-detail/set-80/" data-offer-action="share">Share</a>
    <div data-offer-details hidden><p id="once">Buy four.</p>
      <a href="/offers/" data-offer-action="share">Share this</a></div>
  </article>`;
  const element = document.querySelector('article') ?? document.createElement('article');
  unmount = enhance({
    attributes: {
      friendlyId: 'set-80',
      modalTitle: undefined,
      endDate: undefined,
      printUrl: '/offers/offer-detail/set-80/#print',
      ...attributes,
    },
    element,
    cms: [],
  });
  return element;
};

const user = userEvent.setup({ delay: null });

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2027-01-01', false],
])(
  "hides a card only after the offer's last day: last day %s, hidden %s [OFFR-2/shows]",
  (last, isHidden) => {
    const card = mount({ endDate: new Date(`${last}T00:00:00`) });
    expect(card.hidden).toBe(isHidden);
    unmount();
    expect(card.hidden).toBe(false);
  },
);

test("shows an offer on its last day where the device's clock is a day fast [HTTP-7] [OFFR-2/shows]", async () => {
  const card = mount({ endDate: new Date('2026-11-20T00:00:00') });
  expect(card.hidden).toBe(true);
  correctClock(new Date('2026-11-20T12:00:00').getTime());
  expect(card.hidden).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Share' }));
  await waitFor(() => expect(mockShareOffer).toHaveBeenCalledTimes(1));
  correctClock(Date.now());
  expect(card.hidden).toBe(true);
});

test('shows an expired offer to authors [OFFR-2]', () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  expect(mount({ endDate: new Date('2026-01-01T00:00:00') }).hidden).toBe(false);
});

test('opens the details in a modal whose heading is the modal title [OFFR-1/modal] [ANLT-1/offers]', async () => {
  mount({ modalTitle: 'Four tires, $80 less' });
  await user.click(screen.getByRole('link', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Four tires, $80 less' });
  expect(within(dialog).getByText('Buy four.')).toBeInTheDocument();
  expect(document.querySelectorAll('#once')).toHaveLength(1);
  expect(dialog.querySelector('[data-offer-details]:not([hidden])')).toHaveTextContent('Buy four.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Details' })).toHaveFocus();
  expect(getEvents()).toEqual([{ event: 'offer.modal_open', eventInfo: { friendlyId: 'set-80' } }]);
});

test('opens the details of the card that a hash ending in .open names [OFFR-5] [MODL-1/hash]', async () => {
  mount();
  location.hash = '#set-80.open';
  expect(await screen.findByRole('dialog', { name: '$80 off' })).toBeInTheDocument();
});

test('loads the share dialog on demand from the card and from its details [SHARE-1]', async () => {
  mount();
  await user.click(screen.getByRole('link', { name: 'Share' }));
  await waitFor(() => expect(mockShareOffer).toHaveBeenCalledTimes(1));
  expect(mockShareOffer).toHaveBeenCalledWith({
    friendlyId: 'set-80',
    title: '$80 off',
    printHref: '/offers/offer-detail/set-80/#print',
  });
  await user.click(screen.getByRole('link', { name: 'Details' }));
  await user.click(await screen.findByRole('link', { name: 'Share this' }));
  await waitFor(() => expect(mockShareOffer).toHaveBeenCalledTimes(2));
  expect(getEvents()).toMatchObject([
    { event: 'offer.modal_open' },
    { event: 'offer.modal_click' },
  ]);
});

test('shows a message beside the link when the share dialog fails to load, and retries on the next click [MOUNT-4/retry-offered]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  mount();
  const link = screen.getByRole('link', { name: 'Share' });
  mockShareOffer.mockImplementationOnce(() => {
    throw new Error('no');
  });
  await user.click(link);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent("didn't load"));
  expect(logged).toHaveBeenCalledTimes(1);
  await user.click(link);
  await waitFor(() => expect(mockShareOffer).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('status')).toBeNull();
  logged.mockRestore();
});

test('leaves the links to the browser after the card is unmounted [MOUNT-6/removed]', async () => {
  const card = mount();
  unmount();
  const clicked = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  card.addEventListener('click', clicked);
  await user.click(screen.getByRole('link', { name: 'Details' }));
  expect(clicked).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
