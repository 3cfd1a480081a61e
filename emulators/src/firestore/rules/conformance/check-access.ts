import type { StoredDocument } from '../../core/documents/stored-document.ts';
import type { RulesAuth } from '../evaluation/access.ts';
import { check, inFile } from '../test-rules.ts';
import { checkOnEmulator } from './emulator-check.ts';
import { DATABASE, type RulesRead, SAMPLE } from './sample.ts';

const USER: RulesAuth = {
  uid: 'u1',
  token: { sub: 'u1', admin: true, n: 3, f: 1.5, list: ['a'] },
};

export const usesOtherEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;

/** Whether the reads are allowed: by these rules, or by the emulator in FIRESTORE_EMULATOR_HOST. */
export async function checkAccess(
  project: string,
  reads: readonly RulesRead[],
): Promise<boolean[]> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  return host ? checkOnEmulator(host, project, reads, USER) : reads.map(isAllowed);
}

function isAllowed(read: RulesRead): boolean {
  const sample: StoredDocument = { ...SAMPLE, createTime: 0, updateTime: 0 };
  const find = (path: string) => (path === sample.path ? sample : undefined);
  const common = {
    database: DATABASE,
    auth: USER,
    time: 1_767_225_600_000_000,
    read: find,
    readAfter: find,
  };
  const source = inFile(read.rules);
  if ('get' in read) {
    const existing = find(read.get);
    return check(source, { ...common, path: read.get, ...(existing && { existing }) }).allowed;
  }
  const { list: path, query, collectionGroup = false } = read;
  return check(source, { ...common, method: 'list', path, query, collectionGroup }).allowed;
}
