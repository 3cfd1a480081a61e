import { collectionOf, lastSegment, parseName } from '../../core/api/resource-name.ts';
import { type Condition, disjunctsOf, MAX_DISJUNCTS } from '../../core/queries/disjuncts.ts';
import type { CheckedRules } from '../checks/check-ruleset.ts';
import { isContradictory, knownName, knownResource } from '../queries/known-resource.ts';
import type { AllowStatement } from '../syntax/ast.ts';
import { documentSegments } from '../values/from-document.ts';
import { RulesError } from '../values/rules-error.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { AccessMethod, Decision, RulesAccess } from './access.ts';
import { Documents } from './documents.ts';
import { Evaluator, type Variables } from './evaluator.ts';
import { explainDenial } from './explain.ts';
import { type MatchedRule, matchingRules, type Segment } from './match-paths.ts';
import { documentResource, globalVariables } from './request.ts';

/** Compiled rules and their text, to quote from. */
export interface CheckedSource {
  readonly rules: CheckedRules;
  readonly source: string;
}

const GROUPS: Readonly<Record<AccessMethod, 'read' | 'write'>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

/** An access to decide by rules. */
interface Asked extends CheckedSource {
  readonly access: RulesAccess;
  readonly documents: Documents;
}

export function decide(checked: CheckedSource, access: RulesAccess): Decision {
  const asked = { ...checked, access, documents: new Documents(access) };
  if (access.method === 'list') return decideList(asked);
  const { database, path, existing } = access;
  const segments = documentSegments(database, path.split('/'));
  return evaluateRules(asked, segments, segments, documentResource(database, existing));
}

/** A query is allowed if every disjunct of its filters is, whatever the documents contain. */
function decideList(asked: Asked): Decision {
  const all = disjunctsOf(asked.access.query?.where);
  if (!all || all.length > MAX_DISJUNCTS) {
    return {
      allowed: false,
      explanation: ['The query has more alternatives than rules can decide.'],
    };
  }
  const possible = all.filter((conditions) => !isContradictory(conditions));
  const explanation: string[] = [];
  for (const conditions of possible.length > 0 ? possible : all) {
    const decision = decideDisjunct(asked, conditions);
    if (!decision.allowed) {
      return decision;
    }
    explanation.push(...decision.explanation);
  }
  return { allowed: true, explanation };
}

function decideDisjunct(asked: Asked, conditions: readonly Condition[]): Decision {
  const { access, rules } = asked;
  if (access.collectionGroup && rules.version === '1') {
    return { allowed: false, explanation: ["Collection groups need rules_version = '2'."] };
  }
  const collection: Segment[] = access.path.split('/');
  const known = knownPath(access, conditions);
  const ofDocument: Segment[] = known
    ? known.split('/')
    : [...(access.collectionGroup ? [ANY] : []), ...collection, ONE];
  return evaluateRules(
    asked,
    documentSegments(access.database, ofDocument),
    documentSegments(access.database, collection),
    // A query for one document by its name counts as a get, so its rule may inspect the document.
    known === undefined
      ? knownResource(conditions)
      : documentResource(access.database, access.read(known)),
  );
}

/** The path of the only possible result, if a query asks for a document by name. */
function knownPath({ path, collectionGroup }: RulesAccess, conditions: readonly Condition[]) {
  const name = knownName(conditions);
  if (name === undefined) {
    return undefined;
  }
  const known = parseName(name).path;
  const collection = collectionOf(known);
  const isWithin = collectionGroup ? lastSegment(collection) === path : collection === path;
  return isWithin ? known : undefined;
}

const ANY: Segment = { open: 'any' };
const ONE: Segment = { open: 'one' };

function evaluateRules(
  asked: Asked,
  segments: readonly Segment[],
  requestPath: readonly Segment[],
  resource: RulesValue,
): Decision {
  const { access, rules } = asked;
  const globals = globalVariables(access, requestPath, resource);
  const explanation: string[] = [];
  let hasMatch = false;
  for (const rule of matchingRules(rules, segments, globals)) {
    if (!isFor(rule.allow, access.method)) continue;
    hasMatch = true;
    const { allowed, lines } = evaluateRule(asked, rule);
    explanation.push(...lines);
    if (allowed) {
      return { allowed: true, explanation };
    }
  }
  if (!hasMatch) {
    explanation.push(`No rule allows ${access.method} of ${access.path}.`);
  }
  return { allowed: false, explanation };
}

function evaluateRule({ rules, source, documents }: Asked, rule: MatchedRule) {
  const { allow } = rule;
  const evaluator = new Evaluator(rules.calls, documents);
  const allowed = !allow.condition || holds(evaluator, rule);
  const lines = allowed ? [] : explainDenial(source, allow, evaluator);
  return { allowed, lines };
}

function holds(evaluator: Evaluator, { allow, levels }: MatchedRule): boolean {
  const variables: Variables = levels.at(-1) ?? new Map();
  try {
    return !allow.condition || evaluator.decide(allow.condition, { variables, levels });
  } catch (error) {
    if (error instanceof RulesError) {
      return false;
    }
    throw error;
  }
}

const isFor = ({ methods }: AllowStatement, method: AccessMethod): boolean =>
  methods.some(({ name }) => name === method || name === GROUPS[method]);
