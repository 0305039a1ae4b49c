const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Checks whether a URL points to the developer's own machine, which browsers trust without HTTPS. */
export const isLocalHost = ({ hostname }: URL): boolean => LOCAL.test(hostname);
