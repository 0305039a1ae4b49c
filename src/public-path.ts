/**
 * Returns the base URL of the chunks: `data-asset-base` on `<html>` or on the script, or else the
 * folder of the script. The script of a client library is next to the library's `resources`
 * folder, even if the CMS adds a hash or `.min` to the script's name.
 * @returns an absolute URL that ends in a slash
 */
export const getPublicPath = (page: Document): string => {
  const script = page.currentScript;
  // A CMS writes an empty attribute if its author has entered nothing.
  const declared =
    page.documentElement.dataset['assetBase']?.trim() || script?.dataset['assetBase']?.trim();
  const folder = declared
    ? declared.replace(/\/*$/, '/')
    : (script?.getAttribute('src') ?? '')
        .replace(/[?#].*/, '')
        .replace(/(\/clientlib[^/.]*)\.[^/]*$/, '$1/resources/');
  return new URL(folder.replace(/[^/]*$/, ''), page.baseURI).href;
};

__webpack_public_path__ = getPublicPath(document);
// Browsers hide the attribute `nonce`, but not the property. Lazily loaded chunks use the same nonce.
__webpack_nonce__ = document.currentScript?.nonce ?? '';
