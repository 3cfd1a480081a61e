import { lazy, type ObjectSchema, object, type Schema, string } from 'yup';
import { numberWithin, textOrNone } from '../time/input-fields.ts';
import type { Coverage, CoverageKind } from './coverage.ts';

const NO_COVERAGE = 'Reichweite: Die Angaben sind ungültig';
const MAX = 100_000;

const measure = (label: string) => numberWithin(label, 0.0001, MAX);
const needed = (label: string) => measure(label).required(`${label} fehlt`);

function ofKind<Fields extends Record<string, Schema>>(kind: CoverageKind, fields: Fields) {
  return object({
    kind: string().typeError(NO_COVERAGE).oneOf([kind], NO_COVERAGE).required(NO_COVERAGE),
    waste_percent: numberWithin('Verschnitt', 0.0001, 100),
    note: textOrNone('Hinweis zur Reichweite', 200),
    ...fields,
  }).noUnknown(NO_COVERAGE);
}

const BY_KIND: Record<CoverageKind, Schema> = {
  bulk: ofKind('bulk', {
    kg_per_unit: needed('Gewicht je Einheit (kg)'),
    loose_density: needed('Schüttdichte lose (t/m³)'),
    compacted_density: measure('Dichte verdichtet (t/m³)'),
    depth_cm: measure('Übliche Schichtdicke (cm)'),
  }),
  volume: ofKind('volume', {
    litres_per_unit: needed('Liter je Einheit'),
    settling_percent: numberWithin('Setzmaß (%)', 0.0001, 100),
    depth_cm: measure('Übliche Schichtdicke (cm)'),
  }),
  spread: ofKind('spread', {
    kg_per_m2: needed('Verbrauch (kg/m²)'),
    kg_per_unit: needed('Gewicht je Einheit (kg)'),
  }),
  area: ofKind('area', { m2_per_unit: needed('Fläche je Einheit (m²)') }),
  pieces: ofKind('pieces', { units_per_m2: needed('Einheiten je m²') }),
  length: ofKind('length', { m_per_unit: needed('Meter je Einheit') }),
};

const isKind = (kind: unknown): kind is CoverageKind =>
  typeof kind === 'string' && Object.hasOwn(BY_KIND, kind);
const invalid = object().test('kind', NO_COVERAGE, (value) => value === undefined);

/** How far a unit goes; may be missing. */
export const coverageSchema = lazy((value: { kind?: unknown } | null | undefined) =>
  value === undefined
    ? object().optional().default(undefined)
    : isKind(value?.kind)
      ? BY_KIND[value.kind]
      : invalid.typeError(NO_COVERAGE).nonNullable(NO_COVERAGE),
) as unknown as ObjectSchema<Coverage>;
