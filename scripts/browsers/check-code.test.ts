import { checkCode } from './check-code';

const check = (code: string): string[] => checkCode('page.ts', code);

test.each([
  ['a method of arrays', 'export const f = (a) => a.toSorted();', 'Array.toSorted'],
  ['a method of elements', 'nav.showPopover();', 'HTMLElement.showPopover'],
  ['a reflected attribute', "button.ariaExpanded = 'true';", 'Element.ariaExpanded'],
  ['a static method', 'Object.groupBy([], String);', 'Object.groupBy'],
  ['a global', 'requestIdleCallback(() => {});', 'Window.requestIdleCallback'],
])('reports %s that a supported browser lacks', (_what, code, feature) => {
  expect(check(code)).toEqual([expect.stringMatching(`^page.ts:1 uses \\S+${feature}, `)]);
});

test.each([
  ['all browsers have', 'structuredClone([1].at(-1));'],
  ['the code declares', 'const requestIdleCallback = (f) => f(); requestIdleCallback(0);'],
  ['the code tests for by typeof', "if (typeof nav.showPopover === 'function') nav.showPopover();"],
  ['the code tests for by in', "if ('toSorted' in list) list.toSorted();"],
  ['the code calls optionally', 'nav.showPopover?.();'],
  ['a comment declares an enhancement', '// enhancement: the page waits.\nrequestIdleCallback(f);'],
  ['shares its name with a supported method of another class', 'dialog.close();'],
])('accepts a feature that %s', (_what, code) => {
  expect(check(code)).toEqual([]);
});
