import type { Coverage, CoverageKind } from '@shop/domain/product/coverage';
import { COVERAGE_KINDS } from '@shop/domain/product/coverage-schema';
import { type Check, isPositive, isText, optional, shapeOf } from './checks.ts';

/** Divisors of the calculator must be positive. */
export const isCoverage: Check = (value) => {
  const kind = (value as Coverage | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(COVERAGE_KINDS, kind)) return false;
  return CHECKS[kind](value);
};

const CHECKS = Object.fromEntries(
  Object.entries(COVERAGE_KINDS).map(([kind, row]) => [
    kind,
    shapeOf<Record<string, Check>>({
      note: optional(isText),
      ...Object.fromEntries(row.needed.map((name) => [name, isPositive])),
      ...Object.fromEntries(row.optional.map((name) => [name, optional(isPositive)])),
    }),
  ]),
) as Record<CoverageKind, Check>;
