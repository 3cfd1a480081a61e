import { REQUEST_TYPES } from '@shop/domain/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactRequest } from '../../test/shop-data.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

const NOW = Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z'));
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const send = (fields = {}) => api.post('/api/contact', contactRequest(fields));
const stored = async () =>
  (await api.firestore.collection('contacts').get()).docs.map((document) => document.data());

describe('POST /api/contact', () => {
  test('stores what was written and answers with its id', async () => {
    const response = await send({ name: ' Erika Muster ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { id } = (await response.json()) as { id: string };
    const document = await api.firestore.doc(`contacts/${id}`).get();
    expect(document.data()).toEqual({
      name: 'Erika Muster',
      email: 'erika@example.de',
      phone: '069 90009-123',
      message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
      request_type: 'contact',
      created_at: NOW,
      schema_version: 1,
    });
  });

  test.each(REQUEST_TYPES)('takes a request of the type %s', async (request_type) => {
    expect((await send({ request_type })).status).toBe(201);
    expect(await stored()).toMatchObject([{ request_type }]);
  });

  test('takes texts with umlauts, emoji and line breaks as they are', async () => {
    const message = 'Größe „12“\nüber die Straße 🚚\u0000 <b>';
    expect((await send({ message })).status).toBe(201);
    expect(await stored()).toMatchObject([{ message }]);
  });

  test('takes a hidden field that was left empty, and does not store it', async () => {
    expect((await send({ website: '' })).status).toBe(201);
    expect((await stored())[0]).not.toHaveProperty('website');
  });

  test('tells a robot that fills the hidden field the same as a person, and stores nothing', async () => {
    const response = await send({ website: 'https://example.com' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
    expect(await api.everything()).toEqual({});
  });

  test('stores the same request twice when it is sent twice', async () => {
    const [first, second] = [await send(), await send()];
    expect(await first.json()).not.toEqual(await second.json());
    expect(await stored()).toHaveLength(2);
  });
});
