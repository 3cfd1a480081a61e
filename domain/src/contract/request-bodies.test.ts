import { describe, expect, test } from 'vitest';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { COVERAGE_KINDS } from '../product/coverage.ts';
import { coverageSchema } from '../product/coverage-schema.ts';
import { SETTINGS } from '../settings/settings.ts';
import { CHANGES, type ChangeCall } from './api.ts';
import type { ApiRequest } from './call.ts';
import { parseBody, parseWithPauses } from './request-bodies.ts';

/** Refused by every call, as no call takes a body other than an object. */
const NO_OBJECT = [null, undefined, [], [1, 1], 'text', 1];
const ID = 'request-0001';
const NO_ID = 'Die Kennung der Anfrage ist ungültig.';
const NO_AMOUNT = 'Bitte geben Sie einen Betrag in Euro und Cent an, der nicht 0 ist.';
const NO_DAY = 'Bitte geben Sie den Tag der Zahlung als Datum an.';
const STOP = { what: 'reminder_stop', reason: 'complaint' };
const dayOf = (day: unknown) => ({ what: 'delivery_day', day });
const PAYMENT = { id: ID, amount: 50, day: '2026-03-02' };
const NOTE = { id: ID, text: 'x' };
const WITHDRAWAL = { name: 'Erika', email: 'a@b.de', order_number: 'B-1', goods: '' };

const ITEM = { name: 'Splitt', category: 'Schotter', specifications: [], visibility: 'visible' };
const PRODUCT = { ...ITEM, unit: 't', related_ids: [1], pictures: [] };
const CATEGORY = { of: 'product', name: 'Sand', position: 1, visibility: 'visible' };
const saved = (...inputs: object[]) =>
  inputs.map((input) => ({ request_id: ID, changes: [{ version: 0, input }] }));
const NO_CHANGE = 'Die Angaben zur Änderung sind ungültig.';
/** The browser would not load it. */
const FOREIGN_PICTURE = { url: 'https://bilder.example/kies.jpg', alt: '' };
const NO_FOREIGN_PICTURE =
  'Bild: Bilder anderer Seiten zeigt der Shop nicht, bitte laden Sie das Bild hoch';

const EDIT = { id: NOTE.id, items: [{ product_id: 1, quantity: 3 }], reason: 'Am Telefon' };

