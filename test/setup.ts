import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A wait ends when its condition is true; only one that fails takes this long.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no user timing and doesn't scroll.
if (typeof window !== 'undefined') {
  Object.assign(performance, { measure: () => {} });
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
}
