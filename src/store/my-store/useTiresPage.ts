import { useEffect } from 'react';
import { check, pipe, string } from 'valibot';
import { parseUrl } from '../../browser/parse-url';
import { isDisplayMap } from '../../domain/stores/display-map';
import { createDraft } from '../drafts';
import { STORE_PARAMETERS } from './saved-store';

const isOwnUrl = (url: string): boolean => parseUrl(url)?.origin === location.origin;

const savedTiresPage = createDraft('tires-page', pipe(string(), check(isOwnUrl)));

/** Returns the URL of the tires that the visitor left in this tab to choose a store; undefined if they didn't. */
export const readTiresPage = (): string | undefined => savedTiresPage.read();

/** Returns this page's URL without the store that it may name, because the visitor chooses another one. */
const getTiresUrl = (): string => {
  const url = new URL(location.href);
  for (const name of STORE_PARAMETERS) {
    // A deletion would also rewrite the other parameters, such as a quote's ID.
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
};

/**
 * On a page of tires: remembers its URL when the visitor follows a link to the stores, who can then return. Until then,
 * forgets the tires that they have left before.
 */
export const useTiresPage = (): void =>
  useEffect(() => {
    savedTiresPage.remove();
    const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
      if (defaultPrevented) return;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin && isDisplayMap(link.pathname)) {
        savedTiresPage.save(getTiresUrl());
      }
    };
    addEventListener('click', handleClick);
    return () => removeEventListener('click', handleClick);
  }, []);
