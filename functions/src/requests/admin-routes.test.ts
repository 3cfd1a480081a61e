import type { StoredContact } from '@shop/domain/request/contact';
import { contactRequest } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { createdAt, storeContacts } from '../../test/stored-data.ts';

const api = apiForTests();

const get = (path: string) => api.call(path, { headers: api.asAdmin() });
const stored = async (id = 'c0000') => await api.stored(`contacts/${id}`);
const send = (what: string, body: object, id = 'c0000', uid = 'chef') =>
  api.post(`/api/admin/contacts/${id}/${what}`, body, api.asAdmin(uid));
const BY = 'chef@example.de';
const AT = '2026-03-02T09:30:00.123Z';

describe('the list of requests', () => {
  const idsOf = async (query: string) => {
    const path = `/api/admin/contacts${query}`;
    return (await api.read<StoredContact[]>(path, api.asAdmin())).map(({ id }) => id);
  };

  test('is filtered by status and type, and counted', async () => {
    await storeContacts(
      api.firestore,
      { status: 'open', request_type: 'quote' },
      { status: 'open', request_type: 'complaint' },
      { status: 'done', request_type: 'quote' },
      { status: 'in_progress', request_type: 'withdrawal' },
    );
    expect(await idsOf('')).toHaveLength(4);
    expect(await idsOf('?status=open')).toEqual(['c0001', 'c0000']);
    expect(await idsOf('?type=quote')).toEqual(['c0002', 'c0000']);
    expect(await idsOf('?status=done&type=quote')).toEqual(['c0002']);
    expect(await idsOf('?type=withdrawal')).toEqual(['c0003']);
    expect((await get('/api/admin/contacts?status=open')).headers.get('total-count')).toBe('2');
    const counts = await get('/api/admin/contact-counts');
    expect(await counts.json()).toEqual({ open: 2, in_progress: 1, done: 1 });
  });

  test('opens each request by its id', async () => {
    await storeContacts(api.firestore, { status: 'done' });
    const found = await (await get('/api/admin/contacts/c0000')).json();
    expect(found).toMatchObject({ id: 'c0000', status: 'done' });
    for (const id of ['unknown', '__x__']) {
      expect((await get(`/api/admin/contacts/${id}`)).status).toBe(404);
    }
  });

  test('is searched by name, company, contact, order and article', async () => {
    await api.post('/api/contact', {
      ...contactRequest({ name: 'Jörg Groß', phone: '0171 2345678' }),
      message: 'Firma: Tiefbau Süd GmbH\n\nBitte um Rückruf',
    });
    await api.post('/api/contact', contactRequest({ name: 'Anna Beispiel' }));
    const found = async (text: string) => idsOf(`?search=${encodeURIComponent(text)}`);
    const [all, jorg] = [await idsOf(''), await found('jorg')];
    expect([all.length, jorg.length]).toEqual([2, 1]);
    for (const text of ['GROSS tief', '+49 171 234', '5678', 'süd']) {
      expect(await found(text), text).toEqual(jorg);
    }
    expect(await idsOf('?search=jorg&status=done')).toEqual([]);
    const tooShort = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';
    await expectRefused(await get('/api/admin/contacts?search=x'), 400, tooShort);
  });

  test('lists requests verbatim, newest first', async () => {
    const created = createdAt('2026-03-01T10:00:00Z', '2026-03-01T12:00:00.456Z');
    await storeContacts(api.firestore, ...created);
    const response = await get('/api/admin/contacts');
    expect(response.headers.get('total-count')).toBe('2');
    expect(response.headers.has('next-page')).toBe(false);
    expect(await response.json()).toMatchObject([
      { ...contactRequest(), id: 'c0001', created_at: '2026-03-01T12:00:00.456Z' },
      { id: 'c0000' },
    ]);
  });

  test('is read by no other filter', async () => {
    for (const query of ['?status=x', '?type=x', '?status=', '?status=open&after=x']) {
      expect((await get(`/api/admin/contacts${query}`)).status).toBe(400);
    }
  });
});

test('the status of a request can change, also back, and records who did it', async () => {
  await storeContacts(api.firestore, {});
  const done = await send('status', { to: 'done' });
  expect(await done.json()).toMatchObject({ id: 'c0000', status: 'done' });
  expect((await send('status', { to: 'in_progress' })).status).toBe(200);
  const by = { by_uid: 'chef', at: Timestamp.fromDate(api.clock.now) };
  const status_changes = [
    { from: 'open', to: 'done', ...by },
    { from: 'done', to: 'in_progress', ...by },
  ];
  expect(await stored()).toMatchObject({ status: 'in_progress', status_changes });
});

test('a note on a request is stored with author and time', async () => {
  await storeContacts(api.firestore, {});
  const note = { id: 'note-0001', text: ' Ruft morgen zurück. ' };
  expect(await (await send('notes', note)).json()).toMatchObject({
    status: 'open',
    notes: [{ id: 'note-0001', text: 'Ruft morgen zurück.', by: BY, at: AT }],
  });
  expect(api.mailer.mails).toEqual([]);
});

describe('an answer to a request', () => {
  const REPLY = { id: 'reply-0001', text: 'Guten Tag,\n\ngern <b>ab</b> Montag.' };

  test('is mailed to its sender, stored, and puts an open request in progress', async () => {
    await storeContacts(api.firestore, { request_type: 'quote' });
    const response = await send('reply', REPLY);
    expect(await response.json()).toMatchObject({
      status: 'in_progress',
      replies: [{ ...REPLY, by: BY, at: AT }],
    });
    const to = { name: '', address: 'erika@example.de' };
    const replyTo = { address: 'office@shop.example' };
    expect(api.mailer.mails).toMatchObject([{ to, replyTo, subject: 'Ihre Anfrage: Angebot' }]);
    const [mail] = api.mailer.mails;
    expect(mail?.text).toContain('Guten Tag,\n\ngern <b>ab</b> Montag.');
    expect(mail?.text).toContain('am 02.03.2026 über unsere Website geschrieben');
    expect(mail?.html).toContain('gern &lt;b&gt;ab&lt;/b&gt; Montag.');
    expect(mail?.text).not.toContain('zurück');
  });

  test('does not reopen a closed request', async () => {
    await storeContacts(api.firestore, { status: 'done' });
    await Promise.all([send('reply', REPLY), send('reply', REPLY)]);
    expect(api.mailer.mails).toHaveLength(1);
    expect(await stored()).toMatchObject({ status: 'done', replies: [{ id: 'reply-0001' }] });
  });
});

test.each([
  ['notes', 'notes', 50],
  ['reply', 'replies', 20],
])('one more %s than %s may have, %i, is refused', async (what, field, most) => {
  const at = Timestamp.fromDate(api.clock.now);
  const entries = Array.from({ length: most }, (_, index) => {
    return { id: `entry-00${index}`, text: 'x', by_uid: 'chef', at };
  });
  await storeContacts(api.firestore, { [field]: entries });
  expect((await send(what, { id: 'entry-9999', text: 'x' })).status).toBe(422);
  expect(api.mailer.mails).toEqual([]);
});
