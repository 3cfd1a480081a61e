import Box from '@mui/material/Box';
import { COLORS } from '../theme/colors.ts';

interface ScenePictureProps {
  /** Beginning of the files' names. */
  name: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
}

/** A drawn scene, four to three; the browser takes the smallest of its files that is sharp. */
export function ScenePicture({ name, alt, sizes }: ScenePictureProps) {
  return (
    <Box
      component="img"
      src={`/pictures/${name}-800.webp`}
      srcSet={`/pictures/${name}-400.webp 400w, /pictures/${name}-800.webp 800w`}
      sizes={sizes}
      width={800}
      height={600}
      alt={alt}
      loading="lazy"
      decoding="async"
      sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: COLORS.concrete }}
    />
  );
}
