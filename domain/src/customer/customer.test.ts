import { describe, expect, test } from 'vitest';
import { inputDifferences } from '../office/input-differences.ts';
import { queryTokens } from '../search/search-tokens.ts';
import { customerId, customerNumber } from '../text/customer-number.ts';
import { fieldErrors, readBody } from '../text/validation.ts';
import { type CustomerSite, isSiteOpen, NO_SITE } from './building-site.ts';
import { customerListFields, debtorAccount } from './customer.ts';
import { type CustomerInput, customerInputSchema } from './customer-fields.ts';
import { joinedCustomers } from './joined-customers.ts';

const MEMBER = {
  email: 'max@bau.example',
  is_owner: false,
  may_order: true,
  may_see_invoices: false,
};
const COMPANY: CustomerInput = {
  is_company: true,
  name: 'Müller Bau GmbH',
  contact_name: 'Erika Muster',
  email: 'buero@bau.example',
  phone: '069 123 456',
  vat_id: 'DE123456789',
  address: 'Bauweg 1\n12345 Musterstadt',
  buyer_reference: '04011000-1234512345-06',
  members: [MEMBER],
  sites: [],
  visibility: 'visible',
};
const SITE: CustomerSite = { ...NO_SITE, name: 'Neubau' };

const NO_LEITWEG_ID =
  'Die Leitweg-ID stimmt nicht: Sie sieht aus wie 04011000-1234512345-06 und hat Prüfziffern.';

describe('what is typed of a customer', () => {
  test('is stored in one form', () => {
    const typed = {
      ...COMPANY,
      vat_id: ' de 123.456-789 ',
      buyer_reference: '04011000 – 1234512345 – 06',
      email: 'buero@BAU.example',
      members: [{ ...MEMBER, email: 'Max@bau.example' }],
    };
    expect(readBody(customerInputSchema, typed)).toEqual({ ok: true, value: COMPANY });
  });

  test('leaves out what a site does not have', () => {
    const blank = { buyer_reference: ' ', is_archived: false };
    const sites = [
      { ...SITE, ...blank },
      { ...SITE, name: 'B', to_day: '2026-03-31', is_archived: true },
    ];
    expect(readBody(customerInputSchema, { ...COMPANY, sites })).toEqual({
      ok: true,
      value: { ...COMPANY, sites: [SITE, sites[1]] },
    });
  });

  test('may be a person’s name alone', () => {
    const person = {
      is_company: false,
      name: 'Max',
      members: [],
      sites: [],
      visibility: 'visible',
    };
    expect(readBody(customerInputSchema, person)).toEqual({ ok: true, value: person });
  });

  test.each<[Partial<Record<keyof CustomerInput, unknown>>, string]>([
    [{ name: ' ' }, 'Bitte geben Sie einen Namen an.'],
    [{ email: 'buero' }, 'Diese E-Mail-Adresse ist nicht gültig.'],
    [{ vat_id: 'DE12345' }, 'Das ist keine vollständige USt-IdNr.: Bitte prüfen Sie die Stellen.'],
    [{ country: 'AT' }, 'Diese USt-IdNr. gehört zu Deutschland: Bitte prüfen Sie das Land.'],
    [{ buyer_reference: '04011000-1234512345-07' }, NO_LEITWEG_ID],
    [{ debtor: 9999 }, 'Debitorenkonto: Zahl von 10.000 bis 699.999.999 erwartet'],
    [
      { debtor: 70_000 },
      'Ein Debitorenkonto beginnt mit 1 bis 6; die anderen sind für Kreditoren.',
    ],
    [
      { members: [MEMBER, { ...MEMBER, email: 'MAX@bau.example' }] },
      'Eine E-Mail-Adresse steht zweimal da.',
    ],
    [{ members: [{ ...MEMBER, email: 'max' }] }, 'Diese E-Mail-Adresse ist nicht gültig.'],
    [
      { sites: [{ ...SITE, from_day: '2026-04-01', to_day: '2026-03-31' }] },
      'Baustellen: Das Ende liegt vor dem Beginn.',
    ],
    [{ sites: [{ ...SITE, buyer_reference: '1' }] }, NO_LEITWEG_ID],
    [{ merged_into: '10002' }, 'Diese Kundennummer gibt es nicht.'],
  ])('is refused: %j', (fields, message) => {
    expect(readBody(customerInputSchema, { ...COMPANY, ...fields })).toEqual({
      ok: false,
      message,
    });
    expect(
      Object.values(fieldErrors(customerInputSchema as never, { ...COMPANY, ...fields })),
    ).toEqual([message]);
  });
});

test('is found by number, names, addresses, telephone, place, tax number and accounts', () => {
  const invited = { ...MEMBER, email: 'bert@bau.example', invited_day: '2026-03-02' };
  const input = { ...COMPANY, members: [MEMBER, invited], sites: [SITE] };
  const { search_tokens, ...fields } = customerListFields(input, 10_001);
  const typed =
    'K-10001 müller ERIKA buero@bau.example 069123456 musterstadt DE123 max@bau neubau bert@bau';
  for (const token of queryTokens(typed)) expect(search_tokens).toContain(token);
  expect(fields).toEqual({
    sort_name: expect.any(String),
    member_emails: ['max@bau.example'],
    invited_emails: ['bert@bau.example'],
    likeness: expect.arrayContaining(['e:buero@bau.example', 'e:max@bau.example']),
  });
  expect(fields.likeness).not.toContain('e:bert@bau.example');
});

test('an account that belongs to one of two merged customers is invited to neither', () => {
  const invited = (email: string) => ({ ...MEMBER, email, invited_day: '2026-03-02' });
  const merged = { ...COMPANY, members: [MEMBER, invited('a@x.de'), invited('b@x.de')] };
  const kept = { ...COMPANY, members: [invited(MEMBER.email), { ...MEMBER, email: 'a@x.de' }] };
  const { members } = joinedCustomers(kept, merged, { day: '2026-03-02' });
  expect(members).toEqual([MEMBER, { ...MEMBER, email: 'a@x.de' }, invited('b@x.de')]);
  const [told] = inputDifferences('customer', { ...COMPANY, members: [] }, { ...COMPANY, members });
  expect(told?.after).toMatch(/^b@x.de, eingeladen am 02.03.2026, /m);
});

test.each([
  [{}, true],
  [{ from_day: '2026-05-01' }, true],
  [{ to_day: '2026-03-31' }, true],
  [{ to_day: '2026-03-30' }, false],
  [{ is_archived: true }, false],
])('whether a site with %j is open on 2026-03-31: %s', (fields, isOpen) => {
  expect(isSiteOpen({ ...SITE, ...fields }, '2026-03-31')).toBe(isOpen);
});

test.each([
  ['K-10001', '10001'],
  ['K-123456', '123456'],
  ['K-1', undefined],
  ['10001', undefined],
  ['K-10001/x', undefined],
])('the number %s is that of %s', (number, id) => {
  expect(customerId(number)).toBe(id);
  if (id) expect(customerNumber(id)).toBe(number);
});

test.each([
  [{ id: 10_001 }, 4, 10_001],
  [{ id: 10_001 }, 6, 1_000_100],
  [{ id: 10_001, debtor: 12_345 }, 6, 1_234_500],
  [{ id: 10_001, debtor: 1_234_500 }, 4, 12_345],
  [{ id: 10_001, debtor: 1_234_567 }, 4, undefined],
  [{ id: 70_000 }, 4, undefined],
])('%j has in books with accounts of %i digits the account %s', (customer, digits, account) => {
  expect(debtorAccount(customer, digits)).toBe(account);
});
