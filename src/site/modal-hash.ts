/** Ends an address's hash that opens a modal: `#sign-in.open` (MODL-1, OFFR-5). */
export const MODAL_ENDING = '.open';
