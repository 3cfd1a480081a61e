/** Each figure of a coverage; a unit of a product is a tonne, a sack, a roll or the like. */
export const COVERAGE_FIGURES = {
  kg_per_unit: { label: 'Gewicht je Einheit', unit: 'kg' },
  loose_density: { label: 'Schüttdichte lose', unit: 't/m³' },
  compacted_density: { label: 'Dichte verdichtet', unit: 't/m³' },
  litres_per_unit: { label: 'Liter je Einheit', unit: 'l' },
  /** Extra volume, since the layer settles after spreading. */
  settling_percent: { label: 'Setzmaß', unit: '%' },
  depth_cm: { label: 'Übliche Schichtdicke', unit: 'cm' },
  kg_per_m2: { label: 'Verbrauch', unit: 'kg/m²' },
  m2_per_unit: { label: 'Fläche je Einheit', unit: 'm²' },
  units_per_m2: { label: 'Einheiten je m²', unit: 'je m²' },
  m_per_unit: { label: 'Länge je Einheit', unit: 'm' },
  /** Suggested allowance for cuttings, breakage or overlaps. */
  waste_percent: { label: 'Verschnitt', unit: '%' },
} as const;
export type CoverageFigure = keyof typeof COVERAGE_FIGURES;

interface KindRow {
  label: string;
  needed: readonly CoverageFigure[];
  optional: readonly CoverageFigure[];
}

const KINDS = {
  bulk: {
    label: 'Schüttgut nach Gewicht',
    needed: ['kg_per_unit', 'loose_density'],
    optional: ['compacted_density', 'depth_cm', 'waste_percent'],
  },
  volume: {
    label: 'Schüttgut nach Volumen',
    needed: ['litres_per_unit'],
    optional: ['settling_percent', 'depth_cm', 'waste_percent'],
  },
  spread: {
    label: 'Streugut je m²',
    needed: ['kg_per_m2', 'kg_per_unit'],
    optional: ['waste_percent'],
  },
  area: { label: 'Fläche je Einheit', needed: ['m2_per_unit'], optional: ['waste_percent'] },
  pieces: { label: 'Einheiten je m²', needed: ['units_per_m2'], optional: ['waste_percent'] },
  length: { label: 'Länge je Einheit', needed: ['m_per_unit'], optional: ['waste_percent'] },
} as const satisfies Record<string, KindRow>;

export type CoverageKind = keyof typeof KINDS;

/** Each mode of the calculator, with its figures in the order of the form. */
export const COVERAGE_KINDS: Record<CoverageKind, KindRow> = KINDS;

export const MAX_COVERAGE_NOTE = 200;

/** Coverage of one sales unit, for the quantity calculator. */
export type Coverage = {
  [Kind in CoverageKind]: {
    kind: Kind;
    /** The condition that the figures depend on, in German: `bei Doppeldeckung`. */
    note?: string;
  } & Record<(typeof KINDS)[Kind]['needed'][number], number> &
    Partial<Record<(typeof KINDS)[Kind]['optional'][number], number>>;
}[CoverageKind];
