import type { APIResponse, Route } from '@playwright/test';

/** Fetches the response of an intercepted request from the host, so that a test can change it. */
export const fetchResponse = (route: Route): Promise<APIResponse> => {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  // Node doesn't resolve subdomains of localhost.
  url.hostname = 'localhost';
  return route.fetch({
    // The host may close an idle connection just when it is used again.
    maxRetries: 2,
    url: url.href,
    headers: { ...request.headers(), host },
  });
};
