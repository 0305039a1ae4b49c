import { getServicePictureUrl } from '../../site/service-picture';

interface ServicePictureProps {
  serviceId: string;
  /** CSS pixels. */
  width: number;
}

/** The picture of a popular service; decorative, because the service's name is beside it. */
export function ServicePicture({ serviceId, width }: ServicePictureProps) {
  const getSet = (format: 'avif' | 'webp'): string =>
    [1, 2]
      .map((scale) => `${getServicePictureUrl(serviceId, { width, format, scale })} ${scale}x`)
      .join(', ');
  return (
    <picture className="bsro-booking__picture">
      <source type="image/avif" srcSet={getSet('avif')} />
      <img
        src={getServicePictureUrl(serviceId, { width, format: 'webp', scale: 1 })}
        srcSet={getSet('webp')}
        width={width}
        height={(width * 2) / 3}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
