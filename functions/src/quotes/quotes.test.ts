import { NO_SITE } from '@shop/domain/customer/building-site';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminQuote, Quote, QuoteContent } from '@shop/domain/quote/quote';
import { GRAVEL, JUST_FREE, SLATE } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { expectRefused, messageOf, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { draftText, textOf } from '../../test/pdf-text.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { storeContacts } from '../../test/stored-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { readConfig } from '../config.ts';
import { deleteQuote } from '../privacy/remove-records.ts';
import type { StoredOrder } from '../stored/order.ts';
import type { StoredQuote } from '../stored/quote.ts';
import { sweepQuotes } from './sweep-quotes.ts';

/** The papers of mails may be drawn slowly. */
const mail = {
  ...readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) }).mail,
  waitMs: 60_000,
};
const api = apiWithoutMails({ mail, deadlineMs: 60_000 });
const DAY = 24 * 3600_000;

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL, JUST_FREE, SLATE);
  await storeAreas(api.firestore);
});

const CONTENT: QuoteContent = {
  customer_name: 'Jörg Groß',
  customer_email: 'joerg@example.de',
  customer_phone: '0171 2345678',
  company_name: 'Tiefbau Süd GmbH',
  company_address: 'Ring 5\n12345 Ort',
  tax_number: '',
  customer_reference: 'BV Süd',
  buyer_reference: '',
  payment_method: 'rechnung',
  delivery: { ...EMPTY_WISH, postal_code: '12340' },
  lines: [
    { product_id: 1, name: 'x', quantity: 12.5, unit: 't', price: 19.99, vat_rate: 19 },
    { product_id: 7, name: 'x', quantity: 40, unit: 'm²', price: 30, vat_rate: 19 },
    { name: 'Kran', quantity: 1.5, unit: 'Std.', price: 90, vat_rate: 19 },
  ],
  rebate: { percent: 10, reason: 'Treue' },
  delivery_amount: 45,
  orderable: 'lines',
  valid_until: '2026-03-31',
  conditions: 'Entladung bauseits.',
  note: 'ruft an',
};

let ids = 0;
const newId = () => `request-${String(++ids).padStart(6, '0')}`;
const office = (path: string, body: object = {}, uid = 'chef') =>
  api.post(`/api/admin/quotes${path}`, { id: newId(), ...body }, api.asAdmin(uid));
const read = (path: string) => api.read(`/api/admin/${path}`, api.asAdmin());
const create = async (fields: Partial<QuoteContent> = {}) =>
  (await (await office('', { content: { ...CONTENT, ...fields } })).json()) as AdminQuote;

/** What the link of a quote's mail holds. */
async function linkOf(number = 'AN-10001') {
  const { link: nonce, offer } = (await api.stored(`quotes/${number}`)) as StoredQuote;
  const signed = { purpose: 'quote' as const, number, nonce };
  return { number, token: signedLink(api.deps.linkKey, signed, offer?.sent_at.toDate() as Date) };
}

async function sendNew(fields: Partial<QuoteContent> = {}) {
  const { number } = await create(fields);
  expect((await office(`/${number}/send`)).status).toBe(200);
  return linkOf(number);
}

type Link = Awaited<ReturnType<typeof linkOf>>;
const customer = ({ number, token }: Link, what: string, body: object = {}) =>
  api.post(`/api/quotes/${number}/${what}`, { token, ...body });
const opened = async (link: Link) => (await (await customer(link, 'open')).json()) as Quote;

const WANTED = { street: 'Bauweg 1', city: 'Ort', wished_day: '2026-03-12' };
const accepting = (quote: Quote, body: object = {}) => ({
  id: newId(),
  version: quote.version,
  lines: quote.items.map(({ quantity }, line) => ({ line, quantity })),
  gross_amount: quote.gross_amount,
  delivery: WANTED,
  ...body,
});

/** The gross total that a refusal names. */
const grossIn = (message: string) => {
  const [euro = ''] = /[\d.]+,\d\d/.exec(message) ?? [];
  return Number(euro.replaceAll('.', '').replace(',', '.'));
};
/** What `CONTENT` comes to. */
const GROSS = 1745.6;

/** With what an order needs besides. */
const PLACED = { ...CONTENT, delivery: { ...CONTENT.delivery, street: 'Weg 1', city: 'Ort' } };

const take = (body: object) =>
  api.post('/api/admin/orders', { id: newId(), ...body }, api.asAdmin());

const seenAt = (revision: number) => ({ ...api.asAdmin(), 'seen-revision': `${revision}` });

const storedOrders = async () =>
  (await api.firestore.collection('orders').get()).docs.map((each) => each.data() as StoredOrder);

