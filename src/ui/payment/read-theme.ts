/** The page's custom property for each color of the provider's fields. */
const COLORS = {
  colorText: '--ink',
  colorMuted: '--ink-soft',
  colorBackground: '--surface-raised',
  colorBorder: '--line-strong',
  colorError: '--bad',
  colorFocus: '--focus',
} as const;

/** Reads the page's colors, font size, and corner radius for the provider's fields; omits unset ones. */
export const readTheme = (element: HTMLElement): Readonly<Record<string, string | number>> => {
  const style = getComputedStyle(element);
  const colors = Object.entries(COLORS).flatMap(([name, property]) => {
    const color = style.getPropertyValue(property).trim();
    return color ? [[name, color] as const] : [];
  });
  const fontSize = Math.round(Number.parseFloat(style.fontSize));
  const radius = Math.round(Number.parseFloat(style.getPropertyValue('--radius-s')));
  return {
    ...Object.fromEntries(colors),
    ...(fontSize > 0 && { fontSize }),
    ...(radius >= 0 && { borderRadius: radius }),
  };
};
