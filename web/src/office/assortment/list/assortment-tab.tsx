import type { CategoryKind } from '@shop/domain/office/category';
import type { ComponentType } from 'react';
import { lazyView } from '../../kit/lazy/lazy-view.tsx';
import { type AssortmentView, useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { ItemList } from './item-list.tsx';

/** What each view gets: whether it is about products or rental tools. */
export interface AssortmentViewProps {
  of: CategoryKind;
}

/** Each loaded when it is first opened. */
const VIEWS: Partial<Record<AssortmentView, ComponentType<AssortmentViewProps>>> = {
  artikel: lazyView(() => import('../item-editor/item-editor.tsx')),
  kategorien: lazyView<AssortmentViewProps>(() => import('./categories-view.tsx')),
  preise: lazyView(() => import('../bulk/price-view.tsx')),
  import: lazyView(() => import('../bulk/import-view.tsx')),
  verlauf: lazyView<AssortmentViewProps>(() => import('../../log/changes-view.tsx')),
};

/** Rental tools have neither. */
const OF_PRODUCTS: readonly string[] = ['preise', 'import'];

/** The list of products or rental tools, or the view that the address names. */
export default function AssortmentTab({ of }: AssortmentViewProps) {
  const { view } = useAssortmentView();
  const isKnown = Object.hasOwn(VIEWS, view) && (of === 'product' || !OF_PRODUCTS.includes(view));
  const View = isKnown ? VIEWS[view as AssortmentView] : undefined;
  return View ? <View of={of} /> : <ItemList of={of} />;
}