describe('the office', () => {
  test('numbers quotes, once each however often and at once they are sent', async () => {
    const body = { content: CONTENT };
    const id = newId();
    const twice = await Promise.all([office('', { id, ...body }), office('', { id, ...body })]);
    const quotes = (await Promise.all(twice.map((each) => each.json()))) as AdminQuote[];
    expect(quotes.map(({ number }) => number)).toEqual(['AN-10001', 'AN-10001']);
    expect((await create()).number).toBe('AN-10002');
    expect(quotes[0]).toMatchObject({
      status: 'draft',
      content: { ...CONTENT, lines: [{ name: 'Kies 16/32' }, { name: 'Schieferplatten' }, {}] },
      history: [{ what: 'created', by: 'chef@example.de' }],
    });
    const drafts = [{ number: 'AN-10002' }, { number: 'AN-10001' }];
    expect(await read('quotes?status=draft')).toMatchObject(drafts);
  });

  test('answers a request, which has to be there', async () => {
    await storeContacts(api.firestore, { request_type: 'quote' });
    const made = await office('', { content: CONTENT, contact_id: 'c0000' });
    expect(await made.json()).toMatchObject({ contact_id: 'c0000' });
    const unknown = await office('', { content: CONTENT, contact_id: 'unknown' });
    await expectRefused(unknown, 404, 'Diese Anfrage gibt es nicht.');
  });

  test('cannot quote what it cannot sell, nor send what misses something', async () => {
    api.mailer.open();
    await storeProducts(api.firestore, { ...JUST_FREE, unit: 'Stück' });
    await api.firestore.doc('customers/10001').set(CUSTOMER_V1);
    const [gravel, , crane] = CONTENT.lines;
    const to = (postal_code: string) => ({ ...CONTENT.delivery, postal_code });
    const refusals: [send: boolean, fields: object, message: RegExp][] = [
      [false, { lines: [{ ...gravel, product_id: 99 }] }, /Nummer 10099 verkaufen wir nicht/],
      [false, { lines: [{ ...gravel, product_id: 20 }] }, /nur in ganzen Mengen/],
      [false, { lines: [{ ...crane, vat_rate: 8 }] }, /MwSt/],
      [false, { lines: [gravel, gravel] }, /steht zweimal da/],
      [false, { rebate: { amount: 9_999, reason: 'Treue' } }, /9\.999,00.€ ist mehr als alles/],
      [false, { delivery_amount: undefined, delivery: to('99999') }, /Für 99999 gibt es keine Z/],
      [false, { customer_number: 'K-99999' }, /^Diesen Kunden gibt es nicht mehr\. Bitte wählen/],
      [false, { customer_number: 'K-10001', site: 'Mond' }, /^Diese Baustelle gibt es nicht mehr/],
      [true, { customer_email: '' }, /^Ohne E-Mail-Adresse lässt sich das Angebot nicht senden/],
      [true, { lines: [] }, /^Ein Angebot braucht mindestens einen Artikel\.$/],
      [true, { valid_until: '2026-03-01' }, /^Der letzte Tag der Gültigkeit ist schon vorbei/],
      [true, { delivery: to('') }, /^Bitte geben Sie die Postleitzahl der Lieferung an\.$/],
      [true, { delivery: { ...to('12340'), express: true } }, /^Heute liefern lässt sich nur eine/],
    ];
    for (const [send, fields, message] of refusals) {
      const body = { content: { ...CONTENT, ...fields }, send };
      const refused = await writesNothing(api, () => office('', body));
      await expectRefused(refused, 422, message);
    }
    const { number } = await create({ customer_email: '' });
    const refused = await writesNothing(api, () => office(`/${number}/send`));
    await expectRefused(refused, 422, /^Ohne E-Mail-Adresse/);
    expect(api.mailer.mails).toEqual([]);
  });

  test('sends link and PDF, and what it changes then is seen only in the next version', async () => {
    api.mailer.open();
    const body = { quote: { content: CONTENT } };
    const draft = await writesNothing(api, () =>
      api.post('/api/admin/draft-paper', body, api.asAdmin()),
    );
    const link = await sendNew();
    const [mail] = api.mailer.mails;
    const token = encodeURIComponent(link.token);
    const pdf = await api.call(`/api/quotes/AN-10001/angebot.pdf?token=${token}`);
    const sent = await textOf(Buffer.from(await pdf.arrayBuffer()));
    expect(await draftText(draft)).toBe(sent.replaceAll('AN-10001', 'Entwurf'));
    expect(mail).toMatchObject({
      to: { address: 'joerg@example.de' },
      text: expect.stringContaining(`angebot/AN-10001#token=${token}`),
      attachments: [{ filename: 'Angebot-AN-10001.pdf' }],
    });
    const changed = { ...CONTENT, lines: CONTENT.lines.slice(0, 1) };
    const saved = await office('/AN-10001/save', { content: changed });
    expect(await saved.json()).toMatchObject({ is_changed: true, status: 'sent', revision: 3 });
    expect((await opened(link)).items).toHaveLength(3);
    await office('/AN-10001/send');
    expect(await opened(link)).toMatchObject({ version: 2, items: [{}] });
    const paper = { kind: 'quote', title: 'Angebot AN-10001' };
    expect(await read('papers/AN-10001')).toMatchObject([paper, paper]);
    const earlier = accepting({ ...(await opened(link)), version: 1 });
    expect((await customer(link, 'order', earlier)).status).toBe(409);
    expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
  });
});

