import Box from '@mui/material/Box';
import { COLORS } from '../lib/theme/colors.ts';
import { pictureSources } from './picture-sources.ts';

interface ScenePictureProps {
  /** Beginning of the files' names. */
  name: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Any CSS height; the picture is cropped to it. Without one it keeps its shape. */
  height?: string | Record<string, number>;
}

/** A drawn scene, four to three; the browser takes the smallest of its files that is sharp. */
export function ScenePicture({ name, alt, sizes, height = 'auto' }: ScenePictureProps) {
  return (
    <Box
      component="img"
      {...pictureSources(`/pictures/${name}-800.webp`)}
      sizes={sizes}
      width={800}
      height={600}
      alt={alt}
      loading="lazy"
      decoding="async"
      sx={{ display: 'block', width: '100%', height, objectFit: 'cover', bgcolor: COLORS.concrete }}
    />
  );
}
