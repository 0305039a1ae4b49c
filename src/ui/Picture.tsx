import type { ImgHTMLAttributes } from 'react';

interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'decoding'
> {
  /** Returns the URL in a format, for a number of pixels per CSS pixel. */
  getUrl: (options: { format: 'avif' | 'webp'; scale: number }) => string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** The class of the picture; `className` is the image's. */
  pictureClassName: string;
}

/** A picture of the image service in the best format that the browser has; decorative unless it has a text. */
export function Picture({
  getUrl,
  pictureClassName,
  alt = '',
  loading = 'lazy',
  ...img
}: PictureProps) {
  const src = getUrl({ format: 'webp', scale: 2 });
  const srcSet = [1, 2].map((scale) => `${getUrl({ format: 'avif', scale })} ${scale}x`).join(', ');
  return (
    // The key makes React replace the elements, which removes the previous picture at once.
    <picture className={pictureClassName} key={src}>
      <source type="image/avif" srcSet={srcSet} />
      <img {...img} src={src} alt={alt} loading={loading} decoding="async" />
    </picture>
  );
}
