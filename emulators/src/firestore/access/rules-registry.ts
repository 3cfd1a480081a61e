import { type CompiledRules, compileRules } from '../rules/compile-rules.ts';

/** The rules in force: those of a project, or else those for all projects. */
export class RulesRegistry {
  readonly #ofProjects = new Map<string, CompiledRules>();
  #ofAll: CompiledRules | undefined;

  /** Undefined if no rules were ever loaded. */
  rulesOf(projectId: string): CompiledRules | undefined {
    return this.#ofProjects.get(projectId) ?? this.#ofAll;
  }

  /** Throws RulesSyntaxError and keeps the previous rules if these are invalid. */
  load(projectId: string, source: string): void {
    this.#ofProjects.set(projectId, compileRules(source));
  }

  /** Loads rules for all projects and drops those of single projects: the last ones loaded win. */
  loadForAll(source: string): void {
    this.#ofAll = compileRules(source);
    this.#ofProjects.clear();
  }
}
