import { ARTICLE_ID } from '../../domain/tires/article-id';
import { cleanText, cleanValue } from '../../domain/text/clean-text';
import { parseDay } from '../../domain/time/day';
import { type Authored, defineAttribute, parseMatch, type Presence } from './attributes';

const parseCount = parseMatch(/^\d{1,4}$/);

const parseAmount = parseMatch(/^\d{1,6}(\.\d{1,2})?$/);

const toNumber = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

// The kinds of attributes that only the placeholders of a page's content have, so that a page with
// only a header doesn't load them.

/** A comma-separated list. */
export const list = <P extends Presence<readonly string[]>>(options: P & Authored) =>
  defineAttribute<readonly string[], P>(
    'list',
    (raw) => {
      const parts = raw.split(',').map(cleanText);
      return parts.every(Boolean) ? parts : undefined;
    },
    options,
  );

/** The code of an article, or both codes of a front and a rear tire: `200046_200053`. */
export const article = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('article', parseMatch(ARTICLE_ID), options);

/** A language tag such as en-US. */
export const language = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('language', parseMatch(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i), options);

/** A calendar date. */
export const day = <P extends Presence<Date>>(options: P & Authored) =>
  defineAttribute<Date, P>('day', (raw) => parseDay(cleanValue(raw)), options);

/** A whole number of days or pieces, 0 to 9,999. */
export const count = <P extends Presence<number>>(options: P & Authored) =>
  defineAttribute<number, P>('count', (raw) => toNumber(parseCount(raw)), options);

/** An amount of US dollars. */
export const amount = <P extends Presence<number>>(options: P & Authored) =>
  defineAttribute<number, P>('amount', (raw) => toNumber(parseAmount(raw)), options);