/** For each call: bodies it accepts, bodies refused with its message, and bodies refused with another one. */
const BODIES: [
  call: ChangeCall,
  taken: object[],
  message: string,
  refused: unknown[],
  others?: Record<string, object[]>,
][] = [
  [
    'POST /api/cart',
    [{ product_id: 1, quantity: 1 }],
    'Die Angaben zum Artikel oder zur Menge sind ungültig.',
    [
      ...[0, -1, 1.5, '2', 'abc', null, 10_000_001].map((quantity) => ({
        product_id: 1,
        quantity,
      })),
      ...[0, 1.5, '1', 1e300, [1]].map((product_id) => ({ product_id, quantity: 1 })),
      { product_id: 1, quantity: 1, price: 0 },
      { quantity: 1 },
      { product_id: 1 },
    ],
  ],
  [
    'POST /api/admin/draft-paper',
    [{ collective: { order_numbers: ['B-7K3M9-QX2TP'] } }],
    'Die Angaben zum Entwurf sind ungültig.',
    [
      {},
      { collective: undefined },
      { collective: { order_numbers: ['B-7K3M9-QX2TP'] }, x: 1 },
      { credit: { reason: 'x', lines: [], amounts: [], number: 'x' } },
    ],
  ],
  [
    'POST /api/orders/{orderNumber}/cancel',
    [{}, { token: 'x'.repeat(100) }],
    'Die Angaben zur Stornierung sind ungültig.',
    [{ token: 1 }, { token: null }, { token: 'x'.repeat(101) }, { by: 'me' }],
  ],
  [
    'POST /api/withdrawals',
    [WITHDRAWAL],
    'Der Widerruf ist unvollständig.',
    [],
    {
      'Name ist erforderlich': [{ ...WITHDRAWAL, name: ' ' }],
      'Auftragsnummer ist erforderlich': [{ ...WITHDRAWAL, order_number: '' }],
      'Auftragsnummer: höchstens 40 Zeichen': [{ ...WITHDRAWAL, order_number: 'B'.repeat(41) }],
      'Gültige E-Mail-Adresse erforderlich': [{ ...WITHDRAWAL, email: 'erika' }],
      'Waren: höchstens 500 Zeichen': [{ ...WITHDRAWAL, goods: 'x'.repeat(501) }],
      'Der Widerruf enthält ein unbekanntes Feld.': [{ ...WITHDRAWAL, created_at: '2020-01-01' }],
    },
  ],
  [
    'POST /api/sessions',
    [{ code: '4/0A' }, { code: '4/0A', state: 'x' }, { code: 'x'.repeat(2048) }],
    'Der Anmeldecode fehlt oder ist ungültig.',
    [
      ...['', 1, 'x'.repeat(2049), undefined].map((code) => ({ code })),
      ...[null, 1, ['x']].map((state) => ({ code: 'x', state })),
      { code: 'x', redirect: '/' },
    ],
  ],
  [
    'POST /api/admin/orders/{orderNumber}/status',
    [
      { from: 'pending', to: 'processing' },
      { from: 'delivered', to: 'pending' },
    ],
    'Die Angaben zum Bestellstatus sind ungültig.',
    [
      {},
      { from: 'pending' },
      { to: 'processing' },
      { from: 'pending', to: 'lost' },
      { from: 'pending', to: 'toString' },
      { from: ['pending'], to: 'processing' },
      { from: 'pending', to: 'processing', by: 'me' },
      { from: 'pending', to: 'processing', reason: 'only for cancelling' },
      { from: 'pending', to: 'cancelled', reason: 1 },
    ],
    {
      'Grund: höchstens 500 Zeichen': [
        { from: 'pending', to: 'cancelled', reason: 'x'.repeat(501) },
      ],
    },
  ],
  [
    'POST /api/admin/orders/{orderNumber}/payments',
    [PAYMENT, { ...PAYMENT, amount: -0.01, reverses: 'payment-1' }],
    'Die Angaben zur Zahlung sind ungültig.',
    [{ ...PAYMENT, state: 'paid' }],
    {
      [NO_AMOUNT]: [0, 0.005, '50', 1e9, undefined].map((amount) => ({ ...PAYMENT, amount })),
      [NO_DAY]: ['2026-02-30', '2026-03-02T10:00:00Z'].map((day) => ({ ...PAYMENT, day })),
      [NO_ID]: ['', '../../orders'].map((id) => ({ ...PAYMENT, id })),
    },
  ],
  [
    'POST /api/admin/orders/{orderNumber}/reminder',
    [{ id: ID }],
    'Die Angaben zur Zahlungserinnerung sind ungültig.',
    [{ id: ID, amount: 5 }],
    { [NO_ID]: [{}, { id: 1 }] },
  ],
  [
    'POST /api/admin/reminder-run',
    [{ id: ID, order_numbers: ['B-7K3M9-QX2TP'] }],
    'Die Angaben zur Zahlungserinnerung sind ungültig.',
    [[], ['x'], ['B-7K3M9-QX2TP', 'B-7K3M9-QX2TP'], Array(21).fill('B-7K3M9-QX2TP')].map(
      (order_numbers) => ({ id: ID, order_numbers }),
    ),
  ],
  [
    'POST /api/admin/reminder-letters',
    [{ order_numbers: ['B-7K3M9-QX2TP'], papers: ['RE-2026-00001'] }],
    'Die Angaben zur Zahlungserinnerung sind ungültig.',
    [{ order_numbers: [] }, { order_numbers: 'x' }],
  ],
  [
    'POST /api/admin/orders/{orderNumber}/write-off',
    [{ id: ID, reason: 'goodwill' }],
    'Bitte wählen Sie, warum der Rest ausgebucht wird.',
    [{ id: ID }, { id: ID, reason: 'small_rest' }, { id: ID, reason: 'goodwill', amount: 5 }],
  ],
  [
    'POST /api/admin/orders/{orderNumber}/events',
    [
      { ...STOP, until: '2026-04-01' },
      { ...STOP, until: '', for_customer: true },
      ...['2026-03-05', ''].map(dayOf),
    ],
    'Ereignis: Die Angaben sind ungültig.',
    [{}, { what: 'part' }, { what: 'toString' }],
    {
      'Mahnstopp: Die Angaben sind ungültig.': [
        ...[STOP, { ...STOP, until: '2026-02-30' }, { ...STOP, until: '', reason: 'x' }],
        { ...STOP, until: '', for_customer: 'yes' },
      ],
      'Liefertag: Die Angaben sind ungültig.': [
        ...['05.03.2026', '2026-02-30', null, undefined, ['2026-03-05']].map(dayOf),
        { ...dayOf(''), until: '' },
      ],
    },
  ],
  [
    'POST /api/admin/orders/{orderNumber}/notes',
    [NOTE],
    'Die Angaben zur Notiz sind ungültig.',
    [{ ...NOTE, by: 'anna' }],
    {
      'Bitte schreiben Sie eine Notiz.': [{ ...NOTE, text: '  ' }],
      'Notiz: höchstens 2000 Zeichen': [{ ...NOTE, text: 'x'.repeat(2001) }],
      [NO_ID]: [{ ...NOTE, id: 'short' }, { text: 'x' }],
    },
  ],
  [
    'POST /api/admin/orders/{orderNumber}/edit',
    [EDIT],
    'Die Angaben zur Änderung der Bestellung sind ungültig.',
    [
      { ...EDIT, items: [null] },
      { ...EDIT, items: [1] },
    ],
    {
      'Eine Bestellung braucht mindestens einen Artikel.': [{ ...EDIT, items: [] }],
      'Ein Artikel steht zweimal in der Bestellung.': [
        { ...EDIT, items: [...EDIT.items, ...EDIT.items] },
      ],
    },
  ],
  [
    'POST /api/admin/contacts/{id}/status',
    [{ to: 'done' }],
    'Die Angaben zum Status der Anfrage sind ungültig.',
    [{}, { to: 'x' }, { to: 'done', by: 'x' }],
  ],
  [
    'POST /api/admin/contacts/{id}/reply',
    [NOTE],
    'Die Angaben zur Anfrage sind ungültig.',
    [{ ...NOTE, by: 'anna' }],
    {
      'Bitte schreiben Sie einen Text.': [
        { ...NOTE, text: '' },
        { ...NOTE, text: '  ' },
      ],
      'Text: höchstens 4000 Zeichen': [{ ...NOTE, text: 'x'.repeat(4001) }],
      'Text: Text erwartet': [{ ...NOTE, text: 7 }],
      [NO_ID]: [{ ...NOTE, id: 'x/y' }],
    },
  ],
  [
    'POST /api/admin/undelivered-mail/{id}/retry',
    [{}],
    'Diese Anfrage hat keine Angaben.',
    [{ id: 'x' }],
  ],
  [
    'POST /api/admin/products',
    saved(PRODUCT),
    NO_CHANGE,
    [],
    {
      'Einheit: Bitte wählen Sie einen der Werte': saved({ ...PRODUCT, unit: 'Eimer' }),
      'Fläche je Einheit fehlt': saved({ ...PRODUCT, coverage: { kind: 'area' } }),
      'Mengenrechner: Die Angaben sind ungültig': saved({ ...PRODUCT, coverage: {} }),
      'Passende Artikel: Bitte Artikelnummern angeben.': saved({ ...PRODUCT, related_ids: [null] }),
      [NO_FOREIGN_PICTURE]: saved({ ...PRODUCT, pictures: [FOREIGN_PICTURE] }),
    },
  ],
  [
    'POST /api/admin/categories',
    saved(CATEGORY),
    NO_CHANGE,
    [],
    { [NO_FOREIGN_PICTURE]: saved({ ...CATEGORY, picture: FOREIGN_PICTURE }) },
  ],
];

