import { isVisible } from '@shop/domain/office/current-product';
import type { StoredCategory } from '@shop/domain/office/stored-catalogue';
import type { CategoryItem } from '@shop/domain/product/product';
import { inGermanOrder } from '@shop/domain/text/german-order';
import { fromAllFields } from '../firestore/all-fields.ts';

/**
 * The categories of these items: the office's in its order, without hidden ones, then built-in
 * ones, then others by name.
 */
export function categoryList(
  items: Iterable<{ category: string }>,
  kept: readonly StoredCategory[],
  builtIn: readonly string[],
): CategoryItem[] {
  const present = new Set([...items].map((item) => item.category));
  const ofOffice = kept
    .filter(isVisible)
    .sort((a, b) => a.position - b.position || inGermanOrder(a.name, b.name))
    .filter(({ name }) => present.delete(name));
  for (const { name } of kept) present.delete(name);
  const known = builtIn.filter((name) => present.delete(name));
  const others = [...present].sort(inGermanOrder);
  return [...ofOffice.map(toCategoryItem), ...[...known, ...others].map(ofName)];
}

const ofName = (category: string): CategoryItem => ({ category });

function toCategoryItem({ name, lead, picture }: StoredCategory): CategoryItem {
  return fromAllFields<CategoryItem>({
    category: name,
    lead,
    image_url: picture?.url,
    image_alt: picture?.alt || undefined,
  });
}
