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

/** What a product is used as ("Verwendung"): its label, in the order of form and catalogue. */
export const PRODUCT_ROLES = {
  frost: 'Frostschutz',
  base: 'Tragschicht',
  bedding: 'Bettung',
  joint: 'Fuge',
  driveway_paving: 'Belag für Fahrzeuge',
  path_paving: 'Belag für Wege und Terrassen',
  grass_paver: 'Rasengitter',
  wearing_course: 'Wegedecke',
  edge: 'Randstein',
  edge_concrete: 'Beton für Einfassungen',
  concrete: 'Fundament',
  mesh: 'Bewehrung',
  fleece: 'Vlies und Trennlage',
  topsoil: 'Boden für Beet und Rasen',
  mulch: 'Mulch und Abdeckung',
  decor: 'Zierkies und Splitt',
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
