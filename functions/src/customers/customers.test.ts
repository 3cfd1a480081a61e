import { beforeEach, describe, expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { officeList } from '../../test/office-lists.ts';

const api = sharedApi();
beforeEach(() => api.reset());

const COMPANY = { is_company: true, name: 'Muster Bau GmbH', members: [], visibility: 'visible' };
let sent = 0;

async function save(input: object, id?: string, version = 0) {
  sent += 1;
  const changes = [{ ...(id && { id }), version, input: { ...COMPANY, ...input } }];
  const body = { request_id: `request-${10_000 + sent}`, changes };
  const response = await api.post('/api/admin/customers', body, api.asAdmin());
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as never[])[0];
}

const { list, found } = officeList(api, 'customers');

describe('customers', () => {
  test('get numbers from K-10001 on, are listed by name and found by any word', async () => {
    await save({ vat_id: 'de 123.456.789', email: 'buero@muster.example' });
    await save({ name: 'Ärmel & Söhne', members: [] });
    await save({ is_company: false, name: 'Erika Zorn', visibility: 'archived' });
    expect(await found({})).toEqual([10_002, 10_003, 10_001]);
    expect(await found({ search: 'k-10003' })).toEqual([10_003]);
    expect(await found({ search: 'DE1234 muster' })).toEqual([10_001]);
    expect(await found({ visibility: 'current', is_company: 'true' })).toEqual([10_002, 10_001]);
    expect((await list({ sort: 'price' })).status).toBe(400);
    expect((await list({ category: 'Sand' })).status).toBe(400);
  });

  test('are kept by version, with a log that can be taken back, and raise no revision of the shop', async () => {
    await save({ phone: '069 1' });
    expect(await save({ phone: '069 2' }, '10001', 1)).toMatchObject({ outcome: 'saved' });
    expect(await save({ phone: '069 3' }, '10001', 1)).toMatchObject({ outcome: 'conflict' });
    const id = `request-${10_000 + sent - 1}-0`;
    const undo = { request_id: 'request-undo-1' };
    expect((await api.post(`/api/admin/changes/${id}/undo`, undo, api.asAdmin())).status).toBe(200);
    expect(await api.stored('customers/10001')).toMatchObject({ phone: '069 1', version: 3 });
    expect(await api.stored('settings/revision')).toBeUndefined();
  });
});
