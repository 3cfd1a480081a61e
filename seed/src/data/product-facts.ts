import { type ProductRole, ROLE_NAMES } from '@shop/domain/product/material-rules';
import type { Producer, ProductContent } from '@shop/domain/product/product';
import type {
  ProductCategory,
  ProductUnit,
  WithdrawalExemption,
} from '@shop/domain/product/product-values';
import { parseDecimal } from '@shop/domain/text/format';
import type { CatalogueProduct } from './catalogue-types.ts';
import { CONCRETE_WORKS, OWN_QUARRY, ROOFING_WORKS } from './producers.ts';

/** A product with the facts that law and delivery require of each. */
export type CompleteProduct = CatalogueProduct &
  Required<Pick<CatalogueProduct, 'weight_kg' | 'producer'>>;

/** Adds what follows from a product's other data; its own statements take precedence. */
export function withFacts(written: CatalogueProduct): CompleteProduct {
  const roles = ROLE_NAMES.filter((role) => USED_AS[role].includes(written.id));
  const product = {
    packaging: PACKAGINGS[written.unit],
    ...(roles.length > 0 && { roles }),
    ...written,
    specifications: [...grainRow(written), ...written.specifications],
  };
  const weightKg = product.weight_kg ?? weightKgOf(product);
  if (!weightKg) throw new Error(`The weight of product ${product.id} is unknown.`);
  const content = contentOf(product);
  const exemption = exemptionOf(product);
  return {
    producer: PRODUCERS[product.category],
    ...(content && { content }),
    ...(exemption && { withdrawal_exemption: exemption }),
    ...product,
    weight_kg: weightKg,
  };
}

/** Product ids by role. */
const USED_AS: Record<ProductRole, readonly number[]> = {
  frost: [4, 203, 205],
  base: [201, 202, 204, 205, 215],
  bedding: [109, 207, 216],
  joint: [108],
  driveway_paving: [402, 403, 405, 408, 409, 410],
  path_paving: [401, 402, 405, 406, 407, 408, 411, 412, 413],
  grass_paver: [404],
  gravel_grid: [415],
  gravel_fill: [2, 208],
  permeable: [212, 213, 404, 405, 415],
  wearing_course: [213],
  edge: [313, 314],
  edge_concrete: [301, 306, 307],
  concrete: [302, 303, 304, 305, 306, 307],
  mesh: [311, 312],
  fleece: [17],
  topsoil: [8, 9, 16],
  mulch: [6, 10, 12, 13],
  decor: [1, 3, 6, 7, 13, 14, 15, 208, 209],
  recycled: [205],
  fill: [4, 11, 104, 210],
  drainage: [1, 2, 15, 17, 209, 315],
  pipe_bedding: [104, 110],
  masonry: [101, 211, 310],
  mortar: [101, 102, 306, 308, 310],
  binder: [3, 5, 103, 308, 309],
  steps: [414],
  play: [105, 106, 111, 114],
  water: [7, 14, 210, 214],
  roof: [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515],
};

/** The producer of products that name none. */
const PRODUCERS: Record<ProductCategory, Producer> = {
  Schüttgut: OWN_QUARRY,
  Sand: OWN_QUARRY,
  Schotter: OWN_QUARRY,
  Beton: CONCRETE_WORKS,
  Pflastersteine: CONCRETE_WORKS,
  Dachdeckung: ROOFING_WORKS,
};

/** The packaging of products that name none. */
const PACKAGINGS: Record<ProductUnit, NonNullable<CatalogueProduct['packaging']>> = {
  t: 'lose',
  'm³': 'lose',
  'm²': 'Palette',
  Stück: 'Stück',
  Sack: 'Sack',
};

/** Puts the grain first in the technical data, unless they state it elsewhere or as the size of stones. */
function grainRow({ grain, specifications }: CatalogueProduct) {
  const isStated = specifications.some(({ label }) =>
    ['Körnung', ...OF_SINGLE_STONES].includes(label),
  );
  return grain && !isStated ? [{ label: 'Körnung', value: `${grain} mm` }] : [];
}

const CONCRETE_KG_PER_M3 = 2400;

function weightKgOf(product: CatalogueProduct): number | undefined {
  if (product.unit === 't') return 1000;
  if (product.unit === 'm³' && product.category === 'Beton') return CONCRETE_KG_PER_M3;
  const { coverage } = product;
  const density = measured(product, 'Schüttdichte', 't/m³');
  if (coverage?.kind === 'volume' && density) return density * coverage.litres_per_unit;
  return (
    measured(product, 'Gewicht', product.unit === 'm²' ? 'kg/m²' : 'kg') ??
    measured(product, 'Sackinhalt', 'kg') ??
    tonnesToKg(measured(product, 'Inhalt', 't'))
  );
}

const tonnesToKg = (tonnes: number | undefined): number | undefined => tonnes && tonnes * 1000;

/** For base prices: for goods sold by the piece, but by weight, volume, area or length (§ 4 PAngV). */
function contentOf(product: CatalogueProduct): ProductContent | undefined {
  const { coverage, packaging, unit } = product;
  if (packaging === 'Rolle' && coverage?.kind === 'area') {
    return { amount: coverage.m2_per_unit, unit: 'm²' };
  }
  const label = packaging === 'Sack' ? 'Sackinhalt' : 'Inhalt';
  const litres = measured(product, label, 'Liter');
  if (litres) return { amount: litres, unit: 'l' };
  const kg = measured(product, label, 'kg') ?? tonnesToKg(measured(product, label, 't'));
  if (kg) return { amount: kg, unit: 'kg' };
  const metres = unit === 'Stück' ? measured(product, 'Länge', 'm') : undefined;
  return metres ? { amount: metres, unit: 'm' } : undefined;
}

/** Technical data of stones that can be distinguished and picked up again after tipping. */
const OF_SINGLE_STONES = ['Steingröße', 'Gewichtsklasse', 'Kantenlänge'];

function exemptionOf(product: CatalogueProduct): WithdrawalExemption | undefined {
  if (product.packaging !== 'lose') return undefined;
  if (product.category === 'Beton') return 'made_to_order';
  const isOfStones = product.specifications.some(({ label }) => OF_SINGLE_STONES.includes(label));
  return isOfStones ? undefined : 'mixed_after_delivery';
}

/** The figure that starts a row of technical data: 1.5 for `ca. 1,5 t/m³`; undefined in another unit. */
function measured(
  { specifications }: CatalogueProduct,
  label: string,
  unit: string,
): number | undefined {
  const row = specifications.find((specification) => specification.label === label);
  const [, digits = '', statedUnit] = /^(?:ca\. )?([\d,]+) ([^ ,]+)/.exec(row?.value ?? '') ?? [];
  return statedUnit === unit ? parseDecimal(digits) : undefined;
}
