import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { isRefusal, useLogFailure } from '../lib/api/api-failure.ts';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { ZOOMED } from '../lib/theme/shared-styles.ts';
import { NotFound } from './message-page.tsx';

const detailPage = { pt: { xs: 1, md: 3 }, pb: { xs: 6, md: 8 } };

export const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gap: { xs: 3, md: 6 },
  // Otherwise the picture alone would fill the screen.
  [ZOOMED]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'start',
};

export const offer = { display: 'flex', flexDirection: 'column' } as const;

/** For parts of the `offer` column: on a phone, price and quantity belong in the first view. */
export const BEFORE_DESCRIPTION = { order: { xs: -1, md: 0 } };

interface DetailPageProps<Item> {
  /** Its data is null if there is no such item. */
  result: UseQueryResult<Item | null>;
  texts: {
    /** Name of the item in console messages. */
    name: string;
    loading: string;
    /** In the accusative: `dieses Produkt`. */
    what: string;
    failed: string;
    missingTitle: string;
    missing: string;
  };
  list: { to: string; label: string };
  /** Help for visitors of an item that does not exist. */
  more: ReactNode;
  children(item: Item): ReactNode;
}

/** The page of an item, including while it loads and when the item does not exist. */
export function DetailPage<Item>({ result, texts, list, more, children }: DetailPageProps<Item>) {
  const { data, error, isFetching, refetch } = result;
  const isFault = error !== null && !isRefusal(error);
  useLogFailure(`Failed to load ${texts.name}`, isFault ? error : null);
  if (data) return <Container sx={detailPage}>{children(data)}</Container>;
  if (data === undefined && isFetching) return <DetailLoading text={texts.loading} />;
  return (
    <ItemNotFound texts={texts} list={list} more={more} onRetry={isFault ? refetch : undefined} />
  );
}

interface ItemNotFoundProps extends Pick<DetailPageProps<unknown>, 'texts' | 'list' | 'more'> {
  onRetry: (() => void) | undefined;
}

function ItemNotFound({ texts, list, more, onRetry }: ItemNotFoundProps) {
  const cause = useCauseOfFailure(texts.what, texts.failed);
  return (
    <NotFound title={texts.missingTitle} back={list} onRetry={onRetry} more={!onRetry && more}>
      {onRetry ? cause : texts.missing}
    </NotFound>
  );
}

function DetailLoading({ text }: { text: string }) {
  useAnnouncement(text);
  return (
    <Container sx={{ ...detailPage, minHeight: '100vh' }}>
      <Box sx={{ minHeight: 44, mb: 2 }}>{text}</Box>
      <Box aria-hidden="true" sx={halves}>
        <Box sx={{ aspectRatio: '4 / 3', bgcolor: COLORS.plaster }} />
        <Box sx={{ minHeight: 420, bgcolor: COLORS.plaster }} />
      </Box>
    </Container>
  );
}
