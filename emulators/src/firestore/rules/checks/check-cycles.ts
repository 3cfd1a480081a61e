import type { FunctionDeclaration } from '../syntax/ast.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';

const MAX_CALL_DEPTH = 20;

type Calls = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** Refuses direct and indirect recursion, and calls that are nested too deeply. */
export function checkCycles(calls: Calls): void {
  const depths = new Map<FunctionDeclaration, number>();
  for (const declaration of calls.keys()) {
    depthOf(declaration, calls, depths, []);
  }
}

function depthOf(
  declaration: FunctionDeclaration,
  calls: Calls,
  depths: Map<FunctionDeclaration, number>,
  callers: readonly FunctionDeclaration[],
): number {
  const known = depths.get(declaration);
  if (known !== undefined) {
    return known;
  }
  if (callers.includes(declaration)) {
    throw new RulesSyntaxError(
      `The function ${declaration.name} calls itself, which rules may not.`,
      declaration.span,
    );
  }
  // Stops at the maximum depth instead of following a longer chain.
  if (callers.length >= MAX_CALL_DEPTH) {
    throw tooDeep(callers[0] ?? declaration);
  }
  const inner = [...(calls.get(declaration) ?? [])].map((callee) =>
    depthOf(callee, calls, depths, [...callers, declaration]),
  );
  const depth = 1 + Math.max(0, ...inner);
  if (depth > MAX_CALL_DEPTH) {
    throw tooDeep(declaration);
  }
  depths.set(declaration, depth);
  return depth;
}

const tooDeep = ({ name, span }: FunctionDeclaration): RulesSyntaxError =>
  new RulesSyntaxError(`Calls from ${name} are nested more than ${MAX_CALL_DEPTH} deep.`, span);
