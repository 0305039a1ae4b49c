/** Milliseconds until the object URL is revoked; the browser has read the file by then. */
const REVOKE_DELAY = 60_000;

export const downloadFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
};
