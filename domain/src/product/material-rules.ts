import type { Coverage } from './coverage.ts';

type Densities = Pick<Extract<Coverage, { kind: 'bulk' }>, 'loose_density' | 'compacted_density'>;

/**
 * Usual densities in t/m³. Loose: DIN EN 1991-1-1, annex A (gravel and sand, bulked: 15 to 20 kN/m³; sand: 14
 * to 19 kN/m³), and quarries' delivery figures. Compacted: Proctor densities of mixtures under TL SoB-StB, 10
 * to 25 % above the loose one. Single-size stone hardly compacts, so it has no second figure.
 */
export const BULK_DENSITIES = {
  gravel: { loose_density: 1.5 },
  chippings: { loose_density: 1.5 },
  coarseStone: { loose_density: 1.5 },
  gabionStone: { loose_density: 1.6 },
  lava: { loose_density: 1.0 },
  washedSand: { loose_density: 1.5 },
  concreteSand: { loose_density: 1.6 },
  concreteGravel: { loose_density: 1.7 },
  fillSand: { loose_density: 1.5, compacted_density: 1.7 },
  screedSand: { loose_density: 1.6, compacted_density: 1.8 },
  beddingMixture: { loose_density: 1.6, compacted_density: 1.8 },
  fillSoil: { loose_density: 1.7, compacted_density: 1.9 },
  gravelSand: { loose_density: 1.8, compacted_density: 2.1 },
  crushedRock: { loose_density: 1.8, compacted_density: 2.2 },
  frostProtection: { loose_density: 1.8, compacted_density: 2.1 },
  crushedLimestone: { loose_density: 1.7, compacted_density: 2.1 },
  recycledConcrete: { loose_density: 1.6, compacted_density: 2.0 },
  gravelTurf: { loose_density: 1.6, compacted_density: 1.9 },
  wearingCourse: { loose_density: 1.6, compacted_density: 2.0 },
  /** Cement per cubic metre of concrete: DIN 1045-2 requires 280 kg at XC4 and XF1, plus a reserve. */
  cementInConcrete: { loose_density: 0.3 },
} as const satisfies Record<string, Densities>;

/** Usual allowances in percent, from makers' laying instructions and estimating tables. */
export const WASTE_PERCENT = {
  /** Residue in mixer and pump, uneven ground. */
  concrete: 5,
  kerbs: 3,
  /** Cut stones at the edges; diagonal bonds take up to 10. */
  paving: 5,
  roofTiles: 5,
  slates: 10,
  shingles: 10,
  battens: 10,
  sheets: 5,
  insulation: 5,
  /** Side laps of 8 to 10 cm, end laps of 12 to 15 cm. */
  underlay: 10,
  bitumenSheets: 15,
  /** Laps of one to two meshes on each side (DIN EN 1992-1-1, 8.7.5). */
  steelMesh: 15,
} as const;

/** Extra volume in percent for materials that settle after spreading. */
export const SETTLING_PERCENT = {
  /** Loosened topsoil: factor 1.15 to 1.25 (DIN 18915). */
  topsoil: 15,
  plantingSoil: 15,
  /** Extensive substrate: factor 1.2 (FLL roof greening guidelines). */
  roofSubstrate: 20,
} as const;

/** What a product is used as ("Verwendung"): its label, in the order of form and catalogue. */
export const PRODUCT_ROLES = {
  frost: 'Frostschutz',
  base: 'Tragschicht',
  bedding: 'Bettung',
  joint: 'Fuge',
  driveway_paving: 'Belag für Fahrzeuge',
  path_paving: 'Belag für Wege und Terrassen',
  grass_paver: 'Rasengitter',
  gravel_grid: 'Kieswaben',
  gravel_fill: 'Kies für Auffahrten',
  permeable: 'Wasserdurchlässiger Belag',
  wearing_course: 'Wegedecke',
  edge: 'Randstein',
  edge_concrete: 'Beton für Einfassungen',
  concrete: 'Fundament',
  mesh: 'Bewehrung',
  fleece: 'Vlies und Trennlage',
  topsoil: 'Boden für Beet und Rasen',
  mulch: 'Mulch und Abdeckung',
  decor: 'Ziersteine',
  recycled: 'Recyclingbaustoff',
  fill: 'Verfüllung',
  drainage: 'Drainage',
  pipe_bedding: 'Rohr- und Kabelbettung',
  masonry: 'Mauer',
  mortar: 'Mörtel und Estrich',
  binder: 'Zement und Zuschlag',
  steps: 'Stufen',
  play: 'Spiel- und Reitplatz',
  water: 'Teich und Wasserbau',
  roof: 'Dach',
} as const;

export type ProductRole = keyof typeof PRODUCT_ROLES;

export const ROLE_NAMES = Object.keys(PRODUCT_ROLES) as ProductRole[];
