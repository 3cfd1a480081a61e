import type { CartAddRequest } from '../cart/cart.ts';
import { toCents } from '../money/money.ts';
import { articleDigits } from '../product/article-number.ts';
import type { Product } from '../product/product.ts';
import { formatEuro } from '../text/format.ts';
import { orderedQuantity } from '../text/quantity.ts';
import type { OrderItem } from './order.ts';

type Offered = Pick<Product, 'id' | 'name' | 'price' | 'unit' | 'replaces'>;

/** What can be ordered again today, and how it differs now. */
export interface Reorder {
  lines: CartAddRequest[];
  notes: ReorderNote[];
}

export interface ReorderNote {
  text: string;
  /** Where to look for something similar if the goods are discontinued. */
  category?: string | undefined;
  /** The successor of discontinued goods. */
  successor?: Pick<Product, 'id' | 'name'> | undefined;
}

/**
 * Ordered items at today's prices. Omits, with a German sentence, what is no longer sold, has no price, or is
 * sold in another unit, in which the quantity would mean something else.
 */
export function reorder(
  items: readonly OrderItem[],
  products: ReadonlyMap<number, Offered>,
): Reorder {
  const lines: CartAddRequest[] = [];
  const notes: ReorderNote[] = [];
  for (const item of items) {
    const product = item.product_id === undefined ? undefined : products.get(item.product_id);
    const note = product ? difference(item, product) : gone(item, products);
    if (note) notes.push(note);
    if (product && isSame(item, product)) {
      const quantity = Math.ceil(item.quantity);
      if (quantity > item.quantity) notes.push({ text: roundedText(item, quantity) });
      lines.push({ product_id: product.id, quantity });
    }
  }
  return { lines, notes };
}

const roundedText = (item: OrderItem, quantity: number) =>
  `„${item.product_name}“: aufgerundet von ${orderedQuantity(item)} auf ${orderedQuantity({ ...item, quantity })}.`;

function isSame({ unit }: OrderItem, product: Offered): boolean {
  return product.price !== undefined && (unit === undefined || unit === product.unit);
}

function gone(
  { product_id, product_name, category, article_number }: OrderItem,
  products: ReadonlyMap<number, Offered>,
): ReorderNote {
  const text = `„${product_name}“ führen wir nicht mehr.`;
  const numbers = [article_number ?? '', product_id ? articleDigits(product_id) : ''].map(folded);
  const successor = [...products.values()].find(
    ({ replaces }) => replaces && numbers.includes(folded(replaces)),
  );
  return successor ? { text, successor } : { text, category };
}

const folded = (articleNumber: string) => articleNumber.replace(/\s/g, '').toLowerCase();

function difference(item: OrderItem, { name, price, unit }: Offered): ReorderNote | undefined {
  if (price === undefined) return { text: `„${name}“ gibt es nur noch auf Anfrage.` };
  if (item.unit !== undefined && item.unit !== unit) {
    return {
      text: `„${name}“ verkaufen wir jetzt je ${unit} statt je ${item.unit}. Bitte wählen Sie die Menge neu.`,
    };
  }
  const [then, now] = [toCents(item.unit_price), toCents(price)];
  if (then === now) return undefined;
  return {
    text: `„${name}“ kostet jetzt ${formatEuro(now)} statt ${formatEuro(then)} je ${unit} (netto).`,
  };
}
