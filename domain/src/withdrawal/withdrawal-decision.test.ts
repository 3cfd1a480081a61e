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

test.each([
  [RECEIVED, false, false, /^Bitte entscheiden.+17\.03\.2026/],
  [decided({ outcome: 'none' }), true, true, /^Es bleibt/],
  [decided({ outcome: 'whole' }), false, false, /^Stornieren Sie die Bestellung.+17\.03\.2026/],
  [decided({ outcome: 'part' }), false, false, /^Ändern Sie die Bestellung/],
  [decided({ outcome: 'whole' }), true, false, /^Eine Rechnung ist nicht mehr/],
  [decided({ outcome: 'part' }), true, false, /^Tragen Sie als geliefert ein, was/],
  [decided({ outcome: 'whole' }), true, true, /^Stornieren Sie die Rechnung.+17\.03\.2026 wartet/],
  [
    decided({ outcome: 'part', goods_back: '2026-03-10' }),
    true,
    true,
    /Gutschrift.+bis zum 17\.03\.2026/,
  ],
  [decided({ outcome: 'whole', goods_back: '2026-03-20' }), true, true, /zum 20\.03\.2026 fällig/],
])(
  'of %o, delivered: %s, invoiced: %s, the next step is %s',
  (of, isDelivered, isInvoiced, says) => {
    expect(withdrawalNext(of, { isDelivered, isInvoiced })).toMatch(says);
  },
);

test('an order waits until the office has decided', () => {
  expect(
    [{}, { withdrawal: RECEIVED }, { withdrawal: decided({ outcome: 'none' }) }].map(
      awaitsDecision,
    ),
  ).toEqual([false, true, false]);
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
test.each<[Verdict | undefined, Partial<typeof GOODS> & { isRental?: boolean }, RegExp[]]>([
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
      /119,00\s€, zahlen.+17\.03\.2026 oder.+357/,
    ],
  ],
  [
    { outcome: 'whole', goods_back: '2026-03-20' },
    {},
    [/wirksam/, /119,00\s€, zahlen wir Ihnen zurück bis zum 20\.03\.2026\.$/],
  ],
  [{ outcome: 'whole' }, { isDelivered: false, paidCents: 0 }, [/wirksam/, /nichts zu bezahlen/]],
  [
    { outcome: 'part', goods: [SAND], reason: 'Der Sack ist offen' },
    { isDelivered: false },
    [/für 1,5 t Sand; beim Rest bleibt es\. Der Sack ist offen\.$/, /zu viel.+17\.03\.2026\.$/],
  ],
  [
    { outcome: 'part', used_days: 2 },
    { isRental: true, paidCents: 0 },
    [/zu bezahlen sind die 2 Tage der Nutzung/],
  ],
])('the customer reads of %o, %o: %o', (verdict, contract, says) => {
  const told = withdrawalTold(verdict ? decided(verdict) : RECEIVED, { ...GOODS, ...contract });
  expect(told).toEqual(says.map((pattern) => expect.stringMatching(pattern)));
});
