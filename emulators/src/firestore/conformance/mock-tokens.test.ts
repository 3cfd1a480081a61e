import { beforeAll, expect, test } from 'vitest';
import { documentName } from '../core/api/resource-name.ts';
import { databaseOf } from '../testing/rest-client.ts';
import { idToken } from '../testing/test-token.ts';
import { useFirestore } from './firestore-under-test.ts';
import { WEB_RULES } from './web-rules.ts';

const firestore = useFirestore('mock-tokens');

beforeAll(() => firestore.rest.loadRules(WEB_RULES));

const writes = async (claims: object): Promise<number> => {
  const update = {
    name: documentName(databaseOf(firestore.projectId), 'users/ada'),
    fields: { n: { integerValue: '1' } },
  };
  const body = { writes: [{ update }] };
  return (await firestore.rest.call('POST', ':commit', body, idToken({ ...claims }))).status;
};

const issuer = `https://securetoken.google.com/${firestore.projectId}`;

test.each<[what: string, claims: object]>([
  ['only a subject', { sub: 'ada' }],
  ['a subject and the time 0, as in older test SDKs', { uid: 'ada', sub: 'ada', iat: 0 }],
  ['a project', { sub: 'ada', iat: 0, exp: 3600, aud: firestore.projectId, iss: issuer }],
])('a mock token with %s is of its user', async (_, claims) => {
  expect(await writes(claims)).toBe(200);
});

test('a mock token of another user has no access', async () => {
  expect(await writes({ sub: 'bob' })).toBe(403);
});
