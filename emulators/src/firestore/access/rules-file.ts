import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Log } from '../diagnostics/client-error.ts';
import { LocalFirestoreError } from '../diagnostics/local-firestore-error.ts';
import { RulesSyntaxError } from '../rules/syntax/rules-syntax-error.ts';
import type { RulesRegistry } from './rules-registry.ts';

/** Debounce: editors write a file in several steps. */
const SETTLED_AFTER_MS = 50;

/**
 * Loads the rules for all projects from a file, and again on every change until the returned
 * function is called. An invalid change is logged and the previous rules stay; a file that is
 * invalid at the start throws.
 */
export function watchRulesFile(path: string, rulesRegistry: RulesRegistry, log: Log): () => void {
  let source = read(path);
  loadFirst(path, source, rulesRegistry);
  const reload = (): void => {
    try {
      const changed = readFileSync(path, 'utf8');
      if (changed === source) return;
      source = changed;
      rulesRegistry.loadForAll(source);
      log(`Firestore: loaded the changed security rules of ${basename(path)}`);
    } catch (error) {
      log(`Firestore: keeping the previous security rules: ${explain(path, error)}`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  // Watches the folder, because many editors save by replacing the file.
  const watcher = watch(dirname(path), (_, name) => {
    if (name !== null && name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLED_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function loadFirst(path: string, source: string, rulesRegistry: RulesRegistry): void {
  try {
    rulesRegistry.loadForAll(source);
  } catch (error) {
    throw new LocalFirestoreError(explain(path, error));
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new LocalFirestoreError(explain(path, error));
  }
}

function explain(path: string, error: unknown): string {
  if (error instanceof RulesSyntaxError) {
    return `${basename(path)}:${error.line}:${error.column} ${error.message}`;
  }
  return `${path} cannot be read: ${error instanceof Error ? error.message : error}`;
}