describe.each(BODIES)('the body of %s', (call, taken, message, refused, others = {}) => {
  const pause = () => Promise.resolve();

  test.each(taken)('may be %j', async (body) => {
    expect(parseBody(call, body)).toEqual({ ok: true, value: body });
    expect(await parseWithPauses(call, body, pause)).toEqual({ ok: true, value: body });
  });

  test.each<[message: string, body: unknown]>([
    ...[...NO_OBJECT, ...refused].map((body) => [message, body] as [string, unknown]),
    ...Object.entries(others).flatMap(([other, bodies]) =>
      bodies.map((body) => [other, body] as [string, unknown]),
    ),
  ])('is refused with “%s” if it is %j', async (expected, body) => {
    expect(parseBody(call, body)).toEqual({ ok: false, message: expected });
    expect(await parseWithPauses(call, body, pause)).toEqual({ ok: false, message: expected });
  });
});

test('each call types its body', () => {
  const parsed = parseBody('POST /api/cart', { product_id: 1, quantity: 2 });
  if (!parsed.ok) throw new Error(parsed.message);
  const body: ApiRequest<'POST /api/cart'> = parsed.value;
  // @ts-expect-error the cart knows no price
  const price: unknown = body.price;
  expect([body.quantity, price]).toEqual([2, undefined]);
});

