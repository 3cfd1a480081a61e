import type { CategoryKind } from '@shop/domain/office/category';
import type { ComponentType } from 'react';
import { lazyCode } from '../../../office/lazy-code.tsx';
import { type AssortmentView, useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { ItemList } from './item-list.tsx';

interface AssortmentViewProps {
  of: CategoryKind;
}

/** Views that are loaded when first opened. */
const VIEWS: Partial<Record<AssortmentView, ComponentType<AssortmentViewProps>>> = {
  artikel: lazyCode(() => import('../item-editor/item-editor.tsx')),
  kategorien: lazyCode<AssortmentViewProps>(() => import('./categories-view.tsx')),
  preise: lazyCode(() => import('../bulk/price-view.tsx')),
  import: lazyCode(() => import('../bulk/import-view.tsx')),
  verlauf: lazyCode<AssortmentViewProps>(() => import('../../../log/office/change-log.tsx')),
};

/** Views that rental tools do not have. */
const OF_PRODUCTS: readonly string[] = ['preise', 'import'];

export default function AssortmentTab({ of }: AssortmentViewProps) {
  const { view } = useAssortmentView();
  const isKnown = Object.hasOwn(VIEWS, view) && (of === 'product' || !OF_PRODUCTS.includes(view));
  const View = isKnown ? VIEWS[view as AssortmentView] : undefined;
  return View ? <View of={of} /> : <ItemList of={of} />;
}
