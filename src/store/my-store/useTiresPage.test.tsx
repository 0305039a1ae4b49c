import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeDrafts } from '../drafts';
import { readTiresPage, useTiresPage } from './useTiresPage';

function TiresPage({ href }: { href: string }) {
  useTiresPage();
  return (
    <a href={href}>
      <span>Change store</span>
    </a>
  );
}

beforeEach(() => sessionStorage.clear());

const followLink = async (href: string): Promise<void> => {
  const { getByText, unmount } = render(<TiresPage href={href} />);
  // jsdom doesn't navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(getByText('Change store'));
  unmount();
};

test.each([
  ['/tires/size/?cs=205&ar=55&rs=16&brands=Roadline', '/locate/display-map/'],
  ['/content/bsro/fcac/en/tires/guide.html?step=tires', '/locate/display-map/?zip=61614'],
  ['/tires/brands/roadline/touring4/1/?Q12#compare=1,2', '/locate/display-map/'],
])('remembers %s when the visitor follows a link to the stores [MYST-5]', async (page, href) => {
  history.replaceState(null, '', page);
  await followLink(href);
  expect(readTiresPage()).toBe(`${location.origin}${page}`);
});

test('leaves out the store that the page names, because the visitor chooses another one [MYST-1] [MYST-5]', async () => {
  history.replaceState(null, '', '/tires/size/?cs=205&storeNumber=310001&store=310002&ar=55');
  await followLink('/locate/display-map/');
  expect(readTiresPage()).toBe(`${location.origin}/tires/size/?cs=205&ar=55`);
});

test.each(['/cart/', 'https://maps.example/locate/display-map/'])(
  'remembers nothing when the visitor follows a link to %s [MYST-5]',
  async (href) => {
    await followLink(href);
    expect(readTiresPage()).toBeUndefined();
  },
);

test('remembers nothing when a link to the stores opens a panel instead [MYST-5]', async () => {
  const { getByText } = render(<TiresPage href="/locate/display-map/" />);
  getByText('Change store').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(getByText('Change store'));
  expect(readTiresPage()).toBeUndefined();
});

test('forgets the tires when the visitor has returned to a page of tires, and when a driver signs out [MYST-5] [SESS-3]', async () => {
  for (const forget of [() => render(<TiresPage href="/" />).unmount(), removeDrafts]) {
    await followLink('/locate/display-map/');
    expect(readTiresPage()).toBeDefined();
    forget();
    expect(readTiresPage()).toBeUndefined();
  }
});

test.each([
  'https://evil.example/tires/',
  '//evil.example/tires/',
  ['javascript', 'alert(1)'].join(':'),
  'http://fcac.localhost.evil.example/',
  '/tires/',
  7,
  null,
])('ignores %j in storage, which is no URL of this host [MYST-5]', (stored) => {
  sessionStorage.setItem('bsro-draft-tires-page', JSON.stringify(stored));
  expect(readTiresPage()).toBeUndefined();
});
