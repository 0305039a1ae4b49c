const INSTRUMENTATION = /^data-(aue|richtext)-/;

/** Checks whether an editor has marked an element. */
export const isInstrumented = (element: Element): boolean =>
  [...element.attributes].some(({ name }) => INSTRUMENTATION.test(name));

/** Moves the attributes by which an editor finds an element. */
export const moveInstrumentation = (from: Element, to: Element): void => {
  if (!isInstrumented(from)) return;
  for (const { name, value } of [...from.attributes]) {
    if (!INSTRUMENTATION.test(name)) continue;
    to.setAttribute(name, value);
    from.removeAttribute(name);
  }
  // What an author edits must be visible.
  to.removeAttribute('hidden');
};
