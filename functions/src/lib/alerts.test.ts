import { readdirSync, readFileSync } from 'node:fs';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { openBrowser } from '../../test/browser.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { LogLine } from './log.ts';

interface Metric {
  filter: string;
  labelExtractors?: Record<string, string>;
}

const ALERTS = new URL('../../../alerts/', import.meta.url);
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, ALERTS)).map((file) => file.replace('.json', ''));
const readAlert = (path: string) =>
  JSON.parse(readFileSync(new URL(`${path}.json`, ALERTS), 'utf8'));

const api = apiForTests();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

/** A line as Cloud Logging keeps it. */
function entryOf({ severity, httpRequest, ...payload }: LogLine): object {
  const resource = { type: 'cloud_run_revision' };
  return { severity, resource, ...(httpRequest ? { httpRequest } : { jsonPayload: payload }) };
}

function valueAt(entry: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return (value as Record<string, unknown> | undefined)?.[key];
  }, entry);
}

/** The comparisons of Cloud Logging's language that the files use. */
function fits(entry: object, { filter }: Metric): boolean {
  return filter.split(' AND ').every((clause) => {
    const [, path = '', comparison = '', wanted = ''] =
      /^([\w.]+)(=~|>=|=)"?(.*?)"?$/.exec(clause) ?? [];
    const value = valueAt(entry, path);
    if (comparison === '=') return value === wanted;
    if (comparison === '>=') return Number(value) >= Number(wanted);
    return comparison === '=~' && typeof value === 'string' && new RegExp(wanted).test(value);
  });
}

const metric = (name: string): Metric => readAlert(`metrics/${name}`);
const counted = (name: string) => api.log.map(entryOf).filter((entry) => fits(entry, metric(name)));

test('policies refer to existing metrics', () => {
  const asked = namesIn('policies').flatMap((name) => [
    ...JSON.stringify(readAlert(`policies/${name}`)).matchAll(/\/user\/(\w+)/g),
  ]);
  expect([...new Set(asked.map(([, name]) => name))].sort()).toEqual(namesIn('metrics').sort());
});

test('counts each request once, with the labels that the policies compare', async () => {
  await api.call('/api/products');
  await openBrowser(api).post('/api/sessions', { code: 'wrong' });
  api.setFault({ code: 'PERMISSION_DENIED' });
  await api.call('/api/orders/B-00000-00000');
  const labels = counted('shop_requests').map((entry) =>
    Object.entries(metric('shop_requests').labelExtractors ?? {}).map(([label, extractor]) => {
      const [, path = ''] = /^EXTRACT\((.+)\)$/.exec(extractor) ?? [];
      return [label, String(valueAt(entry, path))];
    }),
  );
  expect(labels.map((pairs) => Object.fromEntries(pairs))).toEqual([
    { route: '/api/products', status: '200' },
    { route: '/api/sessions', status: '400' },
    { route: '/api/orders/:orderNumber', status: '500' },
  ]);
});

test('counts a mail while it is late and when it is given up', async () => {
  api.mailer.result = { ok: false, problem: 'EENVELOPE 451', isPermanent: false };
  await api.post('/api/orders', orderRequest());
  await sweepOutbox(api.deps);
  expect([counted('mail_late'), counted('mail_given_up')]).toEqual([[], []]);
  api.pass(16 * 60_000);
  await sweepOutbox(api.deps);
  expect([counted('mail_late').length, counted('mail_given_up').length]).toEqual([1, 0]);
  api.pass(24 * 60 * 60_000);
  await sweepOutbox(api.deps);
  expect([counted('mail_late').length, counted('mail_given_up').length]).toEqual([1, 2]);
});
