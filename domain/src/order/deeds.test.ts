import { expect, test } from 'vitest';
import { type Deed, type OrderFacts, refusalOf, refusedDeeds } from './deeds.ts';
import { ORDER_STATUSES } from './order-status.ts';

const FACTS: OrderFacts = {
  kind: 'single',
  invoicing: 'uninvoiced',
  status: 'delivered',
  withdrawal: 'none',
  customer: 'known',
  label: 'Geliefert',
  invoice: 'RE-2026-00001',
  collected_by: { order_number: 'B-1', invoice: 'RE-2026-00002' },
};
const STEPS: Deed[] = ['to_pending', 'to_processing', 'to_on_the_way', 'to_delivered'];

/** What differs from any delivered order: with a minus, what only such a one may do. */
test.each<[Partial<OrderFacts>, (Deed | `-${Deed}`)[]]>([
  [{ kind: 'divided' }, ['take_back']],
  [{ kind: 'part' }, ['take_back']],
  [{ kind: 'rental' }, ['take_back', 'date_delivery', 'collect']],
  [
    { kind: 'collective' },
    ['take_back', 'edit', 'record_delivered', 'date_delivery', 'collect', '-dissolve'],
  ],
  [
    { invoicing: 'invoiced' },
    [
      ...(['take_back', 'edit', 'record_delivered', 'date_delivery', 'bill'] as const),
      ...(['invoice', 'collect', '-correct', '-rewrite', '-write_off'] as const),
    ],
  ],
  [{ invoicing: 'credited' }, ['take_back', 'edit', '-rewrite', '-write_off']],
  [
    { invoicing: 'collected' },
    [
      ...(['take_back', 'edit', 'record_delivered', 'date_delivery', 'bill', 'assign'] as const),
      ...(['accept_withdrawal', 'invoice', 'collect', 'pay'] as const),
    ],
  ],
  [{ withdrawal: 'undecided' }, ['step_in_list', 'collect', 'remind']],
  [{ withdrawal: 'whole' }, ['edit', 'invoice', 'collect', 'remind']],
  [{ withdrawal: 'uncorrected' }, ['remind']],
  [{ customer: 'held' }, []],
  [{ customer: 'erased' }, ['rename', 'remind']],
])('%o changes what may be done to a delivered order', (facts, forbidden) => {
  const allowed = Object.keys(refusedDeeds(FACTS));
  const refused = Object.keys(refusedDeeds({ ...FACTS, ...facts }));
  const differing = [
    ...refused.filter((deed) => !allowed.includes(deed)),
    ...allowed.filter((deed) => !refused.includes(deed)).map((deed) => `-${deed}`),
  ];
  expect(differing.toSorted()).toEqual(forbidden.toSorted());
});

const BY_STATUS: [Partial<OrderFacts>, Deed[]][] = [
  [
    { status: 'pending', label: 'In Bearbeitung' },
    ['to_pending', 'to_on_the_way', 'to_delivered', 'record_delivered', 'date_delivery'],
  ],
  [
    { status: 'processing', label: 'Wird bearbeitet' },
    ['to_pending', 'to_processing', 'cancel_own', 'record_delivered', 'date_delivery'],
  ],
  [
    { status: 'on_the_way', label: 'Unterwegs' },
    [
      ...(['to_pending', 'to_processing', 'to_on_the_way', 'cancel_own'] as const),
      ...(['edit_goods', 'edit', 'date_delivery'] as const),
    ],
  ],
  [
    { status: 'cancelled', label: 'Storniert' },
    [
      ...STEPS,
      ...(['to_cancelled', 'edit_goods', 'edit', 'delivery_day'] as const),
      ...(['record_delivered', 'date_delivery', 'bill', 'advance', 'remind'] as const),
    ],
  ],
  [
    { status: 'delivered' },
    [...STEPS, 'to_cancelled', 'cancel_own', 'edit_goods', 'delivery_day', 'advance'],
  ],
];
test.each(BY_STATUS)('%o decides what may be done to an order', (facts, forbidden) => {
  const always = ['correct', 'rewrite', 'write_off', 'dissolve'];
  const bills = facts.status === 'delivered' ? [] : ['invoice', 'collect'];
  const refused = Object.keys(refusedDeeds({ ...FACTS, ...facts }));
  expect(refused.toSorted()).toEqual([...always, ...bills, ...forbidden].toSorted());
});

test('each status has its row', () => {
  expect(BY_STATUS.map(([{ status }]) => status).toSorted()).toEqual(ORDER_STATUSES.toSorted());
});

test.each<[Deed, Partial<OrderFacts>, string]>([
  ['bill', { invoicing: 'invoiced' }, 'Rechnung RE-2026-00001. Bitte stornieren Sie sie zuerst.'],
  [
    'bill',
    { invoicing: 'collected' },
    'RE-2026-00002 berechnet. Bitte stornieren Sie sie zuerst und lösen Sie die Sammlung auf.',
  ],
  [
    'bill',
    { invoicing: 'collected', collected_by: { order_number: 'B-1' } },
    'Sammlung B-1, deren Rechnung storniert ist. Bitte lösen Sie die Sammlung auf.',
  ],
  ['to_delivered', { status: 'processing', customer: 'held' }, 'wartet auf Ihr Ja'],
  [
    'to_delivered',
    { status: 'pending', label: 'In Bearbeitung', customer: 'held' },
    '„In Bearbeitung“ kann nicht auf „Geliefert“ gesetzt werden',
  ],
  ['remind', { status: 'cancelled', withdrawal: 'whole' }, 'Zu einer stornierten Bestellung'],
  ['advance', { invoicing: 'invoiced' }, 'schon die Rechnung RE-2026-00001'],
])('of several reasons not to %s with %o, the first is told', (deed, facts, sentence) => {
  expect(refusalOf(deed, { ...FACTS, ...facts })).toContain(sentence);
});
