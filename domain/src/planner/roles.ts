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
