import type { ImgHTMLAttributes } from 'react';
import { getTireImageUrl, getTireImageSet } from '../../site/tire-urls';
import type { TireImageOptions } from '../../site/tire-urls';
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

/** A tire's picture in the best format that the browser has; decorative unless it has a text. */
export function TirePicture({
  brand,
  name,
  width,
  height,
  angle = 60,
  className,
  alt = '',
  loading = 'lazy',
}: TirePictureProps) {
  const src = getTireImageUrl(brand, name, { width, height, angle, format: 'webp', scale: 2 });
  return (
    // The key makes React replace the elements, which removes the previous tire's picture at once.
    <picture className="bsro-tire-picture" key={src}>
      <source
        type="image/avif"
        srcSet={getTireImageSet(brand, name, { width, height, angle, format: 'avif' })}
      />
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
