import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { useLogFailure } from '../lib/api/api-failure.ts';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { GRID_STYLES } from './item-card-styles.ts';
import { Block, Text } from './layout.tsx';
import { FILLING, PicturePlace } from './product-image.tsx';

interface LoadedListProps<Item> {
  result: UseQueryResult<Item[]>;
  problem: string;
  loading: ReactNode;
  none: string;
  /** As part of a sentence: `der Katalog`. */
  name: string;
  /** The hint if loading fails for a reason other than the connection. */
  notLoaded: string;
  children(items: readonly Item[]): ReactNode;
}

/** A loaded list; a placeholder while it loads, an empty list if that fails. */
export function LoadedList<Item>({
  result: { data, error, isFetching, refetch },
  problem,
  loading,
  none,
  name,
  notLoaded,
  children,
}: LoadedListProps<Item>) {
  // Renders the list in a transition, so that it does not block input.
  const items = useDeferredValue(data);
  useLogFailure(problem, error);
  const cause = useCauseOfFailure(name, notLoaded);
  if (items) return children(items);
  if (data || isFetching) return loading;
  return (
    <EmptyList
      title={none}
      hint={cause}
      action="Erneut versuchen"
      onAction={() => void refetch()}
    />
  );
}

const line = { mb: { xs: 1, md: 1.5 }, lineHeight: { md: '48px' } };

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/**
 * A placeholder the size of a list's cards; the first `firstPictures` of them may show their pictures
 * early.
 */
export function ListPlaces({ firstPictures = 0 }: { firstPictures?: number }) {
  return (
    <Box aria-hidden="true" sx={GRID_STYLES}>
      {PLACES.map((place) => (
        <Box key={place} sx={cardPlace}>
          {place < firstPictures && <PicturePlace />}
        </Box>
      ))}
    </Box>
  );
}

const cardPlace = {
  height: 340,
  overflow: 'hidden',
  bgcolor: COLORS.plaster,
  borderRadius: 1,
  '& img': { ...FILLING, height: 'auto', aspectRatio: { xs: '3 / 2', sm: '16 / 9' } },
  // Hides the frame and icon that browsers draw.
  '& img:not([src])': { opacity: 0 },
};

/**
 * The number of matches, or that it is still loading; updated with every key and announced when
 * typing stops.
 */
export function ResultCount({ text }: { text: string }) {
  useAnnouncement(text);
  return <Typography sx={line}>{text}</Typography>;
}

interface EmptyListProps {
  title: string;
  /** Why it is empty, and what helps. */
  hint: string;
  action: string;
  onAction(): void;
  /** Further help, after the hint. */
  children?: ReactNode;
}

export function EmptyList({ title, hint, action, onAction, children }: EmptyListProps) {
  useAnnouncement(`${title}. ${hint}`);
  function act() {
    onAction();
    // The clicked button, and with it the focus, will be gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Text mt={1} mb={3}>
        {hint}
      </Text>
      {children && <Block mb={3}>{children}</Block>}
      <Button variant="outlined" onClick={act}>
        {action}
      </Button>
    </Box>
  );
}
