import type { StoredProduct, StoredRentalTool } from '../office/stored-catalogue.ts';

// Documents as they are stored; those that hold a Timestamp are made in functions/test/stored-data.ts.

export const GRAVEL = product({ id: 1, name: 'Kies 16/32', price_cents: 2890 });
export const SLATE = product({ id: 7, name: 'Schieferplatten', category: 'Dachdeckung' });
/** 499.99 and 500.00 EUR: on both sides of the limit for free delivery. */
export const ALMOST_FREE = product({ id: 3, name: 'Beton C20/25', price_cents: 499_99 });
export const JUST_FREE = product({ id: 20, name: 'Beton C25/30', price_cents: 500_00 });

export function product(fields: Partial<StoredProduct> & { id: number }): StoredProduct {
  return {
    name: `Artikel ${fields.id}`,
    category: 'Schüttgut',
    unit: 't',
    specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    schema_version: 1,
    ...fields,
  };
}

export const PLATE = rentalTool({ id: 101, model: 'VP1550', image_url: '/platte.webp' });

export function rentalTool(fields: Partial<StoredRentalTool> & { id: number }): StoredRentalTool {
  return {
    name: 'Rüttelplatte, 90 kg',
    description: 'Für Pflasterbettungen',
    category: 'Verdichtung',
    brand: 'Wacker Neuson',
    specifications: [{ label: 'Zentrifugalkraft', value: '15 kN' }],
    daily_price_cents: 3200,
    weekly_price_cents: 17920,
    monthly_price_cents: 67200,
    deposit_amount_cents: 20000,
    quantity_available: 5,
    is_available: true,
    schema_version: 1,
    ...fields,
  };
}
