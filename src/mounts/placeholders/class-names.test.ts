import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../manifest';
import { mounts } from '../runtime/registry';
import { createScan } from '../runtime/scan';
import { createMountTriggers } from '../schema/mount-trigger';

/** The class names without the prefix, which existing pages use, and the attributes that they require. */
const WITHOUT_PREFIX: Readonly<Record<string, readonly string[]>> = {
  'reviews-app-v2': ['type', 'id'],
  'store-container': ['storeId'],
};

const PREFIX = 'bsro-';

const classNames = manifest.map(({ match }) => match.className);
const prefixed = classNames.filter((className) => !(className in WITHOUT_PREFIX));

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

test('no CMS adds the class name of a placeholder to the element around a component [MOUNT-1]', () => {
  // AEM and Edge Delivery add the name of the component or block, which is the name of the placeholder.
  expect(manifest.filter(({ name }) => classNames.includes(name))).toEqual([]);
});

test('no feature renders an element with the class name of a placeholder [MOUNT-1]', () => {
  const root = path.join(__dirname, '../..');
  const sources = ['chunks', 'ui']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const rendered = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/class(?:Name)?[=:]\W*([\w\s-]+)/g)]
      .flatMap(([, names = '']) => names.trim().split(/\s+/))
      .filter((name) => classNames.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(rendered).toEqual([]);
});

test.each([
  '<nav class="navigation post-navigation" aria-label="Posts"><a href="/next/">Next</a></nav>',
  '<nav class="navigation pagination"><a href="/page/2/">2</a></nav>',
  '<p class="price product-price"><span>$12.00</span></p>',
  '<div class="order"><p>Order 12</p></div>',
])('does not change the markup of a CMS theme: %s [MOUNT-1]', (html) => {
  document.body.innerHTML = html;
  scan();
  expect(mounts.size).toBe(0);
  expect(document.body.innerHTML).toBe(html);
});
