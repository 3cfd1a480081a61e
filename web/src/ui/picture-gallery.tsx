import Box from '@mui/material/Box';
import type { Picture } from '@shop/domain/product/picture';
import { type ReactNode, useRef, useState } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { PLAIN_LIST, ZOOMED } from '../lib/theme/shared-styles.ts';
import { part } from './layout.tsx';
import { isDrawn, pictureSources } from './picture-sources.ts';
import { FILLING, ProductImage } from './product-image.tsx';

interface PictureGalleryProps {
  item: { id: number; name: string; category: string; image_url?: string; pictures?: Picture[] };
  /** Width to height, in CSS notation; may differ by breakpoint. */
  ratio?: string | Record<string, string>;
  sx?: object;
  /** A drawing shows the kind of item, not the very one handed over. */
  hasSymbols?: boolean;
  /** Overlaid on the pictures. */
  children?: ReactNode;
}

/**
 * The pictures of an item's page. Several form a row to swipe, scroll or walk through with arrow keys,
 * with thumbnails below; the first is loaded at once, the others lazily.
 */
export function PictureGallery({
  item,
  ratio = '4 / 3',
  sx,
  hasSymbols = false,
  children,
}: PictureGalleryProps) {
  const { pictures = [], image_url } = item;
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [first] = pictures;
  const isSymbol = hasSymbols && isDrawn(pictures[shown]?.url ?? image_url);

  const altOf = ({ url, alt }: Picture) =>
    alt || (hasSymbols && isDrawn(url) ? `Symbolbild: ${item.name}` : item.name);
  const main = (picture: Picture | undefined, isFirst: boolean) => (
    <ProductImage
      product={picture ? { ...item, image_url: picture.url } : item}
      isMain
      isSeenFirst={isFirst}
      alt={altOf(picture ?? { url: image_url ?? '', alt: '' })}
    />
  );

  function show(index: number) {
    const { current } = row;
    current?.scrollTo({ left: index * current.clientWidth });
  }

  return (
    <Box {...(sx && { sx })}>
      <Box component="figure" sx={{ ...frame, aspectRatio: ratio }}>
        {pictures.length > 1 ? (
          <Box
            ref={row}
            role="region"
            aria-label="Bilder"
            // Arrow keys scroll it, but not every browser makes a scrollable element focusable.
            tabIndex={0}
            sx={slides}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setShown(Math.round(scrollLeft / clientWidth))
            }
          >
            {pictures.map((picture, index) => (
              <Box key={picture.url} sx={slide}>
                {main(picture, index === 0)}
              </Box>
            ))}
          </Box>
        ) : (
          main(first, true)
        )}
        {isSymbol && (
          // The picture's alternative text says so already.
          <SymbolNote aria-hidden>Symbolbild</SymbolNote>
        )}
        {children}
      </Box>
      {pictures.length > 1 && <Thumbnails {...{ pictures, altOf, shown }} onPick={show} />}
    </Box>
  );
}

interface ThumbnailsProps {
  pictures: readonly Picture[];
  shown: number;
  altOf(picture: Picture): string;
  onPick(index: number): void;
}

function Thumbnails({ pictures, shown, altOf, onPick }: ThumbnailsProps) {
  return (
    <Box component="ul" aria-label="Bild wählen" sx={thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <Box
            component="button"
            type="button"
            aria-label={`Bild ${index + 1} von ${pictures.length}: ${altOf(picture)}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onPick(index)}
            sx={thumbnail}
          >
            <Box
              component="img"
              {...pictureSources(picture.url)}
              sizes="96px"
              alt=""
              width={96}
              height={72}
              loading="lazy"
              sx={FILLING}
            />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const frame = {
  position: 'relative',
  // So that name and price fit below the picture on low screens.
  maxHeight: { xs: '36vh', md: 'none' },
  [ZOOMED]: { maxHeight: 'none' },
  m: 0,
  overflow: 'hidden',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
};

const slides = {
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '&:focus-visible': { outline: `3px solid ${COLORS.ink}`, outlineOffset: -3 },
};

const slide = { flex: 'none', width: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' };

const SymbolNote = part('figcaption', {
  position: 'absolute',
  left: 0,
  bottom: 0,
  px: 1,
  py: 0.25,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: COLORS.white,
});

const thumbnails = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  ...PLAIN_LIST,
  mt: 1,
};

const thumbnail = {
  display: 'block',
  width: { xs: 64, sm: 96 },
  aspectRatio: '4 / 3',
  p: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  bgcolor: COLORS.concrete,
  border: `2px solid ${COLORS.slab}`,
  borderRadius: 1,
  '&[aria-current]': { borderColor: COLORS.ink },
  '&:focus-visible': { outline: `3px solid ${COLORS.ink}`, outlineOffset: 2 },
};
