import type { ApiError } from '@shop/domain/contract/call';
import { NEW_BANK } from '@shop/domain/testing/sent';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { logByCommand, registerAdmin, TAKEN } from './admins.ts';

const api = apiForTests();
beforeEach(async () => {
  api.signedIn('erika');
  for (const uid of ['chef', 'anna']) {
    api.asAdmin(uid);
    await registerAdmin(api.deps, uid);
  }
});

/** Seconds since the sign-in. */
const JUST_FRESH = 10 * 60 - 1;
const request_id = 'request-0001';
const SENSITIVE: [path: string, body: object][] = [
  ['settings/bank', { request_id, version: 0, value: NEW_BANK }],
  ['admins', { request_id, email: 'erika@example.de' }],
  ['admins/anna/take', { request_id }],
  ['admins/anna/end-sessions', { request_id }],
];

/** The session of an admin who signed in that many seconds ago. */
function since(seconds: number) {
  const account = { localId: 'chef', email: 'chef@example.de', customAttributes: '{"admin":true}' };
  const auth_time = Math.floor(api.clock.now.getTime() / 1000) - seconds;
  return { cookie: `__session=${api.google.sessionOf(account, { auth_time })}` };
}
const send = (path: string, body: object, seconds = 0) =>
  api.post(`/api/admin/${path}`, body, since(seconds));
const state = async () => [await api.everything(), [...api.google.accounts]];

describe('ten minutes after the sign-in', () => {
  const OLD = JUST_FRESH + 2;

  async function expectRefused(path: string, body: object) {
    since(OLD);
    const before = await state();
    const response = await send(path, body, OLD);
    expect(response.status).toBe(403);
    expect((await response.json()) as ApiError).toEqual({
      message:
        'Das geht nur in den ersten zehn Minuten nach der Anmeldung. Bitte melden Sie sich neu an.',
      code: 'fresh_sign_in',
    });
    expect(await state()).toEqual(before);
  }

  test.each(SENSITIVE)('%s is refused, with a code for our page', expectRefused);

  test('undoing the change of another account is refused as well', async () => {
    await send('settings/bank', { request_id, version: 0, value: NEW_BANK });
    await expectRefused('changes/request-0001-0/undo', { request_id: 'undo-0000001' });
    const batch = { request_id: 'undo-0000001', batch_id: 'undo-0000001' };
    await expectRefused('batches/request-0001/undo', batch);
  });

  test('everything else is allowed', async () => {
    await storeOrders(api.firestore, {});
    const value = { standard: 7, rates: [7, 19] };
    const vat = await send('settings/vatRates', { request_id, version: 0, value }, OLD);
    const move = { from: 'pending', to: 'processing' };
    const order = await send(`orders/${orderNumber(0)}/status`, move, OLD);
    expect([vat.status, order.status]).toEqual([200, 200]);
  });
});

describe('the company is notified', () => {
  const mails = async () => {
    await sweepOutbox(api.deps);
    return api.mailer.mails;
  };

  const BANK = 'Jetzt: Muster Bau GmbH, Neue Bank, DE02120300000000202051';
  test.each([
    [0, 'Bankverbindung geändert', BANK],
    [1, 'Admin-Rolle gegeben', 'Konto: erika@example.de'],
    [2, 'Admin-Rolle entzogen', 'Konto: anna@example.de'],
    [3, 'Sitzungen eines Admins beendet', 'Konto: anna@example.de'],
  ])(
    'of sensitive call %i just before, once, at its fixed address, with who did it: %s',
    async (index, subject, facts) => {
      const [path, body] = SENSITIVE[index] ?? ['', {}];
      const value = { orders: ['thief@example.org'], requests: ['thief@example.org'] };
      await send('settings/officeMails', { request_id: 'request-0002', version: 0, value });
      expect((await send(path, body, JUST_FRESH)).status).toBe(200);
      expect((await send(path, body)).status).toBe(200);
      const outbox = await api.firestore.collection('outbox').get();
      expect(JSON.stringify(outbox.docs.map((entry) => entry.data()))).not.toContain('@');
      expect(await mails()).toMatchObject([
        { to: { address: 'office@shop.example' }, subject: `Sicherheit: ${subject}` },
      ]);
      const [mail] = api.mailer.mails;
      expect([mail?.cc, mail?.replyTo]).toEqual([undefined, undefined]);
      for (const text of [mail?.text, mail?.html]) expect(text).toContain('chef@example.de');
      expect(mail?.text).toContain(`${facts}\nVon: chef@example.de\nAm: 02.03.2026, 10:30`);
    },
  );

  test('of an account that is restored, with the previous one', async () => {
    await send('settings/bank', { request_id, version: 0, value: NEW_BANK });
    await send('changes/request-0001-0/undo', { request_id: 'undo-0000001' });
    const [, undone] = await mails();
    expect(undone?.text).toContain('Bisher: Muster Bau GmbH, Neue Bank, DE02120300000000202051');
  });

  test('of the command’s changes', async () => {
    await logByCommand(api.deps, { request_id, uid: 'anna', ...TAKEN });
    expect(await mails()).toMatchObject([{ subject: 'Sicherheit: Admin-Rolle entzogen' }]);
    expect(api.mailer.mails[0]?.text).toContain('Von: npm run grant-admin');
  });

  test('of nothing else', async () => {
    const value = { standard: 7, rates: [7, 19] };
    await send('settings/vatRates', { request_id, version: 0, value });
    expect(await mails()).toEqual([]);
  });
});
