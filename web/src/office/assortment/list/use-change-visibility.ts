import type { Visibility } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { SaveRequest } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { useState } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { useSaveBatch } from '../../kit/api/use-save-batch.ts';
import { countedItems, ITEM_KINDS, type ListedItem } from '../item-kinds.ts';

export interface VisibilityAction {
  id: 'hide' | 'show' | 'archive' | 'restore';
  label: string;
  /** `ausgeblendet`, of `3 Artikel ausgeblendet`. */
  done: string;
  to: Visibility;
  from: readonly Visibility[];
}

/** Restored items are hidden first: their prices may be old. */
export const VISIBILITY_ACTIONS: readonly VisibilityAction[] = [
  { id: 'show', label: 'Einblenden', done: 'eingeblendet', to: 'visible', from: ['hidden'] },
  { id: 'hide', label: 'Ausblenden', done: 'ausgeblendet', to: 'hidden', from: ['visible'] },
  {
    id: 'archive',
    label: 'Archivieren',
    done: 'archiviert',
    to: 'archived',
    from: ['visible', 'hidden'],
  },
  {
    id: 'restore',
    label: 'Wiederherstellen',
    done: 'aus dem Archiv geholt und ausgeblendet',
    to: 'hidden',
    from: ['archived'],
  },
];

const FAILED =
  'Nicht alles ist gespeichert. Bitte versuchen Sie es erneut: Doppelt wird nichts geändert.';

/** Changes the visibility of items; `doneText` says of how many. */
export function useChangeVisibility(of: CategoryKind) {
  const [action, setAction] = useState<VisibilityAction>();
  const { state, start, resume } = useSaveBatch<ProductInput | RentalToolInput>(
    ({ body, signal }) => {
      const ofEither = body as SaveRequest<ProductInput & RentalToolInput>;
      return callApi(ITEM_KINDS[of].save, { body: ofEither, signal });
    },
    FAILED,
  );
  const textOf = (count: number, { done }: VisibilityAction) =>
    `${countedItems(of, count)} ${done}`;
  return {
    state,
    resume,
    doneText: state && action ? `${textOf(state.saved, action)}.` : '',
    start(next: VisibilityAction, items: readonly ListedItem[]): void {
      const entries = items.map(({ id, version, input }) => ({
        name: input.name,
        change: { id, version, input: { ...input, visibility: next.to } },
      }));
      setAction(next);
      start(entries, textOf(items.length, next));
    },
  };
}
