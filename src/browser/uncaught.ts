import { report } from './report';

/**
 * Reports errors that the bundle's own code doesn't catch, such as an error in an event handler or a
 * rejected promise; ignores errors of other scripts.
 * @param folder the URL of the folder with the bundle's scripts
 */
export const reportUncaught = (folder: string): void => {
  const reportOwnError = (event: Event, error: unknown, during: string) => {
    if (!(error instanceof Error) || !error.stack?.includes(folder)) return;
    event.preventDefault();
    report(error, { source: 'page', during });
  };
  addEventListener('error', (event) => reportOwnError(event, event.error, 'event'));
  addEventListener('unhandledrejection', (event) => reportOwnError(event, event.reason, 'promise'));
};
