const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Checks whether an address leads to the developer's own machine, which browsers trust without HTTPS. */
export const isLocalHost = ({ hostname }: URL): boolean => LOCAL.test(hostname);