/** Each text of a schema by its path, and whether it is declared to keep its line breaks. */
function textsIn(schema: SchemaFieldDescription, path: string): [string, unknown][] {
  const { type, meta } = schema as SchemaDescription;
  if (type === 'string') return [[path, meta && 'lines' in meta ? meta.lines : undefined]];
  const inner = 'innerType' in schema ? schema.innerType : undefined;
  const entries = inner ? [inner].flat().map((each) => ['[]', each] as const) : [];
  const fields = 'fields' in schema ? Object.entries(schema.fields) : [];
  return [...entries, ...fields].flatMap(([name, field]) => textsIn(field, `${path}.${name}`));
}

test('every text of every body is one line, except declared long ones', () => {
  const bodies = Object.entries(CHANGES).map(([name, { body }]) => [name, body] as const);
  const settings = Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema] as const);
  const texts = [...bodies, ...settings].flatMap(([name, schema]) =>
    textsIn(schema.describe(), name.replace('POST /api/', '')),
  );
  const coverages = Object.keys(COVERAGE_KINDS).flatMap((kind) =>
    textsIn(coverageSchema.describe({ value: { kind } } as object), kind),
  );
  expect(coverages).toContainEqual(['area.note', 'one']);
  const undeclared = [...texts, ...coverages].filter(([, lines]) => lines === undefined);
  expect(undeclared).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter(([, lines]) => lines === 'many').map(([path]) => path),
  ).toMatchInlineSnapshot(`
    [
      "admin/products.changes.[].input.description",
      "admin/rental-tools.changes.[].input.description",
      "admin/rental-tools.changes.[].input.accessories",
      "admin/categories.changes.[].input.lead",
      "admin/customers.changes.[].input.address",
      "admin/customers.changes.[].input.notes",
      "orders.company_address",
      "orders.invoice_address",
      "orders.notes",
      "admin/orders.content.company_address",
      "admin/orders.content.conditions",
      "admin/orders.content.note",
      "admin/orders/{orderNumber}/status.reason",
      "admin/orders/{orderNumber}/edit.reason",
      "admin/orders/{orderNumber}/notes.text",
      "admin/orders/{orderNumber}/billing.address",
      "admin/orders/{orderNumber}/withdrawal.reason",
      "quotes/{number}/ask.text",
      "quotes/{number}/decline.text",
      "admin/quotes.content.company_address",
      "admin/quotes.content.conditions",
      "admin/quotes.content.note",
      "admin/quotes/{number}/save.content.company_address",
      "admin/quotes/{number}/save.content.conditions",
      "admin/quotes/{number}/save.content.note",
      "admin/quotes/{number}/withdraw.reason",
      "rental-bookings.invoice_address",
      "rental-bookings.notes",
      "admin/rental-bookings/{bookingNumber}/withdrawal.reason",
      "admin/rental-bookings.invoice_address",
      "admin/rental-bookings.notes",
      "admin/rental-bookings/{bookingNumber}/step.invoice_address",
      "admin/rental-bookings/{bookingNumber}/step.record.condition",
      "admin/rental-bookings/{bookingNumber}/notes.text",
      "contact.message",
      "withdrawals.goods",
      "admin/contacts/{id}/notes.text",
      "admin/contacts/{id}/reply.text",
      "admin/draft-paper.quote.content.company_address",
      "admin/draft-paper.quote.content.conditions",
      "admin/draft-paper.quote.content.note",
      "reminders.stages.[].text",
    ]
  `);
});
