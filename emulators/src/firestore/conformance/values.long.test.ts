import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { INVALID_ARGUMENT } from './status.ts';

const firestore = useFirestore('values');
const ref = () => firestore.db.doc('docs/one');

async function stored(data: Record<string, unknown>) {
  await ref().set(data);
  return (await ref().get()).data();
}

test('values of every type round-trip', async () => {
  const data = {
    nothing: null,
    yes: true,
    no: false,
    integer: Number.MAX_SAFE_INTEGER,
    negative: -7,
    double: 0.1,
    tiny: 5e-324,
    infinite: Number.NEGATIVE_INFINITY,
    text: 'Straße – 石 \u{1F600}\u0000',
    empty: '',
    bytes: Buffer.from([0, 1, 255]),
    reference: firestore.db.doc('other/doc'),
    list: [1, 'two', null, { three: [3] }],
    noList: [],
    map: { deep: { deeper: { deepest: true } }, none: {} },
    time: new Timestamp(-1, 123456000),
  };
  expect(await stored(data)).toEqual(data);
});

test('NaN and negative zero round-trip', async () => {
  const data = await stored({ nan: Number.NaN, minusZero: -0 });
  expect(data?.nan).toBeNaN();
  expect(Object.is(data?.minusZero, -0)).toBe(true);
});

test('timestamps are truncated, not rounded, to microseconds', async () => {
  const data = await stored({
    exact: new Timestamp(1_700_000_000, 123_456_000),
    finer: new Timestamp(1_700_000_000, 123_456_789),
  });
  expect(data?.exact.nanoseconds).toBe(123_456_000);
  expect(data?.finer.nanoseconds).toBe(123_456_000);
});

test('timestamps range from year 1 to year 9999', async () => {
  const first = Timestamp.fromDate(new Date('0001-01-01T00:00:00Z'));
  const last = Timestamp.fromDate(new Date('9999-12-31T23:59:59.999Z'));
  expect(await stored({ first, last })).toEqual({ first, last });
});

test('a document just under 1 MiB is accepted, a larger one refused', async () => {
  const text = 'x'.repeat(1_048_000);
  expect((await stored({ text }))?.text).toHaveLength(1_048_000);
  const tooLarge = ref().set({ text, more: 'x'.repeat(600) });
  await expect(tooLarge).rejects.toMatchObject(INVALID_ARGUMENT);
  expect((await ref().get()).get('more')).toBeUndefined();
});

test('the size of text is its UTF-8 length', async () => {
  const tooLarge = ref().set({ text: 'ß'.repeat(524_300) });
  await expect(tooLarge).rejects.toMatchObject(INVALID_ARGUMENT);
});

test('an id may contain any character but a slash', async () => {
  const odd = firestore.db.collection('docs').doc('ä ö.%2F~*`[]#?');
  await odd.set({ n: 1 });
  const found = await firestore.db.collection('docs').get();
  expect(found.docs.map((one) => one.id)).toEqual([odd.id]);
});
