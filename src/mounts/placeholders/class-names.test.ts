import { manifest } from '../manifest';
import { mounts } from '../runtime/registry';
import { createScan } from '../runtime/scan';
import { createMountTriggers } from '../schema/mount-trigger';

/** Class names without the prefix, and the attributes that they require. */
const WITHOUT_PREFIX: Readonly<Record<string, readonly string[]>> = {
  'reviews-app-v2': ['type', 'id'],
  'store-container': ['storeId'],
  'tire-search-form': ['default'],
  'tire-search': ['searchType'],
  'tire-detail': ['article', 'brand', 'tireName'],
  'tire-comparison': [],
  'tire-decision-guide': [],
  'schedule-appointment': [],
  'expedited-booking': [],
  appointment: [],
  'cart-app': [],
  'checkout-app': ['paymentOrigin'],
  order: [],
};

const PREFIX = 'bsro-';

const prefixed = manifest
  .map(({ match }) => match.className)
  .filter((className) => !(className in WITHOUT_PREFIX));

const scan = createScan(createMountTriggers(manifest), () => new Promise<never>(() => {}));

test.each(prefixed)('the class name %s begins with the prefix of the bundle [MOUNT-1]', (name) => {
  expect(name).toMatch(/^bsro-[a-z]/);
});

test.each(Object.entries(WITHOUT_PREFIX))(
  'the class name %s, which has no prefix, mounts only with its required attributes [MOUNT-1] [MOUNT-8]',
  (className, names) => {
    const placeholder = manifest.find(({ match }) => match.className === className);
    expect(
      Object.entries(placeholder?.attributes ?? {})
        .filter(([, { required }]) => required)
        .map(([name]) => name),
    ).toEqual(names);
  },
);

test.each(prefixed.map((className) => className.slice(PREFIX.length)))(
  "does not mount a theme's own .%s [MOUNT-1]",
  (className) => {
    const html = `<div class="${className}" data-brand="A" data-id="1"><p>Theme</p></div>`;
    document.body.innerHTML = html;
    scan();
    expect(mounts.size).toBe(0);
    expect(document.body.innerHTML).toBe(html);
  },
);

test.each([
  '<nav class="navigation post-navigation" aria-label="Posts"><a href="/next/">Next</a></nav>',
  '<nav class="navigation pagination"><a href="/page/2/">2</a></nav>',
  '<p class="price product-price"><span>$12.00</span></p>',
])('does not change the markup of a CMS theme: %s [MOUNT-1]', (html) => {
  document.body.innerHTML = html;
  scan();
  expect(mounts.size).toBe(0);
  expect(document.body.innerHTML).toBe(html);
});
