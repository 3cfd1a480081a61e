import ballast from './tiles/ballast.webp?no-inline';
import binder from './tiles/binder.webp?no-inline';
import concrete from './tiles/concrete.webp?no-inline';
import gravel from './tiles/gravel.webp?no-inline';
import paving from './tiles/paving.webp?no-inline';
import roof from './tiles/roof.webp?no-inline';
import sand from './tiles/sand.webp?no-inline';

const TILES = { ballast, binder, concrete, gravel, paving, roof, sand };

export type Material = keyof typeof TILES;

/** Tile size in CSS px; the file has twice the resolution. */
const EDGE = '240px';

/** Background styles of a seamless texture, drawn by `npm run pictures`. */
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
  // Rental tools.
  'Bagger & Lader': 'gravel',
  Verdichtung: 'ballast',
  Betontechnik: 'concrete',
  'Trennen & Bohren': 'paving',
  'Strom & Pumpen': 'sand',
  'Leitern & Gerüste': 'roof',
};

export function materialOf(category: string): Material {
  return MATERIAL_BY_CATEGORY[category] ?? 'concrete';
}
