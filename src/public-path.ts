/**
 * Returns the base URL of the chunks: `data-asset-base` on `<html>` or on the script, or else the
 * folder of the script. A client library's script is next to its `resources` folder, whatever hash
 * or `.min` the CMS adds to its name.
 * @returns an absolute URL that ends in a slash
 */
export const getPublicPath = (page: Document): string => {
  const script = page.currentScript;
  const declared = page.documentElement.dataset['assetBase'] ?? script?.dataset['assetBase'];
  const folder =
    declared === undefined
      ? (script?.getAttribute('src') ?? '')
          .replace(/[?#].*/, '')
          .replace(/(\/clientlib[^/.]*)\.[^/]*$/, '$1/resources/')
      : declared.replace(/\/*$/, '/');
  return new URL(folder.replace(/[^/]*$/, ''), page.baseURI).href;
};

__webpack_public_path__ = getPublicPath(document);
// A script's nonce is readable only as a property. Lazily loaded chunks use the same nonce.
__webpack_nonce__ = document.currentScript?.nonce ?? '';
