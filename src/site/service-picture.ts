/** Returns the URL of a service's picture, which is half as wide again as it is high. */
export const getServicePictureUrl = (
  serviceId: string,
  { width, format, scale }: { width: number; format: 'avif' | 'webp'; scale: number },
): string =>
  `/is/image/services/${encodeURIComponent(serviceId)}?wid=${width}&fmt=${format}&scl=${scale}`;
