import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({
  // A wait ends when its condition is true; only one that fails takes this long.
  asyncUtilTimeout: 20_000,
  // Every attempt of a wait creates an error. HTML takes a tenth of the time that Testing Library's format takes.
  getElementError: (message, { innerHTML }) =>
    Object.assign(new Error(`${message ?? ''}\n\n${innerHTML.slice(0, 7_000)}`), {
      name: 'TestingLibraryElementError',
    }),
});

// jsdom has no user timing and doesn't scroll.
if (typeof window !== 'undefined') {
  Object.assign(performance, { measure: () => {} });
  Object.assign(Element.prototype, { scrollIntoView: () => {} });

  // The cookies of jsdom expire by the machine's clock. They live as long as the test's clock says, on any day.
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text: string) {
      const relative = text.replace(
        /\bexpires=([^;]+)/i,
        (_, date: string) => `max-age=${Math.round((Date.parse(date) - Date.now()) / 1000)}`,
      );
      cookie?.set?.call(this, relative);
    },
  });
}
