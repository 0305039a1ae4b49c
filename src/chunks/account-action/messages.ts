export const DIALOG_NOT_OPENED = "The form didn't open. Reload the page to try again.";
