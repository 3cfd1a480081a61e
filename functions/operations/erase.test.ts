import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAuthEmulator } from '../test/auth-emulator.ts';
import { firestoreOfFile, runCommand } from '../test/run-command.ts';
import { storeAll } from '../test/shop-data.ts';
import { orderNumber, storeContacts, storeOrders } from '../test/stored-data.ts';
import { STANDING_ORDER_V1 } from '../test/stored-fixtures.ts';
import { erase, isDryRun, parseEraseOptions } from './erase.ts';

const PROJECT = 'demo-erase';
const EMAIL = 'Erika@Example.de';

const { local, app, firestore } = await firestoreOfFile(PROJECT);
let emulator: Awaited<ReturnType<typeof startAuthEmulator>>;
let auth: Auth;

beforeAll(async () => {
  process.env.METADATA_SERVER_DETECTION = 'none'; // do not look for Google's metadata server
  emulator = await startAuthEmulator(PROJECT);
  auth = getAuth(app);
});
beforeEach(async () => {
  await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid));
});
afterAll(() => emulator.stop());

const run = (args: readonly string[], hosts = { firestoreHost: local.address }) => {
  const config = { projectId: PROJECT };
  const authHost = emulator.address;
  return runCommand((streams) => erase(args, { config, authHost, ...hosts, ...streams }));
};

async function storeErika() {
  await auth.createUser({ uid: 'erika', email: EMAIL });
  await firestore.doc('users/erika').set({ name: 'Erika', schema_version: 1 });
  await storeOrders(firestore, { order_status: 'cancelled' }, { order_status: 'cancelled' });
  await storeContacts(firestore, {});
  await firestore.doc('standingOrders/standing').set(STANDING_ORDER_V1);
}

test('erases a person and reports what was erased, in a dry run what would be', async () => {
  await storeErika();
  const dry = /^Would erase .+: 2 orders anonymised, .+ Nothing was changed\.\n$/;
  expect((await run([EMAIL, '--dry-run'])).output).toMatch(dry);
  expect(await run([EMAIL])).toEqual({
    code: 0,
    output: `Erased ${EMAIL} from ${PROJECT} at ${local.address}: 2 orders anonymised, 1 contact request deleted, 1 standing order deleted, 1 profile deleted, account deleted.\n`,
    errors: '',
  });
  expect((await auth.listUsers()).users).toEqual([]);
  expect(await run([EMAIL])).toMatchObject({
    code: 0,
    output: `Nothing of ${EMAIL} was found in ${PROJECT} at ${local.address}.\n`,
  });
});

test('erases a person without an account and reports what it left', async () => {
  await storeErika();
  await storeOrders(
    firestore,
    { order_status: 'cancelled', user_id: 'erika' },
    { order_status: 'cancelled', user_id: 'erika', customer_email: 'max@example.de' },
    { order_status: 'cancelled', user_id: 'max' },
  );
  await auth.createUser({ uid: 'max', email: 'max@example.de' });
  await firestore.doc('users/max').set({ name: 'Max', schema_version: 1 });
  await auth.deleteUser('erika');
  expect((await run([EMAIL])).output).toBe(
    [
      `Erased ${EMAIL} from ${PROJECT} at ${local.address}:`,
      '2 orders anonymised, 1 contact request deleted, 1 standing order deleted, 1 profile deleted. Left as they are:',
      `orders of their deleted account with another address (${orderNumber(1)});`,
      '1 profile of an account with another address.\n',
    ].join(' '),
  );
  expect((await firestore.collection('users').get()).docs.map(({ id }) => id)).toEqual(['max']);
});

test('deletes the profiles whose account is gone, with --orphans', async () => {
  await storeErika();
  // More than Firebase Auth takes in one call, and more than one page.
  const gone = Array.from({ length: 501 }, (_, index) => {
    return [`users/gone-${index}`, { name: 'Max', schema_version: 1 }] as const;
  });
  const standing = { ...STANDING_ORDER_V1, uid: 'gone-0' };
  await storeAll(firestore, [...gone, ['standingOrders/gone', standing]]);
  const where = `${PROJECT} at ${local.address}`;
  expect((await run(['--orphans', '--dry-run'])).output).toBe(
    `Would delete 501 profiles without an account from ${where}. Nothing was changed.\n`,
  );
  expect((await run(['--orphans'])).output).toBe(
    `Deleted 501 profiles without an account from ${where}.\n`,
  );
  expect((await firestore.collection('users').get()).docs.map(({ id }) => id)).toEqual(['erika']);
  expect((await firestore.doc('standingOrders/gone').get()).exists).toBe(false);
  expect((await run(['--orphans'])).output).toBe(`Every profile of ${where} has its account.\n`);
});

test('refuses open orders and names them', async () => {
  await storeOrders(firestore, { order_status: 'processing' });
  const { code, errors } = await run([EMAIL]);
  expect(code).toBe(1);
  expect(errors).toContain(`has orders to be delivered or invoiced: ${orderNumber(0)}. `);
  expect(errors).not.toMatch(/Erika Muster|069/);
  expect((await run([EMAIL, '--even-open'])).output).toContain('1 order anonymised');
});

test('refuses an admin', async () => {
  await storeErika();
  await auth.setCustomUserClaims('erika', { admin: true });
  expect((await run([EMAIL])).errors).toMatch(/is an admin: .+Nothing was changed\.\n$/);
  expect((await auth.listUsers()).users).toHaveLength(1);
});

test.each<[what: string, args: string[], message: RegExp]>([
  ['no address', [], /^Name one .+Usage: npm run erase -- <email>/],
  ['an address with --orphans', [EMAIL, '--orphans'], /^Name one /],
  ['two addresses', [EMAIL, 'x@example.de'], /^Name one /],
  ['something that is not an address', ['erika'], /^"erika" is not an e-mail address\. Usage: /],
  ['an address with a space', ['zoe muster@example.de'], /is not an e-mail address/],
  ['an unknown option', [EMAIL, '--force'], /^Unknown option '--force'.+Usage: /],
])('refuses %s in one line', async (_what, args, message) => {
  const { code, errors } = await run(args);
  expect(code).toBe(1);
  expect(errors).toMatch(message);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test('fails at once if no Firestore emulator answers', async () => {
  const gone = '127.0.0.1:1';
  const { errors } = await run([EMAIL], { firestoreHost: gone });
  expect(errors).toMatch(/^No Firestore emulator answers at 127\.0\.0\.1:1/);
});

test('erases in a real project with --yes alone', () => {
  const isDry = [[], ['--yes'], ['--yes', '--dry-run']].map((options) => {
    const parsed = parseEraseOptions([EMAIL, '--project', 'shop', ...options]);
    return isDryRun(parsed, { kind: 'real', projectId: 'shop' });
  });
  expect(isDry).toEqual([true, false, true]);
});

test.each(['zoe@example.de', '"zoe"@example.de', 'jörg@example.de'])('takes %s', (email) => {
  expect(parseEraseOptions([email]).email).toBe(email);
});
