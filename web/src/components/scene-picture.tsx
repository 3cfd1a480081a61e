import Box from '@mui/material/Box';
import { COLORS } from '../lib/theme/colors.ts';
import { pictureSources } from './picture-sources.ts';

interface ScenePictureProps {
  /** Prefix of the file names. */
  name: string;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** CSS height to crop to; without one the picture keeps its ratio. */
  height?: string | Record<string, number | string>;
}

/** An illustration, 4:3. */
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
