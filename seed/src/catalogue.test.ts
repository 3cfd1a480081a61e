import { calculateQuantity } from '@shop/domain/product/material-calculator';
import { PRODUCT_CATEGORIES, PRODUCT_UNITS } from '@shop/domain/product/product-values';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import { describe, expect, it } from 'vitest';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';
import type { CatalogueProduct } from './data/catalogue-types.ts';

const ENTRIES = [...PRODUCTS, ...RENTAL_TOOLS].map((entry) => ({ ...entry, title: entry.name }));

const isPrice = (cents: number) => Number.isSafeInteger(cents) && cents > 0;

describe('the products', () => {
  it('are at least 66, with unique ids and names', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(66);
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length);
    expect(new Set(PRODUCTS.map(({ name }) => name)).size).toBe(PRODUCTS.length);
    expect(PRODUCTS.every(({ id }) => Number.isInteger(id) && id > 0)).toBe(true);
  });

  it.each(PRODUCT_CATEGORIES)('include at least eight of the category %s', (category) => {
    const inCategory = PRODUCTS.filter((product) => product.category === category);
    expect(inCategory.length).toBeGreaterThanOrEqual(8);
  });

  it('start with gravel 16/32', () => {
    expect(PRODUCTS[0]).toMatchObject({ id: 1, name: 'Kies 16/32' });
  });

  it('have prices in whole cents, and at least five are on request', () => {
    const prices = PRODUCTS.flatMap(({ price_cents }) => price_cents ?? []);
    expect(prices.filter((price) => !isPrice(price))).toEqual([]);
    expect(PRODUCTS.length - prices.length).toBeGreaterThanOrEqual(5);
  });

  it('use every unit of the shop', () => {
    expect(new Set(PRODUCTS.map(({ unit }) => unit))).toEqual(new Set(PRODUCT_UNITS));
  });
});

describe('the fields that the catalogue filters by', () => {
  it.each(PRODUCTS)('in $name agrees with its unit and technical data', (product) => {
    const stated = product.specifications.find(({ label }) => label === 'Körnung')?.value;
    if (stated) expect(`${product.grain} mm`).toBe(stated);
    if (product.specifications.some(({ label }) => label === 'Farbe')) {
      expect(product.colour).toBeDefined();
    }
    expect(product.packaging).toBeDefined();
    expect(product.packaging === 'Sack').toBe(product.unit === 'Sack');
  });

  it('has few colours, each of which finds several products', () => {
    const colours = PRODUCTS.flatMap(({ colour }) => colour ?? []);
    expect(new Set(colours)).toEqual(new Set(['Grau', 'Anthrazit', 'Beige', 'Weiß', 'Rot']));
  });
});

/** The first number after a label of the technical data. */
function stated({ specifications }: CatalogueProduct, label: string): number | undefined {
  const value = specifications.find((row) => row.label === label)?.value;
  const digits = value && /\d[\d.]*(,\d+)?/.exec(value)?.[0];
  return digits ? Number(digits.replaceAll('.', '').replace(',', '.')) : undefined;
}

describe('links between products', () => {
  const byId = new Map(PRODUCTS.map((product) => [product.id, product]));

  it.each(PRODUCTS)(
    'from $name are two to four other products of other materials',
    ({ id, material, related_ids = [] }) => {
      expect(related_ids.length).toBeGreaterThanOrEqual(2);
      expect(related_ids.length).toBeLessThanOrEqual(4);
      expect(new Set(related_ids).size).toBe(related_ids.length);
      expect(related_ids).not.toContain(id);
      for (const related of related_ids) {
        expect(byId.get(related)).toBeDefined();
        if (material) expect(byId.get(related)?.material).not.toBe(material);
      }
    },
  );

  it('offers each material in several packagings', () => {
    const materials = new Set(PRODUCTS.flatMap(({ material }) => material ?? []));
    expect(materials.size).toBeGreaterThanOrEqual(5);
    for (const key of materials) {
      const products = PRODUCTS.filter(({ material }) => material === key);
      const packagings = new Set(products.map(({ packaging }) => packaging));
      expect(products.length).toBeGreaterThanOrEqual(2);
      expect(packagings.size).toBe(products.length);
    }
  });
});

