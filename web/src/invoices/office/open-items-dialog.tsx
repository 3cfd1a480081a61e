import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { customerPath } from '../../office/similar-customers.tsx';
import { Loaded, NoEntries } from '../../office/tab/paged-list.tsx';
import { CsvLink } from '../../office/tab/tab-head.tsx';
import { BarTable } from '../../ui/bar-table.tsx';
import { Quiet } from '../../ui/layout.tsx';

/** Who owes what since when. */
export function OpenItemsDialog({ onClose }: { onClose(): void }) {
  const query = useOfficeQuery(['invoices', 'open-items'], 'GET /api/admin/open-items');
  return (
    <AdminDialog
      title="Offene Posten nach Kunde (brutto)"
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
