import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { GRID_STYLES } from './item-card-styles.ts';

interface LoadedListProps<Item> {
  result: UseQueryResult<Item[]>;
  /** For the console, when it cannot be loaded. */
  problem: string;
  loading: string;
  /** What stands over an empty list. */
  none: string;
  /** Its name within a sentence: `der Katalog`. */
  name: string;
  /** Why it is empty, where the connection is not the cause. */
  notLoaded: string;
  children(items: readonly Item[]): ReactNode;
}

/** A list of the shop, or why there is none: it is on its way, or it could not be loaded. */
export function LoadedList<Item>({
  result: { data, error, isFetching, refetch },
  problem,
  loading,
  none,
  name,
  notLoaded,
  children,
}: LoadedListProps<Item>) {
  // The list is drawn in small steps, between which a press is answered.
  const items = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error(problem, error);
  }, [error, problem]);
  const cause = useCauseOfFailure(name, notLoaded);
  if (items) return children(items);
  if (data || isFetching) return <ListLoading text={loading} />;
  return (
    <EmptyList
      title={none}
      hint={cause}
      action="Erneut versuchen"
      onAction={() => void refetch()}
    />
  );
}

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** Keeps the room of items that are on their way. */
function ListLoading({ text }: { text: string }) {
  useAnnouncement(text);
  return (
    <>
      <Typography sx={{ mb: 3, minHeight: 48, lineHeight: '48px' }}>{text}</Typography>
      <Box aria-hidden="true" sx={GRID_STYLES}>
        {PLACES.map((place) => (
          <Box key={place} sx={{ height: 340, bgcolor: COLORS.plaster, borderRadius: 1 }} />
        ))}
      </Box>
    </>
  );
}

/** How many items a filter leaves: seen with every key, said when somebody stops typing. */
export function ResultCount({ text }: { text: string }) {
  useAnnouncement(text);
  return <Typography sx={{ mb: 3, minHeight: 48, lineHeight: '48px' }}>{text}</Typography>;
}

interface EmptyListProps {
  title: string;
  /** Why there is nothing to see, and what helps. */
  hint: string;
  action: string;
  onAction(): void;
}

/** An empty list and the way out of it. */
export function EmptyList({ title, hint, action, onAction }: EmptyListProps) {
  useAnnouncement(`${title}. ${hint}`);
  function act() {
    onAction();
    // The pressed button will be gone, and the keyboard with it.
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{hint}</Typography>
      <Button variant="outlined" onClick={act}>
        {action}
      </Button>
    </Box>
  );
}
