import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@shop/domain/format';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';

/** A list of the office as far as it is loaded. */
export interface OfficeList<T> {
  items: readonly T[];
  /** How many entries there are, loaded or not. */
  total: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Loads the next page; answers whether there are still more. */
  loadMore(): Promise<boolean>;
}

/** What the pages show of a query; after a failed load an empty list. */
export function officeList<T>(
  query: UseInfiniteQueryResult<{ items: readonly T[]; total: number }>,
): OfficeList<T> {
  return {
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    isLoading: query.isLoading,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: async () => (await query.fetchNextPage()).hasNextPage,
  };
}

/** How much of a list is there, and the way to more; after the last page the focus stays here. */
export function LoadMore({ list }: { list: OfficeList<unknown> }) {
  const progress = useRef<HTMLParagraphElement>(null);
  async function load() {
    if (list.isLoadingMore) return;
    if (!(await list.loadMore())) progress.current?.focus();
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 4 }}>
      <Box component="p" role="status" tabIndex={-1} ref={progress} sx={{ m: 0 }}>
        {formatNumber(list.items.length)} von {formatNumber(list.total)} angezeigt
      </Box>
      {list.hasMore && (
        <Button variant="outlined" aria-disabled={list.isLoadingMore} onClick={() => void load()}>
          {list.isLoadingMore ? 'Wird geladen...' : 'Mehr laden'}
        </Button>
      )}
    </Box>
  );
}

/** An empty list of the office. */
export function NoEntries({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: { xs: 5, md: 7 }, textAlign: 'center', bgcolor: COLORS.plaster }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography component="div" sx={{ mt: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}
