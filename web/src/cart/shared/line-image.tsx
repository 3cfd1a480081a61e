import Box from '@mui/material/Box';
import { useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { pictureSources } from '../../ui/picture-sources.ts';

/** For an article that has no picture or whose picture does not load. */
export const FALLBACK_IMAGE_URL = 'https://placehold.co/192x192/e6e7e3/545b60?text=Baustoff';

interface LineImageProps {
  url: string | undefined;
  /** In px. */
  size: number;
  /** In a long list: loads as it comes into view. */
  isLazy?: boolean;
}

/** The square, decorative picture of a line item. */
export function LineImage({ url, size, isLazy }: LineImageProps) {
  const [failures, setFailures] = useState(0);
  const source = [...(url ? [url] : []), FALLBACK_IMAGE_URL][failures];
  return (
    <Box sx={{ ...frame, width: size, height: size }}>
      {source && (
        <img
          loading={isLazy ? 'lazy' : undefined}
          {...pictureSources(source)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          style={{ display: 'block', objectFit: 'cover' }}
          onError={() => setFailures(failures + 1)}
        />
      )}
    </Box>
  );
}

const frame = {
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: COLORS.concrete,
};
