import { stripVTControlCharacters } from 'node:util';

/** Output of the functions, warnings and failures; the emulators' own progress is left out. */
const RELEVANT = /^\s*[>⚠⬢✖]/u;
/** The emulators start even if, for example, the functions cannot be loaded. */
const FAILURE = /^\s*[⬢✖]/u;
const FUNCTION_OUTPUT = /^\s*>\s*(\{.*\})\s*$/u;
const ROUTINE = new Set<unknown>(['DEFAULT', 'DEBUG', 'INFO', 'NOTICE']);

/** Whether a line of firebase-tools tells of a failure. */
export const isFailure = (line: string): boolean => FAILURE.test(stripVTControlCharacters(line));

/**
 * Whether a line of firebase-tools is worth showing. Structured log entries of the functions below
 * WARNING, such as one for each request, only are if `verbose`.
 */
export function isRelevant(line: string, verbose: boolean): boolean {
  const text = stripVTControlCharacters(line);
  return RELEVANT.test(text) && (verbose || !isRoutine(text));
}

function isRoutine(text: string): boolean {
  const [, entry] = FUNCTION_OUTPUT.exec(text) ?? [];
  if (entry === undefined) return false;
  try {
    return ROUTINE.has(JSON.parse(entry).severity);
  } catch {
    return false;
  }
}
