import postcss from 'postcss';
import { getContrastRatio } from '../../../fixtures/html/design/contrast';
import { REM_TOKEN } from '../../tokens/own-rem';
import { DESIGN_TOKENS } from '../../tokens/design-tokens';
import { getMediaType, loadFinal } from '../../../authoring/sources/load-file';
import type { LoadFile } from '../../../authoring/sources/load-file';
import { decodeFile } from '../../../authoring/sources/load-text';
import { loadManifest } from '../load-manifest';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

interface PageStyles {
  /** The texts of the page's stylesheets that can be read. */
  readonly texts: readonly string[];
  readonly findings: readonly Finding[];
}

const loadStyles = async (page: Page, load: LoadFile): Promise<PageStyles> => {
  const texts = [...page.styles];
  const findings: Finding[] = [];
  for (const url of page.styleSheets) {
    const sheet = await loadFinal(load, url);
    if (sheet.status === 200 && getMediaType(sheet) === 'text/css') {
      texts.push(decodeFile(sheet));
    } else {
      findings.push(
        fail(
          `${url.href} is ${sheet.status} ${getMediaType(sheet)}`,
          'Serve the stylesheet as text/css, or remove its link',
        ),
      );
    }
  }
  return { texts, findings };
};

/** Parses a stylesheet; undefined if it has a syntax error. */
const parseStyles = (text: string): postcss.Root | undefined => {
  try {
    return postcss.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the custom properties of stylesheets, by their names without the leading dashes; the last value counts. */
const parseProperties = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const text of texts) {
    parseStyles(text)?.walkDecls(/^--/, ({ prop, value, parent }) => {
      const rule = parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
      if (/(^|,)\s*(:root|html|body)\b/.test(rule)) values.set(prop.slice(2), value.trim());
    });
  }
  return values;
};

/** Converts a color to `#rrggbb`; undefined for one in another notation. */
const toHex = (color: string | undefined): string | undefined => {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color ?? '') ?? [];
  return long ? `#${long}` : short && `#${short.replaceAll(/./g, '$&$&')}`;
};

const checkContrast = (values: ReadonlyMap<string, string>): Finding[] =>
  DESIGN_TOKENS.flatMap(({ name, contrast }) =>
    (contrast?.against ?? []).flatMap((back) => {
      const [one, other] = [toHex(values.get(name)), toHex(values.get(back))];
      const minimum = contrast?.minimum ?? 0;
      if (!one || !other) return [];
      const ratio = getContrastRatio(one, other);
      return ratio < minimum
        ? [
            fail(
              `--${name} on --${back} is ${ratio.toFixed(2)}:1`,
              `Choose colors with at least ${minimum}:1 (WCAG 2.2)`,
            ),
          ]
        : [];
    }),
  );

/** Checks that the page's stylesheets load, set the design tokens, and keep their contrast. */
export const checkTokens = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const { texts, findings } = await loadStyles(page, load);
  const values = parseProperties(texts);
  const missing = DESIGN_TOKENS.filter(({ name }) => !values.has(name)).map(({ name }) => name);
  const contrast = checkContrast(values);
  const count = `${DESIGN_TOKENS.length - missing.length} of ${DESIGN_TOKENS.length} design tokens`;
  if (missing.length === DESIGN_TOKENS.length) {
    return [
      ...findings,
      warn(
        `${count}: everything has the default colors`,
        "Link the delivered tokens.<brand>.css, or set the brand's own",
      ),
    ];
  }
  return [
    ...findings,
    ...contrast,
    missing.length > 0
      ? warn(
          `${count}, without ${missing.map((name) => `--${name}`).join(', ')}`,
          'Set the missing ones on :root; the others have defaults',
        )
      : pass(count),
  ];
};

/** Checks whether a stylesheet has rules for bare elements outside a cascade layer. */
const hasElementRules = (text: string): boolean =>
  parseStyles(text)?.nodes.some(
    (node) =>
      node.type === 'rule' &&
      node.selectors.some((selector) =>
        /(^|[\s>+~])(button|ul|ol|h[1-6]|input|table|svg)$/.test(selector),
      ),
  ) ?? false;

/** How much of each unit the browser's own text size is. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['%', 100],
  ['px', 16],
]);

/** Finds a font size of the root element that isn't the browser's own, and the `--bsro-rem` that makes up for it. */
const findRootSize = (
  texts: readonly string[],
): { readonly size: string; readonly rem: string } | undefined => {
  const sizes = texts.flatMap((text) => {
    const found: string[] = [];
    parseStyles(text)?.walkDecls(/^font-size$/i, ({ value, parent }) => {
      const rule = parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
      if (/(^|,)\s*(:root|html)\s*(,|$)/.test(rule)) found.push(value.trim());
    });
    return found;
  });
  const size = sizes.at(-1);
  const [, number = '', unit = ''] = /^([\d.]+)(%|px|r?em)$/.exec(size ?? '') ?? [];
  const share = Number(number) / (UNITS.get(unit) ?? 1);
  return size && share > 0 && share !== 1
    ? { size, rem: `${Number((1 / share).toFixed(4))}rem` }
    : undefined;
};

/** Checks that the bundle's text has the visitor's size even if the theme has changed the size of `1rem`. */
export const checkTextSize = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const { texts } = await loadStyles(page, load);
  const changed = findRootSize(texts);
  const own = parseProperties(texts).get(REM_TOKEN.slice(2));
  if (!changed || own) return [pass(own ? `${REM_TOKEN}: ${own}` : '1rem is the text size')];
  return [
    fail(
      `html { font-size: ${changed.size} } changes the size of the bundle's text`,
      `Set ${REM_TOKEN}: ${changed.rem} on :root`,
    ),
  ];
};

/** Checks that the bundle's stylesheets win over the rules of the page's theme for bare elements. */
export const checkTheme = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const manifest = await loadManifest(page, load);
  const name = Object.values(manifest?.chunks ?? {})
    .flat()
    .find((file) => /\/core\.[^/]*css$/.test(file));
  if (!name) return [];
  const sheet = await load(new URL(name, page.assetBase));
  const { texts } = await loadStyles(page, load);
  const isLayered = /@layer\s+bsro/.test(sheet.body.toString('utf8'));
  if (!isLayered) return [pass('the stylesheets of the bundle win over any theme')];
  return [
    texts.some(hasElementRules)
      ? fail(
          'the stylesheets of the bundle are in a layer, and the theme styles bare elements outside of one',
          'Deliver with --styles raised, or put the theme into a layer before bsro',
        )
      : pass('the theme and the stylesheets of the bundle are in layers'),
  ];
};
