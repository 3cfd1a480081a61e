import type { Product } from '@shop/domain/product';
import { MATERIALS, type Material } from './materials.ts';

/** So many products as a dealer might name them, with these pictures; the same ones each time. */
export function generateProducts(count: number, pictures: readonly string[]): Product[] {
  const next = numbers(count);
  return Array.from({ length: count }, (_, index) => {
    const material = pick(MATERIALS, Math.floor((index * MATERIALS.length) / count));
    return {
      ...generate(index + 1, material, next),
      image_url: pick(pictures, next(pictures.length)),
    };
  });
}

function generate(id: number, material: Material, next: (limit: number) => number): Product {
  const { category, unit, texts } = material;
  const description = `${pick(texts, next(texts.length))} Artikel ${4000 + id * 7}.`;
  return {
    id,
    name: nameOf(material, next),
    ...(next(20) > 0 && { description }),
    category,
    ...(next(25) > 0 && { price: (990 + next(19_000)) / 100 }),
    unit,
  };
}

function nameOf({ names, traits, sizes }: Material, next: (limit: number) => number): string {
  const name = pick(names, next(names.length));
  const trait = pick(traits, next(traits.length));
  const size = pick(sizes, next(sizes.length));
  return name.startsWith('-') ? `${trait}${name.slice(1)} ${size}` : `${name} ${size}, ${trait}`;
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`Nothing stands at ${index} of ${values.length}.`);
  return value;
}

/** The same row of numbers for the same seed, each from 0 and below the limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
