import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../catalogue.ts';
import { type CompleteProduct, withFacts } from './product-facts.ts';

const byId = new Map(PRODUCTS.map((product) => [product.id, product]));

/** A row of the technical data; empty if there is none. */
const row = ({ specifications }: CompleteProduct, label: string): string =>
  specifications.find((specification) => specification.label === label)?.value ?? '';

/** The figure that a pattern finds in a text, in German notation. */
function figure(pattern: RegExp, text: string): number | undefined {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replace('.', '').replace(',', '.'));
}

describe('the weight', () => {
  it.each([
    ['Kies 16/32', 1, 1000],
    ['Mutterboden, gesiebt', 8, 1400],
    ['Rindenmulch 10/40', 10, 300],
    ['Blähton 8/16', 12, 15],
    ['Kies 16/32 im Big Bag', 15, 1000],
    ['Quarzsand 0,4/0,8, feuergetrocknet', 107, 25],
    ['Transportbeton C25/30', 303, 2400],
    ['Mauermörtel M 5', 310, 40],
    ['Betonstahlmatte Q188 A', 311, 41.7],
    ['Rechteckpflaster 20 × 10 × 6 cm, grau', 401, 135],
    ['Granit-Kleinpflaster 8/11 cm', 408, 1000],
    ['Flachdachziegel, naturrot', 501, 3.5],
  ])('of %s is known', (name, id, weight) => {
    expect(byId.get(id)).toMatchObject({ name, weight_kg: weight });
  });

  it.each(PRODUCTS)('of $name agrees with its coverage and technical data', (product) => {
    const { coverage, unit, weight_kg } = product;
    expect(weight_kg).toBeGreaterThan(1);
    if (unit === 't') expect(weight_kg).toBe(1000);
    if (coverage?.kind === 'bulk' || coverage?.kind === 'spread') {
      expect(weight_kg).toBe(coverage.kg_per_unit);
    }
    const stated =
      figure(/^(?:ca\. )?([\d,]+) kg(?:\/m²| je Stück)?$/, row(product, 'Gewicht')) ??
      figure(/^([\d,]+) kg$/, row(product, 'Sackinhalt'));
    if (stated) expect(weight_kg).toBe(stated);
    const density = figure(/([\d,]+) t\/m³$/, row(product, 'Schüttdichte'));
    if (unit === 'm³' && density) expect(weight_kg).toBeCloseTo(density * 1000);
  });

  const paving = PRODUCTS.flatMap((product) => {
    const thickness = figure(/× ([\d,]+) cm$/, row(product, 'Format'));
    return thickness && product.category === 'Pflastersteine' ? { ...product, thickness } : [];
  });

  it('of paving is read from at least eight formats', () => {
    expect(paving.length).toBeGreaterThanOrEqual(8);
  });

  it.each(paving)('of $name equals that of stone of its thickness', (product) => {
    const { coverage, thickness, weight_kg } = product;
    const [, long = 0, wide = 0] = /^(\d+) × ([\d,]+)/.exec(row(product, 'Format')) ?? [];
    const areaM2 = coverage?.kind === 'area' ? 1 : (Number(long) * Number(wide)) / 10_000;
    const openShare = product.name.startsWith('Rasengitterstein') ? 0.4 : 0;
    const tonnesPerM3 = weight_kg / (areaM2 * (1 - openShare) * thickness * 10);
    expect(tonnesPerM3).toBeGreaterThan(1.9);
    expect(tonnesPerM3).toBeLessThan(2.5);
  });

  it('is mandatory', () => {
    const window = byId.get(514);
    if (!window) throw new Error('no product 514');
    const { weight_kg: _, ...rest } = window;
    expect(() => withFacts(rest)).toThrow('The weight of product 514 is unknown.');
  });
});

describe('the content for base prices', () => {
  it.each([
    [6, { amount: 25, unit: 'kg' }],
    [12, { amount: 50, unit: 'l' }],
    [15, { amount: 1000, unit: 'kg' }],
    [16, { amount: 700, unit: 'l' }],
    [17, { amount: 100, unit: 'm²' }],
    [306, { amount: 40, unit: 'kg' }],
    [508, { amount: 5, unit: 'm²' }],
    [512, { amount: 3, unit: 'm' }],
  ])('of product %d equals its technical data', (id, content) => {
    expect(byId.get(id)?.content).toEqual(content);
  });

  it('exists for each sack, Big Bag and roll, and not for what its unit already measures', () => {
    const isPacked = ({ packaging }: CompleteProduct) =>
      packaging === 'Sack' || packaging === 'Big Bag' || packaging === 'Rolle';
    expect(PRODUCTS.filter((product) => isPacked(product) && !product.content)).toEqual([]);
    const measured = PRODUCTS.filter(({ unit }) => unit !== 'Stück' && unit !== 'Sack');
    expect(measured.filter(({ content }) => content)).toEqual([]);
  });
});

describe('the producer', () => {
  it.each(PRODUCTS)('of $name has contact details', ({ producer }) => {
    expect(producer.name).not.toBe('');
    expect(producer.address).toMatch(/^[^,]+ \d+, \d{5} \S+$/);
    expect(producer.email).toMatch(/^[\w-]+@[\w-]+\.example$/);
  });

  it('is one of several', () => {
    expect(new Set(PRODUCTS.map(({ producer }) => producer.name)).size).toBeGreaterThanOrEqual(5);
  });
});

describe('the right of withdrawal', () => {
  const exempt = (reason: string) =>
    PRODUCTS.filter((product) => product.withdrawal_exemption === reason);

  it('excludes ready-mixed concrete, which is made to order', () => {
    expect(exempt('made_to_order').map(({ id }) => id)).toEqual([301, 302, 303, 304, 305]);
  });

  it('excludes sand, gravel and soil tipped loose, but not packed goods or single stones', () => {
    const mixed = exempt('mixed_after_delivery');
    expect(mixed.every(({ packaging }) => packaging === 'lose')).toBe(true);
    const ids = mixed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([1, 8, 102, 201, 515]));
    const returnable = [6, 7, 14, 15, 106, 114, 211, 214, 308, 401, 408, 501];
    expect(ids.filter((id) => returnable.includes(id))).toEqual([]);
  });
});
