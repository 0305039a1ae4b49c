import { type OnError, reports } from './report';

/** Passes every reported error to a listener: the errors that are kept so far, and all later ones. */
export const listenToErrors = (onError: OnError): void => {
  const push = reports.push.bind(reports);
  for (const entry of reports) onError(...entry);
  reports.push = (...later) => {
    for (const entry of later) onError(...entry);
    return push(...later);
  };
};
