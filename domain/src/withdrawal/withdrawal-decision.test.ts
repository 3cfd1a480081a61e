import { expect, test } from 'vitest';
import {
  awaitsDecision,
  type WithdrawalDecision,
  withdrawalNext,
  withdrawalTold,
  withdrawalWarnings,
} from './withdrawal-decision.ts';

type Verdict = Omit<WithdrawalDecision, 'by' | 'at'>;
// In Berlin it is the third of March already.
const RECEIVED = { received_at: '2026-03-02T23:30:00Z', is_other_email: false };
const decided = (verdict: Verdict) => ({ ...RECEIVED, decisions: [verdict] });

const PAID = { paidCents: 119_00 };
const DONE = { paidCents: 0, refundedCents: 119_00 };
const OUT = { ...PAID, isDelivered: true };
const BILLED = { ...OUT, isInvoiced: true };
const BACK = { goods_back: '2026-03-10' };
test.each([
  [RECEIVED, PAID, /^Bitte entscheiden.+17\.03\.2026/],
  [decided({ outcome: 'none' }), BILLED, /^Es bleibt/],
  [decided({ outcome: 'whole' }), PAID, /^Stornieren Sie die Bestellung.+17\.03\.2026/],
  [decided({ outcome: 'whole' }), { paidCents: 0 }, /^Storn.+ Zu erstatten ist nichts\.$/],
  [decided({ outcome: 'whole' }), { ...PAID, isOff: true }, /^Bezahltes ist bis zum 17\.03/],
  [decided({ outcome: 'whole' }), { ...DONE, isOff: true }, /^Erstattet sind 119,00\s€\.$/],
  [decided({ outcome: 'part' }), PAID, /^Bezahltes ist bis zum 17\.03/],
  [decided({ outcome: 'part' }), { ...PAID, creditCents: 19_00 }, /^Bezahltes ist bis zum 17\.03/],
  [decided({ outcome: 'whole' }), OUT, /^Eine Rechnung ist nicht mehr/],
  [decided({ outcome: 'whole' }), { ...OUT, isRental: true }, /schreiben\. Bezahltes ist bis zum/],
  [decided({ outcome: 'part' }), OUT, /^Schreiben Sie die Rechnung: Sie berechnet nur, was/],
  [decided({ outcome: 'whole' }), BILLED, /^Stornieren Sie die Rechnung.+17\.03\.2026 wartet/],
  [decided({ outcome: 'part', ...BACK }), BILLED, /Gutschrift.+bis zum 17\.03\.2026/],
  [
    decided({ outcome: 'part', ...BACK }),
    { ...BILLED, isCredited: true },
    /^Zu erstatten ist nichts/,
  ],
  [
    decided({ outcome: 'part', ...BACK }),
    { ...BILLED, isCredited: true, refundedCents: 19_00 },
    /^Erstattet sind 19,00\s€\.$/,
  ],
  [decided({ outcome: 'whole', goods_back: '2026-03-20' }), BILLED, /zum 20\.03\.2026 fällig/],
])('of %o and %o, the next step is %s', (of, order, says) => {
  expect(withdrawalNext(of, { isDelivered: false, isInvoiced: false, ...order })).toMatch(says);
});

test('an order waits until the office has decided', () => {
  expect(
    [
      {},
      { withdrawal: RECEIVED },
      { withdrawal: { ...RECEIVED, is_other_email: true } },
      { withdrawal: decided({ outcome: 'none' }) },
    ].map(awaitsDecision),
  ).toEqual([false, true, false, false]);
});

test.each([
  [{}, 0],
  [{ is_other_email: true }, 1],
  [{ company_name: 'Huber Bau' }, 1],
  [{ company_name: ' ', begins: '2026-02-17' }, 0],
  [{ begins: '2026-02-16' }, 1],
])('against a withdrawal of %o, %i sentences warn', (facts, count) => {
  expect(withdrawalWarnings({ ...RECEIVED, ...facts })).toHaveLength(count);
});

const SAND = { product_id: 1, product_name: 'Sand', unit: 't', quantity: 1.5, of_quantity: 2 };
const GOODS = { isDelivered: true, is_other_email: false, paidCents: 119_00 };
type Contract = Partial<Parameters<typeof withdrawalTold>[1]>;
test.each<[Verdict | undefined, Contract, RegExp[]]>([
  [undefined, {}, [/^Am 03\.03\.2026 ist Ihr Widerruf.+Wir prüfen ihn/]],
  [undefined, { is_other_email: true }, [/anderen E-Mail-Adresse/]],
  [
    { outcome: 'none', reason: 'nach Maß' },
    {},
    [/nicht wirksam: nach Maß\. Es bleibt bei Ihrer Best/],
  ],
  [
    { outcome: 'whole' },
    {},
    [
      /wirksam für die ganze Bestellung\.$/,
      /^Bitte geben Sie/,
      /^Die bezahlten 119,00\s€ zahlen.+17\.03\.2026 zurück, jedoch nicht.+357/,
    ],
  ],
  [
    { outcome: 'whole', goods_back: '2026-03-20' },
    {},
    [/wirksam/, /119,00\s€ zahlen wir Ihnen bis zum 20\.03\.2026 zurück\.$/],
  ],
  [{ outcome: 'whole' }, { isDelivered: false, paidCents: 0 }, [/wirksam/, /nichts zu bezahlen/]],
  [{ outcome: 'whole' }, { ...DONE, isInvoiced: true }, [/wirksam/, /€ zurück/, /stornieren wir/]],
  [{ outcome: 'whole' }, DONE, [/wirksam/, /^Wir haben Ihnen 119,00\s€ zurückgezahlt\.$/]],
  [
    { outcome: 'whole', ...BACK },
    { paidCents: 19_00, refundedCents: 100_00 },
    [
      /wirksam/,
      /100,00\s€ zurückgezahlt/,
      /^Die restlichen 19,00\s€ zahlen wir.+17\.03\.2026 zurück\.$/,
    ],
  ],
  [
    { outcome: 'part', goods: [SAND], ...BACK },
    { creditCents: 19_00, isCredited: true },
    [/1,5 t Sand/, /^Die zu viel bezahlten 19,00\s€ zahlen wir/],
  ],
  [{ outcome: 'part', goods: [SAND], ...BACK }, { isCredited: true }, [/1,5 t Sand/]],
  [
    { outcome: 'part', goods: [SAND], reason: 'Der Sack ist offen' },
    { isDelivered: false },
    [
      /für 1,5 t Sand; beim Rest bleibt es\. Der Sack ist offen\.$/,
      /zu viel.+17\.03\.2026 zurück\.$/,
    ],
  ],
  [
    { outcome: 'part', used_days: 2 },
    { isRental: true, paidCents: 0 },
    [/Zu bezahlen sind nur die 2 Tage, an denen .+ nutzen\.$/],
  ],
])('the customer reads of %o, %o: %o', (verdict, contract, says) => {
  const told = withdrawalTold(verdict ? decided(verdict) : RECEIVED, { ...GOODS, ...contract });
  expect(told).toEqual(says.map((pattern) => expect.stringMatching(pattern)));
});
