import { lazy, type ObjectSchema, object, type Schema, string } from 'yup';
import { numberWithin, textOrNone } from '../fields/input-fields.ts';
import type { Coverage, CoverageKind } from './coverage.ts';

/** Each figure of a coverage. */
export const COVERAGE_FIGURES = {
  kg_per_unit: { label: 'Gewicht je Einheit', unit: 'kg' },
  loose_density: { label: 'Schüttdichte lose', unit: 't/m³' },
  compacted_density: { label: 'Dichte verdichtet', unit: 't/m³' },
  litres_per_unit: { label: 'Liter je Einheit', unit: 'l' },
  settling_percent: { label: 'Setzmaß', unit: '%' },
  depth_cm: { label: 'Übliche Schichtdicke', unit: 'cm' },
  kg_per_m2: { label: 'Verbrauch', unit: 'kg/m²' },
  m2_per_unit: { label: 'Fläche je Einheit', unit: 'm²' },
  units_per_m2: { label: 'Einheiten je m²', unit: 'je m²' },
  m_per_unit: { label: 'Länge je Einheit', unit: 'm' },
  waste_percent: { label: 'Verschnitt', unit: '%' },
} as const;
export type CoverageFigure = keyof typeof COVERAGE_FIGURES;

interface KindRow {
  label: string;
  needed: readonly CoverageFigure[];
  optional: readonly CoverageFigure[];
}

/** Each way in which the calculator works, with its figures in the order of the form. */
export const COVERAGE_KINDS: Record<CoverageKind, KindRow> = {
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
};

const NO_COVERAGE = 'Mengenrechner: Die Angaben sind ungültig';
export const MAX_COVERAGE_NOTE = 200;

function schemaOf(kind: CoverageKind): Schema {
  const { needed, optional } = COVERAGE_KINDS[kind];
  const figures = [
    ...needed.map((name) => [name, figure(name).required(`${COVERAGE_FIGURES[name].label} fehlt`)]),
    ...optional.map((name) => [name, figure(name)]),
  ];
  return object({
    kind: string().typeError(NO_COVERAGE).oneOf([kind], NO_COVERAGE).required(NO_COVERAGE),
    note: textOrNone('Hinweis zum Verbrauch', MAX_COVERAGE_NOTE),
    ...Object.fromEntries(figures),
  }).noUnknown(NO_COVERAGE);
}

function figure(name: CoverageFigure) {
  const { label, unit } = COVERAGE_FIGURES[name];
  return numberWithin(label, 0.0001, unit === '%' ? 100 : 100_000);
}

const SCHEMAS = new Map<unknown, Schema>(
  (Object.keys(COVERAGE_KINDS) as CoverageKind[]).map((kind) => [kind, schemaOf(kind)]),
);
const invalid = object().test('kind', NO_COVERAGE, (value) => value === undefined);

/** Schema of the coverage; may be missing. */
export const coverageSchema = lazy((value: { kind?: unknown } | null | undefined) =>
  value === undefined
    ? object().optional().default(undefined)
    : (SCHEMAS.get(value?.kind) ?? invalid.typeError(NO_COVERAGE).nonNullable(NO_COVERAGE)),
) as unknown as ObjectSchema<Coverage>;
