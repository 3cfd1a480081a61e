import type { Visibility } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { SaveRequest } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { formatNumber } from '@shop/domain/text/format';
import { useRef } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { useSaveBatch } from '../../../office/api/use-save-batch.ts';
import { OfficeButton } from '../../../office/office-button.tsx';
import { SelectAll } from '../../../office/tab/select-all.tsx';
import { LinkButton } from '../../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { Stack } from '../../../ui/layout.tsx';
import { BookedWarning } from '../booked-warning.tsx';
import { BatchProgress, useItemWords } from '../bulk/batch-progress.tsx';
import { countedItems, ITEM_KINDS, type ListedItem } from '../item-kinds.ts';

interface SelectionBarProps {
  of: CategoryKind;
  items: readonly ListedItem[];
  selected: readonly ListedItem[];
  onSelectAll(isSelected: boolean): void;
}

export function SelectionBar({ of, items, selected, onSelectAll }: SelectionBarProps) {
  const { linkTo } = useAssortmentView();
  const words = useItemWords(of);
  const { state, start, resume } = useSaveBatch<ProductInput | RentalToolInput>(
    ({ body, signal }) => {
      const ofEither = body as SaveRequest<ProductInput & RentalToolInput>;
      return callApi(`POST /api/admin/${ITEM_KINDS[of].path}`, { body: ofEither, signal });
    },
    'Nicht alles ist gespeichert.',
  );
  const isChanging = state?.status === 'saving';
  const all = useRef<HTMLInputElement>(null);

  function act(action: VisibilityAction) {
    const entries = selected
      .filter(({ input }) => action.from.includes(input.visibility))
      .map(({ id, version, input }) => ({
        name: input.name,
        change: { id, version, input: { ...input, visibility: action.to } },
      }));
    start(entries, `${countedItems(of, entries.length)} ${action.done}`);
    onSelectAll(false);
  }

  return (
    <Stack gap={1.5} mb={2}>
      <SelectAll
        input={all}
        selected={selected.length}
        of={items.length}
        label={
          selected.length === 0
            ? `Alle ${formatNumber(items.length)} angezeigten auswählen`
            : `${countedItems(of, selected.length)} ausgewählt`
        }
        onSelectAll={onSelectAll}
      >
        {VISIBILITY_ACTIONS.filter(({ from }) =>
          selected.some(({ input }) => from.includes(input.visibility)),
        ).map((action) => (
          <OfficeButton key={action.label} isBlocked={isChanging} onClick={() => act(action)}>
            {action.label}
          </OfficeButton>
        ))}
        {of === 'product' && (
          <LinkButton to={linkTo('preise', { auswahl: selected.map(({ id }) => id).join(',') })}>
            Preise ändern
          </LinkButton>
        )}
      </SelectAll>
      {of === 'rental_tool' && (
        <BookedWarning
          tools={selected.filter(({ input }) => input.visibility === 'visible').map(({ id }) => id)}
        />
      )}
      {state && <BatchProgress {...words} state={state} onResume={resume} />}
    </Stack>
  );
}

interface VisibilityAction {
  label: string;
  /** The word `ausgeblendet` in `3 Artikel ausgeblendet`. */
  done: string;
  to: Visibility;
  from: readonly Visibility[];
}

const RESTORED = 'aus dem Archiv geholt und ausgeblendet';

/** Restored items start hidden: their prices may be old. */
const VISIBILITY_ACTIONS: readonly VisibilityAction[] = [
  { label: 'Einblenden', done: 'eingeblendet', to: 'visible', from: ['hidden'] },
  { label: 'Ausblenden', done: 'ausgeblendet', to: 'hidden', from: ['visible'] },
  { label: 'Archivieren', done: 'archiviert', to: 'archived', from: ['visible', 'hidden'] },
  { label: 'Wiederherstellen', done: RESTORED, to: 'hidden', from: ['archived'] },
];
