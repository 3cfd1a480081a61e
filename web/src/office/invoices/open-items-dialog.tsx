import { BarTable } from '../../components/bar-table.tsx';
import { Quiet } from '../../components/layout.tsx';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { customerPath } from '../kit/similar-customers.tsx';
import { Loaded, NoEntries } from '../kit/tab/paged-list.tsx';
import { CsvLink } from '../kit/tab/tab-head.tsx';

/** Who owes what since when. */
export function OpenItemsDialog({ onClose }: { onClose(): void }) {
  const query = useOfficeQuery(['invoices', 'open-items'], 'GET /api/admin/open-items');
  return (
    <AdminDialog
      title="Offene Posten nach Kunde"
      isReadOnly
      onClose={onClose}
      actions={<CsvLink file="open" />}
    >
      <Loaded query={query} many="Offenen Posten">
        {({ note, ...table }) => (
          <>
            {note && <Quiet mb={1}>{note}</Quiet>}
            {table.rows.length > 0 ? (
              <BarTable hasBars pathOf={customerPath} {...table} />
            ) : (
              <NoEntries title="Keine offenen Posten" />
            )}
          </>
        )}
      </Loaded>
    </AdminDialog>
  );
}