describe('the link', () => {
  test('is noted once as opened', async () => {
    const link = await sendNew();
    await Promise.all([opened(link), opened(link)]);
    await writesNothing(api, () => opened(link));
    expect(await read('quotes/AN-10001')).toMatchObject({
      is_opened: true,
      history: [{ what: 'created' }, { what: 'sent' }, { what: 'opened' }],
    });
  });

  const changed = (fields: Partial<Link>) => async (link: Link) => Object.assign(link, fields);
  test.each<[string, (link: Link) => Promise<unknown>, number, RegExp]>([
    ['of another quote', changed({ number: 'AN-10002' }), 404, /nicht gültig/],
    ['with a made-up token', changed({ token: 'x' }), 404, /nicht gültig/],
    ['without a number', changed({ number: 'x' }), 404, /nicht gültig/],
    ['past its day', async () => api.pass(30 * DAY), 422, /nach dem 31\.03\.2026 abgelaufen/],
    [
      'of what was withdrawn',
      () => office('/AN-10001/withdraw', { reason: 'Kies ist aus' }),
      422,
      /zurückgezogen/,
    ],
  ])('%s shows nothing, and writes nothing', async (_, spoil, status, message) => {
    const link = await sendNew();
    const quote = await opened(link);
    await create();
    await spoil(link);
    const text = { id: newId(), text: 'Hallo' };
    const calls = { open: {}, ask: text, decline: text, order: accepting(quote) };
    for (const [what, body] of Object.entries(calls)) {
      const answer = await writesNothing(api, () => customer(link, what, body));
      await expectRefused(answer, status, message);
    }
    const file = await api.call(`/api/quotes/${link.number}/angebot.pdf?token=${link.token}`);
    expect(file.status).toBe(404);
  });

  test('ends with the address that it went to, and not with a new version', async () => {
    const link = await sendNew({ customer_email: 'falsch@example.de' });
    const correct = { ...CONTENT, customer_email: 'richtig@example.de' };
    await office('/AN-10001/save', { content: correct });
    await office('/AN-10001/send');
    const corrected = await linkOf();
    expect((await customer(link, 'open')).status).toBe(404);
    const pdf = (token: string) => api.call(`/api/quotes/AN-10001/angebot.pdf?token=${token}`);
    expect((await pdf(link.token)).status).toBe(404);
    const [order] = [accepting(await opened(corrected))];
    expect((await customer(link, 'order', order)).status).toBe(404);
    const forged = `${link.token}.1`;
    expect((await customer({ ...link, token: forged }, 'open')).status).toBe(404);
    await office('/AN-10001/send');
    expect((await opened(corrected)).version).toBe(3);
    expect((await pdf(corrected.token)).status).toBe(200);
  });

  test('never opens the quote that a later one replaces, whatever its number', async () => {
    const link = await sendNew();
    await deleteQuote(api.deps, link.number);
    const later = await sendNew({ customer_name: 'Anna Adler' });
    expect(later.number).toBe('AN-10002');
    // Simulates numbering that starts over, for example after a restore.
    await api.firestore.doc('counters/quotes').update({ last: 10_000 });
    await sendNew({ customer_name: 'Berta Bauer' });
    expect((await customer(link, 'open')).status).toBe(404);
  });

  test('tells nothing more of what was sent to somebody else or withdrawn, not even to a repeated question', async () => {
    await sendNew();
    const content = { ...CONTENT, customer_email: 'anna@example.de', conditions: 'Zahlt nie' };
    const changes = { save: { content, send: true }, withdraw: { reason: 'Zahlt nie' } };
    for (const [what, body] of Object.entries(changes)) {
      const link = await linkOf();
      const ask = { id: newId(), text: 'Geht es früher?' };
      expect((await customer(link, 'ask', ask)).status).toBe(200);
      expect((await office(`/AN-10001/${what}`, body)).status).toBe(200);
      const again = await customer(link, 'ask', ask);
      expect(again.ok).toBe(false);
      expect(await again.text()).not.toContain('Zahlt nie');
    }
  });

  test('asks and declines by requests that the office handles, once', async () => {
    const link = await sendNew();
    const ask = { id: newId(), text: 'Geht es früher?' };
    await Promise.all([customer(link, 'ask', ask), customer(link, 'ask', ask)]);
    api.pass(1000);
    expect((await customer(link, 'decline', { id: newId(), text: 'Zu teuer' })).status).toBe(200);
    expect(await read('contacts')).toMatchObject([
      { message: 'Abgelehnt: Angebot AN-10001\n\nZu teuer', request_type: 'quote' },
      { message: 'Frage zum Angebot AN-10001\n\nGeht es früher?', name: 'Jörg Groß' },
    ]);
    const quote = await opened(link);
    expect(quote.status).toBe('declined');
    const order = await customer(link, 'order', accepting(quote));
    await expectRefused(order, 409, /^Dieses Angebot ist abgelehnt\. Bitte rufen Sie uns an: 069/);
  });

  test('cannot ask so often that the office can no longer withdraw', async () => {
    const link = await sendNew();
    const path = `quotes/${link.number}`;
    const asked = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `asked-${index}`,
        what: 'asked',
        by_uid: '',
        text: 'Und nun?',
        at: Timestamp.fromDate(api.clock.now),
      }));
    await api.firestore.doc(path).update({ history: asked(50) });
    const again = await customer(link, 'ask', { id: newId(), text: 'Noch etwas' });
    await expectRefused(again, 422, /^Zu diesem Angebot haben Sie uns schon 50 Fragen gestellt\./);
    await api.firestore.doc(path).update({ history: asked(200) });
    const withdrawn = await office(`/${link.number}/withdraw`, { reason: 'Aus' });
    expect(withdrawn.status).toBe(200);
    expect(await api.stored(path)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('ordering by a quote', () => {
  test('makes one order at its prices, whatever the catalogue says and however many press', async () => {
    api.mailer.open();
    const link = await sendNew();
    const quote = await opened(link);
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 9999, name: 'Teurer Kies' });
    const body = accepting(quote);
    const bodies = [body, body, accepting(quote), accepting(quote)];
    const answers = await Promise.all(bodies.map((each) => customer(link, 'order', each)));
    const [order, ...others] = await storedOrders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      quote_number: 'AN-10001',
      priced_day: '2026-03-02',
      gross_cents: Math.round((quote.gross_amount ?? 0) * 100),
      delivery: { street: 'Bauweg 1', postal_code: '12340', city: 'Ort' },
      delivery_day: '2026-03-12',
      order_items: [{ product_name: 'Kies 16/32', quantity: 12.5, unit_price_cents: 1999 }, {}, {}],
    });
    const statuses = answers.map(({ status }) => status).sort();
    expect(['200,201,409,409', '201,409,409,409']).toContain(`${statuses}`);
    const again = await writesNothing(api, () => customer(link, 'order', body));
    expect([200, 409]).toContain(again.status);
    const says = `Dieses Angebot wurde bereits angenommen: Ihre Bestellung hat die Nummer ${order?.order_number}.`;
    await expectRefused(await customer(link, 'order', accepting(quote)), 409, says);
    const confirmation = api.mailer.mails.find(({ subject }) => /Ihre Bestellung/.test(subject));
    expect(confirmation?.text).toContain('Widerruf');
    expect(await opened(link)).toMatchObject({
      status: 'accepted',
      order_numbers: [order?.order_number],
    });
    expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
  });

  test('is refused at another total, without a place, or for goods or a day not offered, and writes nothing', async () => {
    const link = await sendNew();
    const quote = await opened(link);
    const refusals: [fields: object, message: RegExp][] = [
      [{ gross_amount: 1 }, /Der Gesamtbetrag ist/],
      [{ delivery: {} }, /Straße und Ort/],
      [{ delivery: { ...WANTED, wished_day: '2026-03-08' } }, /anderen Tag/],
      [{ lines: [{ line: 0, quantity: 1 }] }, /nur in der angebotenen Menge/],
    ];
    for (const [fields, message] of refusals) {
      const order = () => customer(link, 'order', accepting(quote, fields));
      await expectRefused(await writesNothing(api, order), 422, message);
    }
  });

  test('with prepayment comes two banking days later', async () => {
    const link = await sendNew({ payment_method: 'vorkasse' });
    const on = async (wished_day: string, quote: Quote) =>
      customer(link, 'order', accepting(quote, { delivery: { ...WANTED, wished_day } }));
    const quote = await opened(link);
    const says = 'Bei Vorkasse frühestens am 05.03.2026, weil die Zahlung zwei Banktage braucht.';
    await expectRefused(await on('2026-03-04', quote), 422, says);
    expect((await on('2026-03-05', quote)).status).toBe(201);
  });

  test('charges delivery for a part that is worth less than what makes it free', async () => {
    api.mailer.open();
    const link = await sendNew({ rebate: undefined, delivery_amount: undefined });
    const quote = await opened(link);
    const delivery_below = { goods_amount: 500, amount: 25 };
    expect(quote).toMatchObject({ delivery_amount: 0, delivery_below });
    const gross_amount = Math.round((249.88 + 25) * 119) / 100;
    const lines = [{ line: 0, quantity: 12.5 }];
    const cheaper = accepting(quote, { lines, gross_amount: Math.round(249.88 * 119) / 100 });
    expect((await customer(link, 'order', cheaper)).status).toBe(422);
    const ordered = await customer(link, 'order', accepting(quote, { lines, gross_amount }));
    expect(ordered.status).toBe(201);
    expect((await storedOrders())[0]).toMatchObject({ delivery_cents: 2500 });
    const pdf = textOf(api.mailer.mails[0]?.attachments?.[0]?.content as Buffer);
    expect(await pdf).toContain('ab 500,00 € netto Warenwert kostenlos, sonst kostet sie 25,00 €');
  });

  test('of which a part was ordered keeps its lines, whatever the catalogue calls them', async () => {
    const link = await sendNew({ orderable: 'parts', rebate: undefined });
    const lines = [{ line: 0, quantity: 10 }];
    const part = accepting(await opened(link), { lines, gross_amount: 291.43 });
    expect((await customer(link, 'order', part)).status).toBe(201);
    expect(await opened(link)).toMatchObject({ status: 'sent', items: [{ left: 2.5 }, {}, {}] });
    const fewer = { ...CONTENT, lines: CONTENT.lines.slice(1) };
    expect((await office('/AN-10001/save', { content: fewer })).status).toBe(422);
    await storeProducts(api.firestore, { ...GRAVEL, name: 'Kies, gewaschen' });
    const longer = { ...CONTENT, orderable: 'parts', rebate: undefined, valid_until: '2026-04-30' };
    expect((await office('/AN-10001/save', { content: longer })).status).toBe(200);
  });

  test('is ordered until it has 250 events, and changed by the office until it has fewer', async () => {
    const link = await sendNew({ orderable: 'parts', rebate: undefined });
    const quote = await opened(link);
    const reference = api.firestore.doc('quotes/AN-10001');
    const { history } = (await api.stored('quotes/AN-10001')) as StoredQuote;
    const asked = { ...history.find(({ what }) => what === 'opened'), what: 'reminded' };
    const filled = (length: number) =>
      reference.update({ history: [...history, ...Array(length - history.length).fill(asked)] });
    await filled(250);
    const order = () => customer(link, 'order', accepting(quote));
    await expectRefused(await writesNothing(api, order), 422, /schon so oft bestellt/);
    expect((await writesNothing(api, () => office('/AN-10001/send'))).status).toBe(422);
    expect((await office('/AN-10001/withdraw', { reason: '' })).status).toBe(200);
    await reference.update({ status: 'sent' });
    await filled(249);
    expect((await order()).status).toBe(201);
  });
});

