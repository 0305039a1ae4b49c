import type { ImgHTMLAttributes } from 'react';
import { getTireImageUrl } from '../../site/picture-urls';
import type { TireImageOptions } from '../../site/picture-urls';
import { Picture } from '../Picture';
import './tire-picture.css';

interface TirePictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'alt' | 'loading'
> {
  brand: string;
  name: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** 60, from side and front, by default. */
  angle?: TireImageOptions['angle'];
}

/** A tire's picture; decorative unless it has a text. */
export function TirePicture({ brand, name, angle = 60, ...image }: TirePictureProps) {
  const { width, height } = image;
  return (
    <Picture
      {...image}
      pictureClassName="bsro-tire-picture"
      getUrl={(options) => getTireImageUrl(brand, name, { ...options, width, height, angle })}
    />
  );
}
