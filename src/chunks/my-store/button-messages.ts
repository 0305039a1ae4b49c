export const PANEL_NOT_LOADED = "My store didn't open. Use the link to go to its page.";
