import { PAGES } from './addresses';

/** Address of the appointment page for a visitor who comes from the chat (CHAT-1). */
export const chatAppointmentAddress = (storeNumber: string | undefined): string => {
  const query = new URLSearchParams({ sa_source: 'chat' });
  if (storeNumber !== undefined) query.set('storeNumber', storeNumber);
  return `${PAGES.scheduleAppointment}?${query}`;
};
