import { PAGES } from './addresses';

/** Returns the address of the appointment page for a visitor of the chat (CHAT-1). */
export const getChatAppointmentAddress = (storeNumber: string | undefined): string => {
  const query = new URLSearchParams({ sa_source: 'chat' });
  if (storeNumber !== undefined) query.set('storeNumber', storeNumber);
  return `${PAGES.scheduleAppointment}?${query}`;
};
