import Box from '@mui/material/Box';
import { COLORS } from '../lib/theme/colors.ts';
import { pictureSources } from './picture-sources.ts';

interface ScenePictureProps {
  /** Prefix of the file names of one of our own illustrations. */
  name?: string;
  /** Address of any other picture. */
  url?: string | undefined;
  alt: string;
  sizes: string;
  /** CSS height to crop to; without one the picture keeps its ratio. */
  height?: string | Record<string, number | string>;
}

/** An illustration, 4:3. */
export function ScenePicture({
  name = '',
  url = `/pictures/${name}-800.webp`,
  alt,
  sizes,
  height = 'auto',
}: ScenePictureProps) {
  return (
    <Box
      component="img"
      {...pictureSources(url)}
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
