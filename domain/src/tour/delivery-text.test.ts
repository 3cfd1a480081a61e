import { expect, test } from 'vitest';
import type { StageWish } from '../delivery/stage.ts';
import { EMPTY_WISH, type OrderDelivery } from '../order/delivery-wish.ts';
import {
  accessText,
  deliveryAddress,
  deliveryLabel,
  handoverOf,
  paymentText,
} from './delivery-text.ts';

const DELIVERY: OrderDelivery = {
  ...EMPTY_WISH,
  street: 'Bauweg 1',
  postal_code: '12355',
  city: 'Musterau',
  zone: 'Zone 2',
};
const { zone: _, ...NO_ZONE } = { ...DELIVERY, postal_code: '' };

test.each([
  [DELIVERY, 'Lieferung, Zone 2', 'Bauweg 1, 12355 Musterau'],
  [{ ...DELIVERY, express: true, street: '' }, 'Expresslieferung, Zone 2', '12355 Musterau'],
  [NO_ZONE, 'Lieferung', 'Bauweg 1, Musterau'],
  [{ ...NO_ZONE, method: 'pickup', street: '', city: '' }, 'Selbstabholung', ''],
] as const)('%j is labelled „%s“ at „%s“', (delivery, label, address) => {
  expect([deliveryLabel(delivery), deliveryAddress(delivery)]).toEqual([label, address]);
});

const day = { wished_day: '2026-11-24' };
const AGREED = 'Wir rufen Sie an und stimmen den Liefertermin mit Ihnen ab';

test.each([
  ['an order that names none', undefined, `${AGREED}.`, undefined],
  ['a delivery', DELIVERY, `${AGREED}.`, undefined],
  [
    'a wished day',
    { ...DELIVERY, ...day },
    `${AGREED}; Ihr Wunschtermin ist der 24.11.2026.`,
    undefined,
  ],
  [
    'express',
    { ...DELIVERY, express: true },
    'Wir rufen Sie vor der Anlieferung an.',
    /4–8 Stunden/,
  ],
  [
    'pickup',
    { ...DELIVERY, ...day, method: 'pickup' },
    'Ihr Wunschtermin ist der 24.11.2026. Wir rufen Sie an, sobald Ihre Ware bereitliegt.',
    /Musterstraße 12, 12345 Musterstadt, Mo–Fr 07:00–17:00, Sa 08:00–12:00 Uhr\.$/,
  ],
] as const)('%s is handed over as wished', (_what, delivery, appointment, arrival) => {
  const handover = handoverOf(delivery);
  expect(handover.appointment).toBe(appointment);
  if (arrival) expect(handover.arrival).toMatch(arrival);
  else expect(handover.arrival).toBeUndefined();
});

test('names the days of stages instead of a lead time', () => {
  const staged = [
    { stage: 'base', wished_day: '2026-12-08' },
    { wished_day: '2026-12-09' },
  ] as const;
  const days = 'Unterbau: Dienstag, 08.12.2026; Wunschtermin: Mittwoch, 09.12.2026';
  const told = (lines: readonly StageWish[]) =>
    handoverOf(DELIVERY, ', in der Regel in 2–5 Tagen', lines).appointment;
  const agreed = 'Wir rufen Sie an und stimmen die Liefertermine mit Ihnen ab. Ihre Wunschtermine:';
  expect(told(staged)).toBe(`${agreed} ${days}.`);
  expect(told([{}, ...staged])).toBe(`${agreed} ${days}; übrige Artikel nach Absprache.`);
  expect(told([{}])).toBe(`${AGREED}, in der Regel in 2–5 Tagen.`);
});

test.each([
  ['an order that names none', undefined, '', ''],
  ['nothing said', DELIVERY, 'nicht angegeben', ''],
  ['a large truck', { ...DELIVERY, truck_access: 'yes' }, 'mit 40-t-Lkw möglich', '40'],
  ['none', { ...DELIVERY, truck_access: 'no' }, 'mit 40-t-Lkw nicht möglich', '18'],
  [
    'none, and the truck of its time',
    { ...DELIVERY, truck_access: 'no', truck: { total_t: 7.5, load_t: 3.2 } },
    'mit 40-t-Lkw nicht möglich',
    '7,5',
  ],
  ['pickup', { ...DELIVERY, method: 'pickup', truck_access: 'no' }, '', undefined],
] as const)('the truck for %s', (_what, delivery, access, tonnes) => {
  expect(accessText(delivery)).toBe(access);
  expect(handoverOf(delivery).kerbside).toBe(
    tonnes === undefined
      ? undefined
      : tonnes
        ? `Wir liefern frei Bordsteinkante mit Lkw bis ${tonnes} t; die Zufahrt muss befestigt und frei sein.`
        : 'Wir liefern frei Bordsteinkante; die Zufahrt muss befestigt und frei sein. Welcher Lkw zu Ihnen passt, klären wir vorher mit Ihnen.',
  );
});

test.each([
  [
    'vorkasse',
    'part',
    'Vorkasse, erst teilweise bezahlt: nur nach Rücksprache mit dem Büro übergeben',
  ],
  ['vorkasse', 'paid', 'Vorkasse, bezahlt'],
] as const)(
  'the driver of an order by %s that is %s reads „%s“',
  (payment_method, payment_state, text) => {
    expect(paymentText({ payment_method, payment_state })).toBe(text);
  },
);
