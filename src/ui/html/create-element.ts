/** Creates an element with properties and children. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
};
