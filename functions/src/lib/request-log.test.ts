import { orderRequest, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';

const api = apiForTests();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const latency = expect.stringMatching(/^\d+\.\d{3}s$/);

test('writes each request as one line in Cloud Logging’s fields', async () => {
  await api.call(`/api/cart/${SESSION}?email=erika@example.de`);
  await api.call('/api/erika@example.de');
  await api.post('/api/orders', orderRequest());
  const lines = [
    ['INFO', 'GET', '/api/cart/:sessionId', 200],
    ['WARNING', 'GET', 'unknown', 404],
    ['INFO', 'POST', '/api/orders', 201],
  ] as const;
  expect(api.log).toEqual(
    lines.map(([severity, requestMethod, requestUrl, status]) => ({
      severity,
      message: `${requestMethod} ${requestUrl} ${status}`,
      httpRequest: { requestMethod, requestUrl, status, latency, responseSize: expect.any(Number) },
    })),
  );
});

test('includes headers in the size', async () => {
  const response = await api.call('/api/products');
  const bodySize = (await response.arrayBuffer()).byteLength;
  await api.call('/api/products', { method: 'HEAD' });
  const [got, head] = api.log.map(
    ({ httpRequest }) => (httpRequest as { responseSize: number }).responseSize,
  );
  expect(Number(got) - Number(head)).toBeGreaterThanOrEqual(bodySize);
});
