import Link from '@mui/material/Link';
import { ERASED_NAME } from '@shop/domain/office/office';
import { formatDateTime } from '@shop/domain/text/format';
import { PlainList } from '../ui/layout.tsx';
import { Titled } from '../ui/titled.tsx';
import { useOfficeQuery } from './api/use-office-query.ts';

interface KeptPapersProps {
  /** Number of an order, a booking or a quote. */
  number: string;
  customerName: string;
}

/**
 * Papers as they were given out: those of which there are several versions, quotes, and all of an erased customer, of
 * whom no other can be printed.
 */
export function KeptPapers({ number, customerName }: KeptPapersProps) {
  const { data: papers = [] } = useOfficeQuery(
    ['papers', number],
    'GET /api/admin/papers/{number}',
    { params: { number } },
  );
  const isErased = customerName === ERASED_NAME;
  const shown = papers.filter(
    ({ kind }) =>
      isErased || kind === 'quote' || papers.filter((each) => each.kind === kind).length > 1,
  );
  if (shown.length === 0) return null;
  return (
    <Titled title="Ausgegebene Papiere" heading="h3">
      <PlainList mt={1} sx={{ display: 'grid', gap: 1 }}>
        {shown.map(({ id, title, at }) => (
          <li key={id}>
            <Link href={`/api/admin/kept-papers/${id}.pdf`} target="_blank">
              {`${title}, Fassung vom ${formatDateTime(at)}`}
            </Link>
          </li>
        ))}
      </PlainList>
    </Titled>
  );
}
