import type { FunctionDeclaration } from '../syntax/ast.ts';

/** A declared function and the number of `match` blocks around it. */
export interface LinkedFunction {
  readonly declaration: FunctionDeclaration;
  readonly depth: number;
}

/** The names that are visible at one place of a rules file. */
export class Scope {
  readonly depth: number;
  readonly #parent: Scope | undefined;
  readonly #variables: ReadonlySet<string>;
  readonly #functions = new Map<string, LinkedFunction>();

  constructor(
    depth: number,
    variables: Iterable<string>,
    functions: readonly FunctionDeclaration[],
    parent?: Scope,
  ) {
    this.depth = depth;
    this.#parent = parent;
    this.#variables = new Set(variables);
    for (const declaration of functions) {
      this.#functions.set(declaration.name, { declaration, depth });
    }
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#parent?.hasVariable(name) ?? false);
  }

  findFunction(name: string): LinkedFunction | undefined {
    return this.#functions.get(name) ?? this.#parent?.findFunction(name);
  }
}
