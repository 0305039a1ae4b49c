import { manifest } from '../manifest';
import { mounts } from '../runtime/registry';
import { createScan } from '../runtime/scan';
import { sightingsOf } from '../schema/sighting';

test.each([
  '<nav class="navigation post-navigation" aria-label="Posts"><a href="/next/">Next</a></nav>',
  '<nav class="navigation pagination"><a href="/page/2/">2</a></nav>',
  '<a class="cart-icon" href="/basket/">Basket</a>',
])('leaves the markup of a CMS theme alone: %s [MOUNT-1]', (html) => {
  document.body.innerHTML = html;
  createScan(sightingsOf(manifest), () => new Promise<never>(() => {}))();
  expect(mounts.size).toBe(0);
  expect(document.body.innerHTML).toBe(html);
});