test('what a customer orders, asks or lets expire is told to the form that the office has open; opening is not', async () => {
  const link = await sendNew({ orderable: 'parts', rebate: undefined });
  const quote = await opened(link);
  const save = (seen: number) =>
    api.post('/api/admin/quotes/AN-10001/save', { id: newId(), content: CONTENT }, seenAt(seen));
  const refusedWith = async (told: string) => {
    const says = new RegExp(`geändert: .*${told} \\(der Kunde oder der Shop, `);
    await expectRefused(await writesNothing(api, () => save(2)), 409, says);
  };
  expect(quote.status).toBe('sent');
  await customer(link, 'ask', { id: newId(), text: 'Auch in blau?' });
  await refusedWith('Frage zum Angebot');
  const [line] = quote.items;
  const lines = [{ line: 0, quantity: line?.quantity }];
  const order = (gross_amount: number) =>
    customer(link, 'order', accepting(quote, { lines, gross_amount }));
  await order(grossIn(await messageOf(await order(1))));
  await refusedWith('Bestellung aus dem Angebot');
  api.pass(40 * DAY);
  await sweepQuotes(api.deps);
  await sweepQuotes(api.deps);
  await refusedWith('Angebot abgelaufen');
  expect(await api.stored('quotes/AN-10001')).toMatchObject({ revision: 5, is_opened: true });
});