describe('the coverage of the products', () => {
  const covering = PRODUCTS.flatMap((product) =>
    product.coverage ? { ...product, coverage: product.coverage } : [],
  );

  it('exists for nearly all', () => {
    expect(covering.length).toBeGreaterThanOrEqual(75);
  });

  it.each(covering)('of $name agrees with its technical data', (product) => {
    const { coverage } = product;
    const same = (label: string, figure: number | undefined) =>
      expect([label, stated(product, label) ?? figure]).toEqual([label, figure]);
    if (coverage.kind === 'bulk') {
      same('Schüttdichte', coverage.loose_density);
      same('Einbaudichte', coverage.compacted_density);
      same('Sackinhalt', coverage.kg_per_unit);
      const { loose_density, compacted_density = Number.POSITIVE_INFINITY } = coverage;
      expect(compacted_density).toBeGreaterThan(loose_density);
      expect(coverage.kg_per_unit).toBe(product.unit === 'Sack' ? 25 : 1000);
    }
    if (coverage.kind === 'volume') {
      same('Ergiebigkeit', coverage.litres_per_unit);
      if (product.unit === 'm³') expect(coverage.litres_per_unit).toBe(1000);
    }
    if (coverage.kind === 'area') same('Ergiebigkeit', coverage.m2_per_unit);
    if (coverage.kind === 'area' && product.unit === 'm²') expect(coverage.m2_per_unit).toBe(1);
    if (coverage.kind === 'pieces') same('Bedarf', coverage.units_per_m2);
    if (coverage.kind === 'length') same('Länge', coverage.m_per_unit);
  });

  // The technical data's figures for one square metre.
  it.each([
    [1, 5, 0.075],
    [6, 5, 3],
    [102, 5, 0.09],
    [106, 25, 15],
    [111, 10, 0.15],
    [201, 20, 0.44],
    [207, 5, 0.075],
    [211, 100, 1.6],
    [213, 5, 0.1],
  ])('of product %d at a depth of %d cm takes %d units per m²', (id, depthCm, units) => {
    const { coverage, unit } = covering.find((product) => product.id === id) ?? {};
    if (!coverage || !unit) throw new Error(`product ${id} has no coverage`);
    const measures = { areaM2: 1, depthCm, wastePercent: 0, isCompacted: true };
    expect(calculateQuantity(coverage, unit, measures).exact).toBe(units);
  });
});

describe('the rental tools', () => {
  it('are at least 28, with unique ids and names', () => {
    expect(RENTAL_TOOLS.length).toBeGreaterThanOrEqual(28);
    expect(new Set(RENTAL_TOOLS.map(({ id }) => id)).size).toBe(RENTAL_TOOLS.length);
    expect(new Set(RENTAL_TOOLS.map(({ name }) => name)).size).toBe(RENTAL_TOOLS.length);
  });

  it.each(RENTAL_CATEGORIES)('include at least four of the category %s', (category) => {
    const inCategory = RENTAL_TOOLS.filter((tool) => tool.category === category);
    expect(inCategory.length).toBeGreaterThanOrEqual(4);
  });

  it.each(RENTAL_TOOLS)(
    '$name is 20 % cheaper by the week and 30 % by the month, as the page promises',
    (tool) => {
      const day = tool.daily_price_cents;
      expect(tool.weekly_price_cents).toBe((day * 7 * 80) / 100);
      expect(tool.monthly_price_cents).toBe((day * 30 * 70) / 100);
    },
  );

  it.each(RENTAL_TOOLS)('$name has a price and a deposit in whole cents', (tool) => {
    const { daily_price_cents, weekly_price_cents, monthly_price_cents } = tool;
    const prices = [daily_price_cents, weekly_price_cents, monthly_price_cents];
    expect([...prices, tool.deposit_amount_cents].filter((cents) => !isPrice(cents))).toEqual([]);
  });

  it('are unavailable in two or three cases', () => {
    expect([2, 3]).toContain(RENTAL_TOOLS.filter((tool) => !tool.is_available).length);
  });

  it('cover every price band, and some have no model', () => {
    const days = RENTAL_TOOLS.map((tool) => tool.daily_price_cents);
    expect(days.some((day) => day <= 10_00)).toBe(true);
    expect(days.some((day) => day > 10_00 && day <= 20_00)).toBe(true);
    expect(days.some((day) => day > 20_00)).toBe(true);
    expect(RENTAL_TOOLS.some((tool) => !tool.model)).toBe(true);
  });
});

describe('the texts', () => {
  it.each(ENTRIES)('$title has a description in whole sentences', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it.each(ENTRIES)('$title has three to six rows of technical data', ({ specifications }) => {
    expect(specifications.length).toBeGreaterThanOrEqual(3);
    expect(specifications.length).toBeLessThanOrEqual(6);
    const labels = specifications.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(ENTRIES)('$title is typeset in German', ({ name, description, specifications }) => {
    const texts = [name, description, ...specifications.flatMap((row) => Object.values(row))];
    for (const text of texts) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      // No straight quote, double space, "x" for ×, decimal point or "m2" for m².
      expect(text).not.toMatch(/["']| {2}|\d ?x ?\d|\d\.\d(?!\d\d)|\bm[23]\b/);
    }
  });
});
