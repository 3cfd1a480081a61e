interface CommonCoverage {
  /** Suggested allowance for cuttings, breakage or overlaps, in percent. */
  waste_percent?: number;
  /** Condition of the figures, in German: `bei Doppeldeckung`. */
  note?: string;
}

/** Sold by weight, fills a layer. Densities in t/m³. */
export interface BulkCoverage extends CommonCoverage {
  kind: 'bulk';
  /** 1000 for a tonne, the content of a sack otherwise. */
  kg_per_unit: number;
  loose_density: number;
  compacted_density?: number;
  /** Usual thickness of the layer. */
  depth_cm?: number;
}

/** Sold by volume, fills a layer. */
export interface VolumeCoverage extends CommonCoverage {
  kind: 'volume';
  /** 1000 for a cubic metre, the yield of a sack otherwise. */
  litres_per_unit: number;
  /** Extra volume, since the layer sinks after it has been spread. */
  settling_percent?: number;
  depth_cm?: number;
}

/** Strewn over an area: `4 kg/m²` of jointing sand. */
export interface SpreadCoverage extends CommonCoverage {
  kind: 'spread';
  kg_per_m2: number;
  kg_per_unit: number;
}

/** One unit covers an area: 1 for m², 9 for a tonne of setts, 75 for a roll. */
export interface AreaCoverage extends CommonCoverage {
  kind: 'area';
  m2_per_unit: number;
}

/** Number of units, usually pieces, that a square metre takes. */
export interface PiecesCoverage extends CommonCoverage {
  kind: 'pieces';
  units_per_m2: number;
}

/** One unit covers a length: kerbs, gutters, ridge tiles. */
export interface LengthCoverage extends CommonCoverage {
  kind: 'length';
  m_per_unit: number;
}

/** Coverage of one sales unit, for the quantity calculator. */
export type Coverage =
  | BulkCoverage
  | VolumeCoverage
  | SpreadCoverage
  | AreaCoverage
  | PiecesCoverage
  | LengthCoverage;

export type CoverageKind = Coverage['kind'];
