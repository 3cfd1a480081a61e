import { type CompiledRules, compileRules } from '../rules/index.ts';

/** The rules that are in force: those of a project or, without any, those for all projects. */
export class Rulebook {
  readonly #ofProjects = new Map<string, CompiledRules>();
  #ofAll: CompiledRules | undefined;

  /** Undefined if nothing was ever loaded. */
  rulesOf(projectId: string): CompiledRules | undefined {
    return this.#ofProjects.get(projectId) ?? this.#ofAll;
  }

  /** Throws RulesSyntaxError and leaves the rules as they are if these are wrong. */
  load(projectId: string, source: string): void {
    this.#ofProjects.set(projectId, compileRules(source));
  }

  /** The same for all projects, whose own rules no longer count: the last that was loaded does. */
  loadForAll(source: string): void {
    this.#ofAll = compileRules(source);
    this.#ofProjects.clear();
  }
}
