import { type Cents, toCents } from '../money/money.ts';
import { grossCents } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import { grossText, includingVat } from '../text/vat-text.ts';
import type { Product, ProductContent } from './product.ts';

export interface BasePrice {
  /** Gross. */
  cents: Cents;
  unit: ProductContent['unit'];
}

type Priced = Pick<Product, 'price' | 'vat_rate' | 'content'>;

/**
 * The gross price per kg, l, m³, m or m² of goods with declared content (§§ 4, 5 PAngV), rounded half up to
 * cents. Undefined without price or content, and if it equals the price itself (§ 4 (3)).
 */
export function basePrice({ price, vat_rate, content }: Priced): BasePrice | undefined {
  if (price === undefined || !content || content.amount === 1) return undefined;
  const cents = Math.round(grossCents(toCents(price), vat_rate) / content.amount);
  return { cents, unit: content.unit };
}

/** Notes below a net price: `14,16 € inkl. 19 % MwSt.`, `Grundpreis 0,57 €/kg inkl. MwSt.` */
export function priceNotes(product: Priced): string[] {
  if (product.price === undefined) return [];
  const base = basePrice(product);
  return [
    grossText(toCents(product.price), product.vat_rate),
    ...(base ? [`Grundpreis ${formatEuro(base.cents)}/${base.unit} ${includingVat([])}`] : []),
  ];
}
