import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';

const api = apiWithoutMails();
const NUMBER = orderNumber(0);
const TABLES = [
  ...['rechnungen', 'rechnungspositionen', 'rechnungsnachlaesse', 'steuerbetraege'],
  ...['zahlungen', 'buchungen', 'kautionen_schaeden', 'datev_stapel', 'aenderungen'],
];
const send = async (path: string, body: object) =>
  expect((await api.post(`/api/admin/${path}`, body, api.asAdmin())).status).toBe(200);

async function download(period: string): Promise<Record<string, string>> {
  const response = await api.call(`/api/admin/gobd/${period}.zip`, { headers: api.asAdmin() });
  expect(response.status).toBe(200);
  const files = unzipSync(Buffer.from(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, of]) => [name, strFromU8(of)]));
}

test('the books of a period are files that the index describes, and the download is logged', async () => {
  await storeOrders(api.firestore, {
    order_status: 'delivered',
    gross_cents: 86_63,
    to_invoice: true,
    rebate: { cents: 10_00, reason: 'Treue' },
    company_name: 'Brandt "Bau" & Co',
    company_address: 'Ring 5\n12345 Musterstadt',
  });
  await send('invoices', { request_id: 'request-0001', order_numbers: [NUMBER] });
  await send(`orders/${NUMBER}/payments`, { id: 'payment-0001', amount: 86.63, day: '2026-03-02' });
  await send('datev', { request_id: 'request-0002', month: '2026-03' });
  const cancel = { request_id: 'request-0003', reason: '=1+1' };
  await send('invoices/RE-2026-00001/cancel', cancel);
  await send('settings/planner', {
    request_id: 'request-0004',
    version: 0,
    value: { frost_zone: 2 },
  });
  const year = await download('2026');
  const told = (table: string) => year[`${table}.csv`]?.replaceAll('"', '').split('\r\n') ?? [];
  expect(Object.keys(year)).toEqual(['index.xml', ...TABLES.map((name) => `${name}.csv`)]);
  for (const name of TABLES) {
    const [, columns = ''] = year['index.xml']?.split(`<URL>${name}.csv</URL>`) ?? [];
    const described = columns.split('</Table>')[0]?.match(/(?<=<VariableColumn><Name>)[^<]+/g);
    expect(described?.join(';')).toBe(told(name)[0]);
  }
  expect(year['index.xml']).toContain('<From>01.01.2026</From><To>31.12.2026</To>');
  expect(year['rechnungen.csv']).toContain(
    '"RE-2026-00001";"Rechnung";"02.03.2026";"02.03.2026";"B-00000-00000";"";"";"Brandt ""Bau"" & Co";"Ring 5 12345 Musterstadt";"";"72,80";"86,63";"0,00"',
  );
  expect(told('rechnungen')[2]).toContain(";RE-2026-00001;'=1+1;");
  expect(told('rechnungspositionen')).toContain(
    'RE-2026-00002;1;10 001;Kies 16/32;-2;t;28,90;-57,80;19',
  );
  expect(told('rechnungsnachlaesse').slice(1, 3)).toEqual([
    'RE-2026-00001;19;10,00;Rabatt: Treue',
    'RE-2026-00002;19;-10,00;Rabatt: Treue',
  ]);
  expect(told('steuerbetraege').slice(1, 3)).toEqual([
    'RE-2026-00001;19;72,80;13,83',
    'RE-2026-00002;19;-72,80;-13,83',
  ]);
  expect(told('zahlungen')[1]).toMatch(
    /^payment-0001;B-00000-00000;02.03.2026;86,63;Überweisung;;;;[^;]+@/,
  );
  expect(told('aenderungen')[1]).toMatch(
    /^request-0004;[^;]+;[^;]+@[^;]+;setting;planner;Planer;1;Frosteinwirkungszone \(1 bis 3\);–;2;$/,
  );
  expect(told('buchungen').filter((row) => row.includes('Erlöse'))).toHaveLength(2);
  expect(told('datev_stapel').filter((row) => row.startsWith('2026-03-1'))).toHaveLength(2);
  expect(api.log).toContainEqual({
    severity: 'INFO',
    message: 'Books exported',
    period: '2026',
    by: expect.any(String),
  });
  const later = await download('2026-04');
  const lines = TABLES.map((name) => later[`${name}.csv`]?.split('\r\n').length);
  expect(lines).toEqual(TABLES.map(() => 2));
  const unknown = await api.call('/api/admin/gobd/2026-13.zip', { headers: api.asAdmin() });
  expect(unknown.status).toBe(404);
});
