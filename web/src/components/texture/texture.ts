import asphalt from './tiles/asphalt.webp?no-inline';
import ballast from './tiles/ballast.webp?no-inline';
import binder from './tiles/binder.webp?no-inline';
import concrete from './tiles/concrete.webp?no-inline';
import gravel from './tiles/gravel.webp?no-inline';
import paving from './tiles/paving.webp?no-inline';
import roof from './tiles/roof.webp?no-inline';
import sand from './tiles/sand.webp?no-inline';

const TILES = { asphalt, ballast, binder, concrete, gravel, paving, roof, sand };

export type Material = keyof typeof TILES;

/** Edge of a tile in CSS px; its file has twice as many. */
const EDGE = '240px';

/** Styles of a ground of that material, which repeats without a seam. `npm run pictures` draws it. */
export function textured(material: Material) {
  return { backgroundImage: `url(${TILES[material]})`, backgroundSize: EDGE };
}

const MATERIAL_BY_CATEGORY: Partial<Record<string, Material>> = {
  Schüttgut: 'gravel',
  Sand: 'sand',
  Schotter: 'ballast',
  Beton: 'concrete',
  Pflastersteine: 'paving',
  Dachdeckung: 'roof',
  // Tools lie on what they work on.
  'Bagger & Lader': 'gravel',
  Verdichtung: 'ballast',
  Betontechnik: 'concrete',
  'Trennen & Bohren': 'paving',
  'Strom & Pumpen': 'sand',
  'Leitern & Gerüste': 'roof',
};

/** The material that stands for a category; concrete for one that is unknown. */
export function materialOf(category: string): Material {
  return MATERIAL_BY_CATEGORY[category] ?? 'concrete';
}
