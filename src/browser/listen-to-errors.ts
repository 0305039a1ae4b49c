import { type OnError, reports } from './report';

/** Passes every reported error to a listener: those from before, and after this call. */
export const listenToErrors = (onError: OnError): void => {
  const earlier = reports.splice(0);
  reports.push = (...later) => {
    for (const entry of later) onError(...entry);
    return 0;
  };
  reports.push(...earlier);
};
