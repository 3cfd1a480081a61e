import type { StructuredQuery } from '../../core/messages.ts';
import type { RulesAuth } from '../rules-access.ts';
import { askGoogle } from './ask-google.ts';
import { askOurs } from './ask-ours.ts';

/** The result of an expression as the condition of a rule. */
export type Outcome = boolean | 'error';

/** A read by USER that the rules allow or deny. */
export type Question =
  | { readonly rules: string; readonly get: string }
  | {
      readonly rules: string;
      readonly list: string;
      readonly query: StructuredQuery;
      readonly collectionGroup?: boolean;
    };

const PERSON: RulesAuth = {
  uid: 'u1',
  token: { sub: 'u1', admin: true, n: 3, f: 1.5, list: ['a'] },
};

/** Whether the reads are allowed: by these rules or by the emulator in FIRESTORE_EMULATOR_HOST. */
export type Asker = (project: string, questions: readonly Question[]) => Promise<boolean[]>;

export const isOtherEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;

export const ask: Asker = (project, questions) => {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  return host ? askGoogle(host, project, questions, PERSON) : askOurs(questions, PERSON);
};
