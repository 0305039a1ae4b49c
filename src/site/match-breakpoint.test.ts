/** @jest-environment jsdom */
import { isWithin, onBreakpoint } from './match-breakpoint';

test('reports changes of a breakpoint until stopped [SITE-7]', () => {
  const query = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null });
  const queries: string[] = [];
  Object.assign(window, {
    matchMedia: (text: string) => {
      queries.push(text);
      return query;
    },
  });
  expect(isWithin('phone')).toBe(true);
  const listener = jest.fn();
  const stop = onBreakpoint('phone', listener);
  query.dispatchEvent(Object.assign(new Event('change'), { matches: false }));
  stop();
  query.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  expect(listener.mock.calls).toEqual([[false]]);
  expect(queries).toEqual(['(max-width:767.98px)', '(max-width:767.98px)']);
});