test('the sweep steps over quotes that it cannot read', async () => {
  await sendNew();
  const broken = { next_day: '2026-03-01', schema_version: 1 };
  for (let index = 0; index < 21; index += 1) {
    await api.firestore.doc(`quotes/AN-9${100 + index}`).set(broken);
  }
  api.pass(40 * DAY);
  await sweepQuotes(api.deps);
  expect(await api.stored('quotes/AN-10001')).toMatchObject({ status: 'expired' });
});

test('the sweep reminds before the last day, once, and ends it after; renewed it can be ordered again', async () => {
  api.mailer.open();
  const link = await sendNew();
  const quote = await opened(link);
  const sweep = () => Promise.all([sweepQuotes(api.deps), sweepQuotes(api.deps)]);
  await sweep();
  expect(api.mailer.mails).toHaveLength(1);
  api.pass(26 * DAY);
  await sweep();
  await sweep();
  expect(api.mailer.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Angebot AN-10001/),
    expect.stringMatching(/^Ihr Angebot endet bald: AN-10001/),
  ]);
  expect(await api.stored('quotes/AN-10001')).toMatchObject({ is_ending: true, status: 'sent' });
  api.pass(4 * DAY);
  await sweep();
  const ended = { is_ending: false, status: 'expired' };
  expect(await api.stored('quotes/AN-10001')).toMatchObject(ended);
  expect((await customer(link, 'order', accepting(quote))).status).toBe(422);
  const renewed = await office('/AN-10001/send', { valid_until: '2026-04-30' });
  expect(await renewed.json()).toMatchObject({ status: 'sent', offer: { version: 2 } });
  const delivery = { ...WANTED, wished_day: '' };
  const again = accepting(await opened(await linkOf()), { delivery });
  expect((await customer(await linkOf(), 'order', again)).status).toBe(201);
  expect((await office('/AN-10001/send')).status).toBe(422);
});

