import Box from '@mui/material/Box';
import type { OfficeKind } from '@shop/domain/office/entry-kinds';
import type { Change } from '@shop/domain/office/office';
import { useSearchParams } from 'react-router-dom';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { EDITED_IN, officePath, useOfficeAddress } from '../../office/addresses.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { NoEntries, PagedEntries } from '../../office/tab/paged-list.tsx';
import { BackLink, TabTitle } from '../../office/tab/tab-head.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { ChangeEntry } from './change-entry.tsx';

interface ChangesViewProps {
  /** What the ids of this tab identify; without it there is only the whole log. */
  of?: keyof typeof backTexts;
}

/** The whole log or, with `id` in the address, that of an item. */
export default function ChangesView({ of }: ChangesViewProps) {
  const [params] = useSearchParams();
  const { tab } = useOfficeAddress();
  const id = params.get('id') ?? '';
  const isOfItem = of !== undefined && id !== '';
  const back = isOfItem ? officePath(tab, EDITED_IN[of].view, { id }) : officePath(tab);
  return (
    <section aria-labelledby="changes-title">
      <TabTitle
        id="changes-title"
        back={<BackLink to={back}>{isOfItem ? backTexts[of] : 'Zurück'}</BackLink>}
      >
        {isOfItem ? `Verlauf von Nr. ${id}` : 'Verlauf aller Änderungen'}
      </TabTitle>
      <ChangeLog wanted={isOfItem ? { kind: of, item: id } : {}} />
    </section>
  );
}

const backTexts = {
  product: 'Zurück zum Artikel',
  rental_tool: 'Zurück zum Mietgerät',
  customer: 'Zurück zum Kunden',
};

/** A part of the log: all of it, an item's, or a batch's. */
type WantedChanges = Record<never, never> | { kind: OfficeKind; item: string } | { batch: string };

/** Who changed what and when, newest first; each entry can be undone. */
export function ChangeLog({ wanted = {} }: { wanted?: WantedChanges }) {
  const list = useOfficeList(['changes'], 'GET /api/admin/changes', wanted);
  const isWhole = !('kind' in wanted || 'batch' in wanted);
  const entries = isWhole ? foldBatches(list.items) : list.items.map(alone);
  if (list.isLoading) return <LoadingText>Verlauf wird geladen...</LoadingText>;
  return (
    <PagedEntries
      list={list}
      failed="Der Verlauf konnte nicht geladen werden"
      empty={
        <NoEntries title="Noch keine Änderungen">Was im Büro geändert wird, steht hier.</NoEntries>
      }
    >
      <Box component="ol" sx={listStyle}>
        {entries.map(({ first, count }) => (
          <ChangeEntry
            key={first.id}
            change={first}
            count={count}
            isOfItem={'kind' in wanted}
            isOfBatch={'batch' in wanted}
          >
            <ChangeLog wanted={{ batch: first.batch_id }} />
          </ChangeEntry>
        ))}
      </Box>
    </PagedEntries>
  );
}

/** A change, or the first of several that were made together. */
interface LogEntry {
  first: Change;
  count: number;
}

const alone = (first: Change): LogEntry => ({ first, count: 1 });

/** Folds the requests of a batch, which are adjacent in the log, into one entry. */
function foldBatches(changes: readonly Change[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const change of changes) {
    const last = entries.at(-1);
    const count = change.count ?? 1;
    if (last?.first.batch_id === change.batch_id) last.count += count;
    else entries.push({ first: change, count });
  }
  return entries;
}

const listStyle = { ...PLAIN_LIST, display: 'grid', gap: 1 };
