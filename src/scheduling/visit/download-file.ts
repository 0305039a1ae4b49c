/** Milliseconds after which the browser has read the file. */
const READ_TIME = 60_000;

/** Offers a text to the visitor as a file. */
export const downloadFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_TIME);
};