describe('of a customer with a record', () => {
  const OF_CUSTOMER = { customer_number: 'K-10001', site: 'BV Südring' };
  const storeCustomer = (fields: object = {}) =>
    api.firestore.doc('customers/10001').set({
      ...CUSTOMER_V1,
      payment_days: 30,
      country: 'AT',
      sites: [{ ...NO_SITE, name: 'BV Südring' }],
      ...fields,
    });

  test('its order belongs to the customer, with site and conditions', async () => {
    await storeCustomer();
    const delivery = { ...CONTENT.delivery, truck_access: 'no' as const, contact_name: 'Polier' };
    const link = await sendNew({ ...OF_CUSTOMER, delivery });
    const quote = await opened(link);
    expect(quote.delivery).toMatchObject({ contact_name: 'Polier' });
    const wanted = { ...WANTED, contact_name: 'Polierin' };
    const ordered = await customer(link, 'order', accepting(quote, { delivery: wanted }));
    const number = await orderNumberOf(ordered);
    expect(await api.stored(`orders/${number}`)).toMatchObject({
      ...OF_CUSTOMER,
      conditions: { payment_days: 30 },
      country: 'AT',
      notes: CONTENT.conditions,
      delivery: { contact_name: 'Polierin', truck: { total_t: expect.any(Number) } },
    });
    await create();
    expect(await read('quotes?customer=K-10001')).toMatchObject([{ number: 'AN-10001' }]);
    expect(await read('quotes?customer=K-10002')).toEqual([]);
  });

  test('who is stopped or archived, or whose site has ended, orders nothing, nor does the office', async () => {
    await storeCustomer();
    const link = await sendNew(OF_CUSTOMER);
    const quote = await opened(link);
    const body = { content: { ...PLACED, ...OF_CUSTOMER }, gross_amount: quote.gross_amount };
    const stopped = [/^Für diese Firma nehmen wir z/, /^Dieser Kunde ist gesperrt/] as const;
    const ended = [{ ...NO_SITE, name: 'BV Südring', is_archived: true }];
    for (const [fields, [told, toldOffice]] of [
      [{ visibility: 'hidden' }, stopped],
      [{ visibility: 'archived' }, stopped],
      [{ sites: ended }, [/^Die Baustelle dieses Angebots ist abgeschlossen/, /Baustelle/]],
    ] as const) {
      await storeCustomer(fields);
      const refused = await writesNothing(api, () => customer(link, 'order', accepting(quote)));
      await expectRefused(refused, 422, told);
      const taken = await writesNothing(api, () => take(body));
      await expectRefused(taken, 422, toldOffice);
    }
  });

  test('beyond whose credit the office orders only with a reason, which is noted', async () => {
    await storeCustomer({ credit_limit_cents: 100 });
    const body = { content: { ...PLACED, ...OF_CUSTOMER, note: 'Eilt' }, gross_amount: GROSS };
    const refused = await writesNothing(api, () => take(body));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'beyond_credit',
      message: expect.stringContaining('Vom Kreditrahmen des Kunden sind 1,00'),
    });
    const number = await orderNumberOf(await take({ ...body, credit_reason: 'Zahlt morgen' }));
    const text = 'Kreditrahmen überschritten: Zahlt morgen\nEilt';
    expect(await read(`orders/${number}/notes`)).toMatchObject([{ text }]);
  });

  test('follows its customer into another record', async () => {
    await storeCustomer();
    await sendNew(OF_CUSTOMER);
    await api.firestore.doc('customers/10002').set({ ...CUSTOMER_V1, id: 10_002 });
    const merge = { request_id: 'request-merge-1', into: 'K-10002' };
    const merged = await api.post('/api/admin/customers/10001/merge', merge, api.asAdmin());
    expect(await merged.json()).toEqual({ moved: 0, has_more: false });
    const moved = { content: { customer_number: 'K-10002' } };
    expect(await api.stored('quotes/AN-10001')).toMatchObject({ ...moved, offer: moved });
  });
});

