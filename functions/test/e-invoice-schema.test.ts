import { ciiXml } from '@shop/domain/invoice/cii';
import { cancellationOf } from '@shop/domain/invoice/corrections';
import { creditOf, INVOICES } from '@shop/domain/testing/invoices';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { expect, test } from 'vitest';

const CANCELLED = { number: 'RE-2026-00002', day: '2026-11-25', reason: 'Falsche Menge' };
const ALL = Object.entries(INVOICES).flatMap(([name, invoice]) => [
  [name, invoice] as const,
  [`${name}, cancelled`, cancellationOf(invoice, CANCELLED)] as const,
  [`${name}, credited in part`, creditOf(invoice)] as const,
  [`${name}, then cancelled`, cancellationOf(invoice, CANCELLED, [creditOf(invoice)])] as const,
]);

test.each(ALL)(
  'the XML of an invoice that is %s fits the schema of ZUGFeRD 2.5',
  async (_name, invoice) => {
    for (const profile of ['en16931', 'xrechnung'] as const) {
      const { errors = [] } = await validateXsd(ciiXml(invoice, profile), Profile.EN16931);
      expect(errors).toEqual([]);
    }
  },
);

test('the schema rejects invalid documents', async () => {
  const xml = ciiXml(INVOICES.express, 'en16931').replace(
    '<ram:TypeCode>380</ram:TypeCode>',
    '<ram:Wrong/>',
  );
  expect((await validateXsd(xml, Profile.EN16931)).errors?.length).toBeGreaterThan(0);
});
