import { SITE_NAMES } from '../../../src/site/brands';
import { getAttribute } from '../../../authoring/markup';
import { isUnknownVersion } from '../../../src/site/switches';
import { PAGE_SWITCHES } from '../../../authoring/page-attributes';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

/** Checks the site name, on which cookies, stores, and prices depend. */
export const checkSiteName = ({ siteName }: Page): Finding[] => [
  SITE_NAMES.some((name) => name === siteName)
    ? pass(`data-site-name="${siteName ?? ''}"`)
    : fail(
        siteName === undefined ? 'no data-site-name on html' : `data-site-name="${siteName}"`,
        `Set one of ${SITE_NAMES.join(', ')} on the html element`,
      ),
];

/** Checks that links to a hash or a path stay on the page and on the site. */
export const checkBase = ({ elements }: Page): Finding[] => {
  const base = elements.find(
    (element) => element.name === 'base' && getAttribute(element, 'href') !== undefined,
  );
  return [
    base
      ? fail(
          `<base href="${getAttribute(base, 'href') ?? ''}"> changes where links to a hash or a path lead, and calls go`,
          'Remove href from the base element',
        )
      : pass('no base URL'),
  ];
};

const VALUE = /^(?:v?[12]|true|false|on|off)$/i;

/** Checks that every switch of the page is known, and has a value that the bundle reads. */
export const checkSwitches = ({ switches = '' }: Page): Finding[] => {
  const list = switches.split(/\s+/).filter(Boolean);
  const wrong = list.filter((item) => {
    const [name = '', value = 'on'] = item.split(':');
    return !PAGE_SWITCHES.includes(name) || !VALUE.test(value) || isUnknownVersion(name, value);
  });
  if (wrong.length > 0) {
    return [
      warn(
        `data-switches has ${wrong.join(', ')}`,
        `Write name:value, separated by spaces, with the names ${PAGE_SWITCHES.join(', ')}`,
      ),
    ];
  }
  return [
    pass(list.length > 0 ? `data-switches="${list.join(' ')}"` : 'no switches, all defaults'),
  ];
};
