import { useId } from 'react';
import { flushSync } from 'react-dom';
import { createPageRoot } from './page-root';

function Field() {
  return <input id={useId()} />;
}

/** Renders fields in two roots of another copy of React, as another widget of the page does. */
const renderOthers = (): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    const { createElement, useId: useOtherId } = await import('react');
    const { flushSync: flushOther } = await import('react-dom');
    const { createRoot: createOtherRoot } = await import('react-dom/client');
    const OtherField = () => createElement('input', { id: useOtherId() });
    for (let count = 0; count < 2; count += 1) {
      const root = createOtherRoot(document.body.appendChild(document.createElement('div')));
      flushOther(() => root.render(createElement(OtherField)));
    }
  });

test('shares no ID with the roots of another React on the page', async () => {
  await renderOthers();
  for (let count = 0; count < 2; count += 1) {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createPageRoot(container, (error) => {
      throw error;
    });
    flushSync(() => root.render(<Field />));
  }
  const ids = [...document.querySelectorAll('input')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.filter((id) => id.includes('bsro-'))).toHaveLength(2);
});
