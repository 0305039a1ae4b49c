import { type OnError, reports } from './report';

/** Passes every reported error to a listener: those that are kept from before, and after this call. */
export const listenToErrors = (onError: OnError): void => {
  const push = reports.push.bind(reports);
  for (const entry of reports) onError(...entry);
  reports.push = (...later) => {
    for (const entry of later) onError(...entry);
    return push(...later);
  };
};
