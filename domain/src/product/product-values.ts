/** The categories of the catalogue in display order. */
export const PRODUCT_CATEGORIES = [
  'Schüttgut',
  'Sand',
  'Schotter',
  'Beton',
  'Pflastersteine',
  'Dachdeckung',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** The units that prices refer to. */
export const PRODUCT_UNITS = ['t', 'm³', 'm²', 'Stück', 'Sack'] as const;

export type ProductUnit = (typeof PRODUCT_UNITS)[number];

export const PACKAGINGS = ['lose', 'Big Bag', 'Sack', 'Palette', 'Rolle', 'Stück'] as const;

export type Packaging = (typeof PACKAGINGS)[number];

/** Why consumers cannot withdraw from the purchase of a product (§ 312g (2) no. 1 and 4 BGB). */
export const WITHDRAWAL_EXEMPTIONS = ['made_to_order', 'mixed_after_delivery'] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];
