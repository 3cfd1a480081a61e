import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@shop/domain/text/format';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Block, Flush, Stack, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import type { PagedList } from '../api/use-office-query.ts';

interface PagedEntriesProps {
  list: PagedList<unknown>;
  /** Title of the message after a failed load; without one, the list is shown as empty. */
  failed?: string;
  empty: ReactNode;
  children: ReactNode;
}

/** The entries of a list, passed as children, and a button to load more; nothing while loading. */
export function PagedEntries({ list, failed, empty, children }: PagedEntriesProps) {
  if (list.isLoading) return null;
  if (list.items.length === 0) {
    return failed && list.error ? <NotLoaded title={failed} onRetry={list.retry} /> : empty;
  }
  return (
    <>
      {children}
      <LoadMore list={list} />
    </>
  );
}

/** After the last page the button is gone and the progress takes the focus. */
function LoadMore({ list }: { list: PagedList<unknown> }) {
  const progress = useRef<HTMLParagraphElement>(null);
  async function load() {
    if (list.isLoadingMore) return;
    if (!(await list.loadMore())) progress.current?.focus();
  }
  return (
    <Stack gap={1.5} align="center" mt={4}>
      <Flush component="p" role="status" tabIndex={-1} ref={progress}>
        {formatNumber(list.items.length)} {list.isTotalKnown && `von ${formatNumber(list.total)} `}
        angezeigt
      </Flush>
      {list.hasMore && (
        <Button variant="outlined" aria-disabled={list.isLoadingMore} onClick={() => void load()}>
          {list.isLoadingMore ? 'Wird geladen...' : 'Mehr laden'}
        </Button>
      )}
    </Stack>
  );
}

export function NoEntries({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: { xs: 5, md: 7 }, textAlign: 'center', bgcolor: COLORS.plaster }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Text component="div" mt={1}>
          {children}
        </Text>
      )}
    </Box>
  );
}

interface NothingFoundProps {
  list: PagedList<unknown>;
  title: string;
  /** Label of the button that shows everything again: `Alle Artikel anzeigen`. */
  all: string;
  onShowAll(): void;
}

/** The message for an empty filtered list, including one that the server has only partly searched. */
export function NothingFound({ list, title, all, onShowAll }: NothingFoundProps) {
  if (!list.hasMore) {
    return (
      <NoEntries title={title}>
        <Button variant="outlined" onClick={onShowAll} sx={{ mt: 1 }}>
          {all}
        </Button>
      </NoEntries>
    );
  }
  return (
    <NoEntries title="Noch nichts gefunden">
      Unter den ersten 200 in Frage kommenden war nichts dabei.
      <Block mt={2}>
        <Button
          variant="outlined"
          aria-disabled={list.isLoadingMore}
          onClick={() => !list.isLoadingMore && void list.loadMore()}
        >
          {list.isLoadingMore ? 'Wird gesucht...' : 'Weitersuchen'}
        </Button>
      </Block>
    </NoEntries>
  );
}

interface NotLoadedProps {
  title: string;
  /** Advice while connected. */
  children?: string;
  onRetry(): void;
}

export function NotLoaded({
  title,
  children = 'Bitte versuchen Sie es erneut.',
  onRetry,
}: NotLoadedProps) {
  const cause = useCauseOfFailure('dieser Bereich', children);
  return (
    <Box role="alert">
      <NoEntries title={title}>
        {cause}
        <Block mt={2}>
          <Button variant="outlined" onClick={onRetry}>
            Erneut versuchen
          </Button>
        </Block>
      </NoEntries>
    </Box>
  );
}

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is loaded, in plural: `Buchungen`. */
  many?: string;
  /** Or else as a feminine noun: `Buchung`. */
  one?: string;
  loading?: string;
  failed?: string;
  children(data: Data): ReactNode;
}

/** The loaded data, or a text saying that they are loading or could not be loaded. */
export function Loaded<Data>({ query, many, one, children, ...texts }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const { loading = many ? `${many} werden geladen...` : `Die ${one} wird geladen...` } = texts;
  const { failed = `Die ${many ?? one} konnte${many ? 'n' : ''} nicht geladen werden` } = texts;
  if (data !== undefined) return children(data);
  if (!error || isFetching) return <LoadingText>{loading}</LoadingText>;
  return <NotLoaded title={failed} onRetry={() => void refetch()} />;
}

interface LoadedTextProps {
  isLoading: boolean;
  loading: string;
  children: string;
}

/** Replaces a loading text. Screen readers announce changes only in a live region that already exists. */
export function LoadedText({ isLoading, loading, children }: LoadedTextProps) {
  return (
    <>
      {isLoading && <LoadingText>{loading}</LoadingText>}
      <span role="status">{isLoading ? '' : children}</span>
    </>
  );
}