describe('an order that the office takes', () => {
  const content = { ...PLACED, customer_email: '', company_name: '' };

  test('needs no e-mail address, names its clerk and keeps the note, once however often it is sent', async () => {
    api.mailer.open();
    const body = { id: newId(), content, gross_amount: GROSS };
    const answers = await Promise.all([take(body), take(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [number, again] = await Promise.all(answers.map(orderNumberOf));
    expect(again).toBe(number);
    expect(await storedOrders()).toHaveLength(1);
    expect(api.mailer.mails).toEqual([]);
    const order = await api.stored(`orders/${number}`);
    expect(order).toMatchObject({
      user_id: null,
      taken_by_uid: 'chef',
      customer_email: '',
      company_address: '',
      invoice_address: CONTENT.company_address,
      notes: CONTENT.conditions,
      gross_cents: Math.round(GROSS * 100),
      order_items: [{ quantity: 12.5, unit_price_cents: 1999 }, {}, {}],
    });
    expect(order).not.toHaveProperty('quote_number');
    expect(await read(`orders/${number}/notes`)).toMatchObject([{ text: CONTENT.note }]);
    expect(await read(`orders/${number}`)).toMatchObject({ taken_by: 'chef@example.de' });
    expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
  });

  test('is confirmed to a given address, with the small truck, today for a surcharge', async () => {
    api.mailer.open();
    const delivery = { ...content.delivery, truck_access: 'no' as const, express: true };
    const express = { ...content, customer_email: 'erika@example.org', delivery };
    const refused = await take({ content: express, gross_amount: GROSS });
    const gross_amount = grossIn(await messageOf(refused));
    const number = await orderNumberOf(await take({ content: express, gross_amount }));
    expect(await api.stored(`orders/${number}`)).toMatchObject({
      delivery_day: '2026-03-02',
      delivery: { express: true, truck: {} },
    });
    expect(api.mailer.mails.map(({ to }) => to.address)).toContain('erika@example.org');
  });

  test('accepts a quote as agreed, once', async () => {
    const link = await sendNew();
    const agreed = { ...PLACED, lines: CONTENT.lines.slice(2), rebate: undefined };
    const body = { content: agreed, gross_amount: 214.2, quote_number: 'AN-10001' };
    const number = await orderNumberOf(await take(body));
    expect(await api.stored(`orders/${number}`)).toMatchObject({
      quote_number: 'AN-10001',
      taken_by_uid: 'chef',
      total_cents: 18_000,
    });
    expect(await opened(link)).toMatchObject({
      status: 'accepted',
      version: 2,
      order_numbers: [number],
      items: [{ left: 0 }],
    });
    const message = 'Ein angenommenes Angebot ändert sich nicht mehr.';
    await expectRefused(await writesNothing(api, () => take(body)), 422, message);
    expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
  });

  test('is refused at another total, without goods, for a day gone by or of no quote, and writes nothing', async () => {
    const past = { ...content.delivery, wished_day: '2026-03-01' };
    const at = (place: object) => ({ ...content, delivery: { ...content.delivery, ...place } });
    const refusals: [fields: object, status: number, message: RegExp][] = [
      [{ gross_amount: 1 }, 422, /Der Gesamtbetrag ist jetzt 1\.745,60/],
      [{ content: { ...content, lines: [] } }, 422, /mindestens einen Artikel/],
      [{ content: { ...content, delivery: past } }, 422, /in der Vergangenheit/],
      [{ content: at({ street: '' }) }, 422, /^Bitte geben Sie Straße und Hausnummer der Lief/],
      [{ content: at({ postal_code: '' }) }, 422, /^Bitte geben Sie die Postleitzahl der Lief/],
      [{ content: at({ city: ' ' }) }, 422, /^Bitte geben Sie den Ort der Lieferung an\.$/],
      [{ quote_number: 'AN-99999' }, 404, /gibt es nicht/],
    ];
    for (const [fields, status, message] of refusals) {
      const order = () => take({ content, gross_amount: GROSS, ...fields });
      await expectRefused(await writesNothing(api, order), status, message);
    }
  });
});

test('a quote is written and sent at once, once, or not at all', async () => {
  api.mailer.open();
  const body = { id: newId(), content: CONTENT, send: true };
  const made = await Promise.all([office('', body), office('', body)]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(await made[0]?.json()).toMatchObject({ number: 'AN-10001', status: 'sent' });
  expect(api.mailer.mails).toHaveLength(1);
  const changed = { content: { ...CONTENT, conditions: 'Anders' }, send: true };
  await office('/AN-10001/save', changed);
  expect(await opened(await linkOf())).toMatchObject({ version: 2, conditions: 'Anders' });
});

describe('an account', () => {
  const own = (uid: string, what: string, body: object = {}) =>
    api.post(`/api/quotes/AN-10001/${what}`, { token: '', ...body }, api.signedIn(uid));
  const listed = (uid: string) => api.read('/api/users/quotes', api.signedIn(uid));
  const told = async (response: Promise<Response>) => messageOf(await response);
  const ofCompany = { customer_number: 'K-10001', customer_email: 'polier@example.de' };
  const [erika, max] = CUSTOMER_V1.members;

  beforeEach(async () => {
    await api.firestore.doc('customers/10001').set(CUSTOMER_V1);
  });

  test('lists quotes to its address, ignoring case, and to companies it may order for', async () => {
    await sendNew({ customer_email: 'Anna@example.de' });
    await sendNew(ofCompany);
    await create({ customer_email: 'anna@example.de' });
    expect(await listed('anna')).toMatchObject([{ number: 'AN-10001', status: 'sent' }]);
    expect(await listed('max')).toMatchObject([{ number: 'AN-10002', valid_until: '2026-03-31' }]);
    expect(await listed('bert')).toEqual([]);
    const members = [erika, { ...max, may_order: false }];
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, members });
    expect(await listed('max')).toEqual([]);
  });

  test('opens, asks and orders without a link while it may; others get the answer for unknown quotes', async () => {
    await sendNew(ofCompany);
    const quote = (await (await own('max', 'open')).json()) as Quote;
    expect(quote).toMatchObject({ number: 'AN-10001', customer_number: 'K-10001' });
    const pdf = (uid?: string) =>
      api.call('/api/quotes/AN-10001/angebot.pdf', { headers: uid ? api.signedIn(uid) : {} });
    expect((await pdf('max')).status).toBe(200);
    const none = await told(api.post('/api/quotes/AN-19999/open', { token: '' }));
    const members = [erika, { ...max, may_order: false }];
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, members });
    for (const uid of ['max', 'anna']) {
      expect(await told(own(uid, 'open'))).toBe(none);
      expect(await told(own(uid, 'ask', { id: newId(), text: 'Wann?' }))).toBe(none);
      expect(await told(own(uid, 'order', accepting(quote)))).toBe(none);
      expect((await pdf(uid)).status).toBe(404);
    }
    expect(await told(api.post('/api/quotes/AN-10001/open', { token: '' }))).toBe(none);
    expect((await pdf()).status).toBe(404);
    expect(await storedOrders()).toEqual([]);
  });

  test('orders with its own references, for a site where the quote delivers', async () => {
    const delivery = { ...EMPTY_WISH, postal_code: '12345' };
    const link = await sendNew({ ...ofCompany, delivery });
    const quote = (await (await own('max', 'open')).json()) as Quote;
    const site = 'Neubau Gartenstraße';
    const named = { customer_reference: '2026-114', cost_centre: '8815', site };
    const refused = /Für diese Baustelle gilt das Angebot nicht/;
    await expectRefused(customer(link, 'order', accepting(quote, named)), 422, refused);
    const other = accepting(quote, { ...named, site: 'Nord' });
    await expectRefused(own('max', 'order', other), 422, refused);
    expect((await own('max', 'order', accepting(quote, named))).status).toBe(201);
    expect(await storedOrders()).toMatchObject([{ ...named, site_id: site, user_id: 'max' }]);
  });

  test('gets address and cost centre of its site unless the office fills them in', async () => {
    const site = 'Neubau Gartenstraße';
    const delivery = { ...EMPTY_WISH, postal_code: '12345' };
    const link = await sendNew({ ...ofCompany, site, delivery });
    const [place] = CUSTOMER_V1.sites.map(({ street, city }) => ({ street, city }));
    const quote = await opened(link);
    expect(quote).toMatchObject({ cost_centre: 'BV-7', delivery: place });
    const order = accepting(quote, { delivery: { ...WANTED, street: '', city: '' } });
    expect((await customer(link, 'order', order)).status).toBe(201);
    expect(await storedOrders()).toMatchObject([{ site, cost_centre: 'BV-7', delivery: place }]);
  });

  test('cannot order for a closed site or one elsewhere', async () => {
    await sendNew({ ...ofCompany, delivery: { ...EMPTY_WISH, postal_code: '12345' } });
    const quote = (await (await own('max', 'open')).json()) as Quote;
    const named = { site: 'Neubau Gartenstraße' };
    const sites = CUSTOMER_V1.sites.map((each) => ({ ...each, is_archived: true }));
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, sites });
    await expectRefused(own('max', 'order', accepting(quote, named)), 422, /abgeschlossen/);
    const elsewhere = CUSTOMER_V1.sites.map((each) => ({ ...each, postal_code: '12347' }));
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, sites: elsewhere });
    await expectRefused(
      own('max', 'order', accepting(quote, named)),
      422,
      /gilt das Angebot nicht/,
    );
  });

  test('sees the quotes that answer its request, once they were sent to it', async () => {
    await storeContacts(api.firestore, { request_type: 'quote', user_id: 'anna' });
    const content = { ...CONTENT, customer_email: 'anna@example.de' };
    const drafted = await office('', { content, contact_id: 'c0000' });
    const { number } = (await drafted.json()) as AdminQuote;
    const requests = () => api.read('/api/users/contacts', api.signedIn('anna'));
    expect(await requests()).toEqual([expect.not.objectContaining({ quote_numbers: [number] })]);
    await office(`/${number}/send`);
    expect(await requests()).toMatchObject([{ quote_numbers: [number] }]);
    await office('', { content, contact_id: 'c0000', send: true });
    expect(await requests()).toMatchObject([{ quote_numbers: [number, 'AN-10002'] }]);
  });
});
