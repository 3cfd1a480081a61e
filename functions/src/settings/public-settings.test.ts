import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import type { Notices } from '@shop/domain/settings/notices';
import { expect, test } from 'vitest';
import { apiForTest, apiForTests } from '../../test/api-for-tests.ts';
import { storeAreas } from '../../test/shop-data.ts';
import type { TestApi } from '../../test/start-api.ts';

const BANNER = { text: 'Montag Inventur.', from: '2026-03-02', to: '2026-03-03' };
const LEAVE = { from: '2026-03-04', to: '2026-03-06', name: 'Betriebsferien' };
const EVENING = { from: '2026-03-02', to: '2026-03-02', name: 'Übergabe', hours: '07:00–12:00' };

const api = apiForTests();

const set = (name: string, value: object) =>
  api.firestore.doc(`settings/${name}`).set({ ...value, version: 1, schema_version: 1 });
const toldBy = async ({ call }: TestApi) => (await (await call('/api/notices')).json()) as Notices;
const told = () => toldBy(api);

test('returns nothing without settings, and caches may keep that', async () => {
  const response = await api.call('/api/notices');
  expect(response.headers.get('cache-control')).toContain('public');
  expect(await response.json()).toEqual({ banners: [], special_days: [] });
});

test('drops a banner after its last day, by Berlin’s clock', async () => {
  await set('banner', { banners: [BANNER] });
  await set('specialDays', { days: [LEAVE, EVENING] });
  expect(await told()).toEqual({
    banners: [BANNER],
    special_days: [EVENING, LEAVE],
    today: EVENING,
  });
  api.clock.now = new Date('2026-03-03T22:59:59Z');
  expect(await told()).toEqual({ banners: [BANNER], special_days: [LEAVE] });
  api.clock.now = new Date('2026-03-03T23:00:00Z');
  expect(await told()).toEqual({ banners: [], special_days: [LEAVE], today: LEAVE });
});

test('changes the notices in memory with the day, without a read', async () => {
  const caching = await apiForTest({ catalogueTtlMs: 60_000 });
  const { firestore, clock } = caching;
  await firestore.doc('settings/banner').set({ banners: [BANNER], schema_version: 1 });
  clock.now = new Date('2026-03-03T22:59:59Z');
  const before = await toldBy(caching);
  const { reads } = caching.usage();
  clock.now = new Date('2026-03-03T23:00:01Z');
  const after = await toldBy(caching);
  expect(caching.usage().reads).toBe(reads);
  expect([before.banners, after.banners]).toEqual([[BANNER], []]);
});

test('gives the browser the areas, the days without delivery and the usual VAT', async () => {
  const christmas = { from: '2026-12-28', to: '2026-12-30', name: 'Betriebsferien' };
  await set('specialDays', { days: [LEAVE, EVENING, christmas] });
  await set('vatRates', { standard: 16, rates: [16, 5] });
  await storeAreas(api.firestore);
  const response = await api.call('/api/delivery-options');
  expect(response.headers.get('cache-control')).toContain('public');
  const { areas, closed_days, vat_rate } = (await response.json()) as DeliveryOptions;
  expect(areas[1]).toEqual({ from: '12350', to: '12369', zone: 2 });
  expect(vat_rate).toBe(16);
  expect(closed_days).toEqual(
    expect.arrayContaining(['2026-03-04', '2026-03-05', '2026-03-06', '2026-04-03']),
  );
  // Stages may be wanted for up to a year ahead.
  expect(closed_days).toEqual(expect.arrayContaining(['2026-12-25', '2026-12-28', '2027-01-01']));
  expect(closed_days).not.toContain('2026-03-02');
});

test.each([
  [undefined, '2026-06-04', '2026-03-08'],
  ['BE', '2026-03-08', '2026-06-04'],
])('nothing is delivered on the holidays of the federal state: %s', async (state, own, other) => {
  if (state) await set('holidays', { state });
  const { closed_days } = await api.read<DeliveryOptions>('/api/delivery-options');
  expect(closed_days).toContain(own);
  expect(closed_days).not.toContain(other);
});
