import type { CheckedRules } from '../checks/check-ruleset.ts';
import type { AllowStatement, MatchBlock, PatternPart } from '../syntax/ast.ts';
import { path, type RulesValue, string } from '../values/rules-value.ts';
import type { Variables } from './evaluator.ts';

/** Part of a path that a query leaves open: one segment, or any number. */
export type OpenSegment = { readonly open: 'one' | 'any' };
export type Segment = string | OpenSegment;

/** A matching `allow` and the values of the variables around it. */
export interface MatchedRule {
  readonly allow: AllowStatement;
  readonly levels: readonly Variables[];
}

interface PartialMatch {
  readonly end: number;
  readonly captures: readonly [string, RulesValue][];
}

/** All `allow` statements for a path, in file order. */
export function* matchingRules(
  { matches, version }: CheckedRules,
  segments: readonly Segment[],
  globals: Variables,
): Generator<MatchedRule> {
  for (const match of matches) {
    yield* rulesWithin(match, version, segments, 0, [globals]);
  }
}

function* rulesWithin(
  match: MatchBlock,
  version: CheckedRules['version'],
  segments: readonly Segment[],
  start: number,
  levels: readonly Variables[],
): Generator<MatchedRule> {
  for (const { end, captures } of matchPattern(match.pattern, version, segments, start)) {
    const inner = [...levels, new Map([...(levels.at(-1) ?? []), ...captures])];
    if (end === segments.length) {
      for (const allow of match.allows) {
        yield { allow, levels: inner };
      }
    }
    for (const nested of match.matches) {
      yield* rulesWithin(nested, version, segments, end, inner);
    }
  }
}

function* matchPattern(
  pattern: readonly PatternPart[],
  version: CheckedRules['version'],
  segments: readonly Segment[],
  start: number,
): Generator<PartialMatch> {
  const [part, ...rest] = pattern;
  if (!part) {
    yield { end: start, captures: [] };
    return;
  }
  for (const end of endsOf(part, version, segments, start)) {
    const taken = segments.slice(start, end);
    const captures = part.kind === 'capture' ? [captured(part, taken)] : [];
    for (const tail of matchPattern(rest, version, segments, end)) {
      yield { end: tail.end, captures: [...captures, ...tail.captures] };
    }
  }
}

/** Where a pattern part that starts at `start` may end. */
function endsOf(
  part: PatternPart,
  version: CheckedRules['version'],
  segments: readonly Segment[],
  start: number,
): number[] {
  if (part.kind === 'capture' && part.isGlob) {
    // Version 1 takes all remaining segments, at least one.
    return version === '1'
      ? [segments.length].filter((end) => end > start)
      : Array.from({ length: segments.length - start + 1 }, (_, i) => start + i);
  }
  const segment = segments[start];
  const fits =
    part.kind === 'name'
      ? segment === part.name
      : typeof segment === 'string' || segment?.open === 'one';
  return fits ? [start + 1] : [];
}

function captured(
  { name, isGlob }: PatternPart & { kind: 'capture' },
  taken: readonly Segment[],
): [string, RulesValue] {
  const names = taken.filter((segment) => typeof segment === 'string');
  if (names.length < taken.length) {
    return [name, { type: 'unknown', name, isGlob }];
  }
  return [name, isGlob ? path(names) : string(names[0] ?? '')];
}
