import { databaseOf, RestClient } from '../../testing/rest-client.ts';
import { idToken } from '../../testing/test-token.ts';
import type { RulesAuth } from '../evaluation/access.ts';
import { inFile } from '../test-rules.ts';
import { type RulesRead, SAMPLE } from './sample.ts';

/** Sends the reads to an emulator over REST, one at a time, since each has its own rules. */
export async function checkOnEmulator(
  host: string,
  project: string,
  reads: readonly RulesRead[],
  user: RulesAuth,
): Promise<boolean[]> {
  const emulator = new RestClient(host, project);
  await emulator.set(SAMPLE.path, {
    ...SAMPLE.fields,
    ts: { timestampValue: '2020-01-01T00:00:00Z' },
    r: { referenceValue: `${databaseOf(project)}/documents/${SAMPLE.path}` },
    by: { bytesValue: 'YQ==' },
  });
  const token = tokenOf(project, user.token);
  const decisions: boolean[] = [];
  for (const read of reads) {
    await emulator.loadRules(inFile(read.rules));
    decisions.push(await isAllowed(emulator, read, token));
  }
  return decisions;
}

async function isAllowed(emulator: RestClient, read: RulesRead, token: string): Promise<boolean> {
  const { status, body } =
    'get' in read
      ? await emulator.call('GET', `/${read.get}`, undefined, token)
      : await emulator.call('POST', ':runQuery', { structuredQuery: queryOf(read) }, token);
  if (![200, 403, 404].includes(status)) throw new Error(JSON.stringify(body));
  return status !== 403;
}

function queryOf({
  query,
  list,
  collectionGroup = false,
}: Extract<RulesRead, { list: string }>): object {
  const { limit, ...rest } = query;
  const from = [{ collectionId: list, allDescendants: collectionGroup }];
  return { ...rest, from, ...(limit && { limit: limit.value }) };
}

function tokenOf(project: string, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  return idToken({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    user_id: claims.sub,
    ...claims,
  });
}
