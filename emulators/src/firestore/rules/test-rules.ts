import type { Fields } from '../core/api/messages.ts';
import type { StoredDocument } from '../core/documents/stored-document.ts';
import { compileRules } from './compile-rules.ts';
import type { Decision, RulesAccess } from './evaluation/access.ts';
import { RulesSyntaxError } from './syntax/rules-syntax-error.ts';

export const DATABASE = 'projects/p/databases/(default)';

/** Wraps matches and functions into a rules file. */
export const inFile = (body: string, version = '2'): string =>
  `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;

export const stored = (path: string, fields: Fields = {}): StoredDocument => ({
  path,
  fields,
  createTime: 0,
  updateTime: 0,
});

/** What is wrong with a rules file; undefined if nothing is. */
export function problemIn(source: string): RulesSyntaxError | undefined {
  try {
    compileRules(source);
    return undefined;
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
}

/** u1 gets `a/x`, which does not exist. */
export const GET: RulesAccess = {
  database: DATABASE,
  method: 'get',
  path: 'a/x',
  auth: { uid: 'u1', token: {} },
  time: 0,
  read: () => undefined,
  readAfter: () => undefined,
};

/** Checks an access, by default `GET`. */
export const check = (source: string, access: Partial<RulesAccess>): Decision =>
  compileRules(source).check({ ...GET, ...access });
