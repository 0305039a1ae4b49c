import { Runtime } from '@adobe/htlengine';
import { TEXTS_TEMPLATE } from '../dictionary';
import { compileHtl } from './compile-htl';

/** Renders the entries of a site's dictionary as AEM prints them into the head of a page. */
export const renderTexts = async (
  entries: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const template = await compileHtl(TEXTS_TEMPLATE);
  const children = Object.entries(entries).map(([key, text]) => ({
    name: key,
    valueMap: { 'sling:message': text },
  }));
  return template(new Runtime().setGlobal({ resource: { children } }));
};
