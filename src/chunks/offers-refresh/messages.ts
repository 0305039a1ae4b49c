export const formatOffersStore = (storeName: string): string => `At ${storeName}`;
