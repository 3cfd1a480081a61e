/** Textures by material, each taken from a product or service picture. */
const PICTURES = {
  ballast: 'schotter-0-45',
  binder: 'leistung-asphaltarbeiten',
  concrete: 'transportbeton-c25-30',
  gravel: 'kies-16-32',
  paving: 'granit-kleinpflaster',
  roof: 'biberschwanzziegel',
  sand: 'betonsand',
};

export type Material = keyof typeof PICTURES;

/** Background styles showing a material, from its picture of that width in pixels. */
export function textured(material: Material, pixels: 400 | 800 = 400) {
  const backgroundImage = `url(/pictures/${PICTURES[material]}-${pixels}.webp)`;
  return { backgroundImage, backgroundSize: 'cover', backgroundPosition: 'center' };
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

export const materialOf = (category: string): Material =>
  MATERIAL_BY_CATEGORY[category] ?? 'concrete';
