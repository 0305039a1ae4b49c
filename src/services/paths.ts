/** Base path of the service calls. */
export const SERVICES_BASE = '/bsro/services/';
