import Box from '@mui/material/Box';
import { formatNumber } from '@shop/domain/format';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import type { OfficeList } from './office-list.ts';

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
