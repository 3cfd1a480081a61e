import type { Fields } from '../core/api/messages.ts';
import type { StoredDocument } from '../core/documents/stored-document.ts';
import { compileRules } from './compile-rules.ts';
import type { Decision, RulesAccess } from './evaluation/access.ts';

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
