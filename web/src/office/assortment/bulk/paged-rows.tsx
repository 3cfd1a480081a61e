import Box from '@mui/material/Box';
import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, useState } from 'react';
import { PLAIN_LIST, WRAPPED } from '../../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../../kit/office-button.tsx';

const PAGE_SIZE = 50;

interface PagedRowsProps<Row> {
  rows: readonly Row[];
  label: string;
  /** Must render an `li`. */
  children(row: Row): ReactNode;
}

export function PagedRows<Row>({ rows, label, children }: PagedRowsProps<Row>) {
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const shown = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <Box component="ul" aria-label={label} sx={PLAIN_LIST}>
        {shown.map(children)}
      </Box>
      {pages > 1 && (
        <Box component="nav" aria-label={`${label}: Seiten`} sx={pager}>
          <OfficeButton isBlocked={page === 0} onClick={() => setWanted(page - 1)}>
            Zurück
          </OfficeButton>
          <span role="status">
            Seite {formatNumber(page + 1)} von {formatNumber(pages)}
          </span>
          <OfficeButton isBlocked={page === pages - 1} onClick={() => setWanted(page + 1)}>
            Weiter
          </OfficeButton>
        </Box>
      )}
    </>
  );
}

const pager = {
  ...WRAPPED,
  justifyContent: 'center',
  gap: 2,
  mt: 2,
};
