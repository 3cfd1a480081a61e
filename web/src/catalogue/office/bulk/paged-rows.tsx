import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, useState } from 'react';
import { OfficeButton } from '../../../office/office-button.tsx';
import { PlainList, Row } from '../../../ui/layout.tsx';

const PAGE_SIZE = 50;

interface PagedRowsProps<Each> {
  rows: readonly Each[];
  label: string;
  /** Must render an `li`. */
  children(row: Each): ReactNode;
}

export function PagedRows<Each>({ rows, label, children }: PagedRowsProps<Each>) {
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const shown = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <PlainList aria-label={label}>{shown.map(children)}</PlainList>
      {pages > 1 && (
        <Row
          component="nav"
          aria-label={`${label}: Seiten`}
          gap={2}
          mt={2}
          sx={{ justifyContent: 'center' }}
        >
          <OfficeButton isBlocked={page === 0} onClick={() => setWanted(page - 1)}>
            Zurück
          </OfficeButton>
          <span role="status">
            Seite {formatNumber(page + 1)} von {formatNumber(pages)}
          </span>
          <OfficeButton isBlocked={page === pages - 1} onClick={() => setWanted(page + 1)}>
            Weiter
          </OfficeButton>
        </Row>
      )}
    </>
  );
}
