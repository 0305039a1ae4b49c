import { getServicePictureUrl } from '../../site/picture-urls';
import { Picture } from '../../ui/Picture';

interface ServicePictureProps {
  serviceId: string;
  /** CSS pixels. */
  width: number;
}

/** The picture of a popular service; decorative, because the service's name is beside it. */
export function ServicePicture({ serviceId, width }: ServicePictureProps) {
  return (
    <Picture
      pictureClassName="bsro-booking__picture"
      width={width}
      height={(width * 2) / 3}
      getUrl={(options) => getServicePictureUrl(serviceId, { ...options, width })}
    />
  );
}
