import { lazy, type ObjectSchema, object, type Schema } from 'yup';
import { numberWithin, textOrNone } from '../fields/input-fields.ts';
import { textSchema } from '../text/validation.ts';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  type CoverageFigure,
  type CoverageKind,
  MAX_COVERAGE_NOTE,
} from './coverage.ts';

const NO_COVERAGE = 'Mengenrechner: Die Angaben sind ungültig';

function schemaOf(kind: CoverageKind): Schema {
  const { needed, optional } = COVERAGE_KINDS[kind];
  const figures = [
    ...needed.map((name) => [name, figure(name).required(`${COVERAGE_FIGURES[name].label} fehlt`)]),
    ...optional.map((name) => [name, figure(name)]),
  ];
  return object({
    kind: textSchema().typeError(NO_COVERAGE).oneOf([kind], NO_COVERAGE).required(NO_COVERAGE),
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

/** Schema of the coverage, which may be missing. */
export const coverageSchema = lazy((value: { kind?: unknown } | null | undefined) =>
  value === undefined
    ? object().optional().default(undefined)
    : (SCHEMAS.get(value?.kind) ?? invalid.typeError(NO_COVERAGE).nonNullable(NO_COVERAGE)),
) as unknown as ObjectSchema<Coverage>;
