import { toCents } from '@shop/domain/money/money';
import type { CategoryKind } from '@shop/domain/office/category';
import { withPriceOfDay } from '@shop/domain/office/current-product';
import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import type { ListedEntry } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { articleNumber } from '@shop/domain/rental/rental';
import { counted, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';

export type ListedItem = ListedEntry<ProductInput | RentalToolInput>;

export const ITEM_KINDS = {
  product: {
    ...ENTRY_KINDS.product,
    title: 'Sortiment',
    newItem: 'Neuer Artikel',
    missing: 'Diesen Artikel gibt es nicht.',
    searchHint: 'Findet Wortanfänge in Name, Kategorie, Artikelnummer und Nummer.',
    flagPart: yesOrNo('Preis', 'Mit Preis', 'Ohne Preis'),
  },
  rental_tool: {
    ...ENTRY_KINDS.rental_tool,
    title: 'Mietgeräte',
    newItem: 'Neues Mietgerät',
    missing: 'Dieses Mietgerät gibt es nicht.',
    searchHint: 'Findet Wortanfänge in Name, Kategorie, Marke, Modell und Nummer.',
    flagPart: yesOrNo('Verfügbarkeit', 'Verfügbar', 'Nicht verfügbar'),
  },
} satisfies Record<CategoryKind, object>;

function yesOrNo(label: string, yes: string, no: string) {
  const options = [
    { id: 'true', label: yes },
    { id: 'false', label: no },
  ];
  return { label, options };
}

export interface ItemFacts {
  articleNumber: string;
  price: string;
  /** The price from a future day on. */
  nextPrice?: string;
}

export function itemFacts({ id, input }: ListedItem, now = new Date()): ItemFacts {
  if ('brand' in input) {
    return {
      articleNumber: articleNumber({ ...input, id: Number(id) }),
      price: `${formatEuro(toCents(input.daily_price))} / Tag`,
    };
  }
  const { price, next_price, unit, article_number } = withPriceOfDay(input, berlinDay(now));
  const text = (euro: number) => `${formatEuro(toCents(euro))} / ${unit}`;
  return {
    articleNumber: article_number ?? formatArticleNumber(Number(id)),
    price: price === undefined ? 'auf Anfrage' : text(price),
    ...(next_price && { nextPrice: `ab ${formatDay(next_price.from)}: ${text(next_price.price)}` }),
  };
}

/** `1 Artikel`, `3 Mietgeräte`. */
export function countedItems(of: CategoryKind, count: number): string {
  const { one, many } = ITEM_KINDS[of];
  return counted(count, one, many);
}
