import type { AdminOrder } from '@shop/domain/order/order';
import { adminOrder } from '@shop/domain/testing/office';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../../lib/api/fake-api.ts';
import { NUMBER, openOrder } from '../order-fixture.tsx';

const PAY = `POST /api/admin/orders/${NUMBER}/payments`;
const REMIND = `POST /api/admin/orders/${NUMBER}/reminder`;
const OPEN: Partial<AdminOrder> = {
  claim: 'invoice',
  payment_state: 'open',
  due_day: '2026-11-17',
  gross_amount: 98.53,
  debt_amount: 98.53,
  paid_amount: 0,
  open_amount: 98.53,
  payments: [],
  reminders: [],
};
const BY = 'lager@tiefbau.example';
const AT = '2026-11-06T09:00:00.000Z';
const PART = { id: 'part-0001', amount: 50, day: '2026-11-05', by: BY, at: AT };
const PART_STATE = { payment_state: 'part' as const, paid_amount: 50, open_amount: 48.53 };
const PART_PAID = { ...OPEN, ...PART_STATE, payments: [PART] };
const NO_CLAIM = { claim: 'advance', payment_state: 'none', credit_amount: 50 } as const;
const ADVANCE = { ...PART_PAID, ...NO_CLAIM };
const PAID = { ...OPEN, paid_amount: 98.53, open_amount: 0, payment_state: 'paid' as const };

const DELIVERED = {
  number: 'B-7K3M9-QX2TP-1',
  day: '2026-11-05',
  lines: [{ product_name: 'Kies 0/32', quantity: 2, unit: 't' }],
};

const PAY_BUTTON = 'Zahlung eintragen';
const NO_AMOUNT = 'Bitte geben Sie einen Betrag wie 98,53 ein.';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-10T10:00:00Z'), toFake: ['Date'] });
});

test.each([
  ['overdue', { ...OPEN, due_day: '2026-11-09' }, 'überfällig', 'red', 'Fällig am09.11.2026'],
  ['paid in part', PART_PAID, 'teilweise bezahlt', 'yellow', 'Offen48,53 € inkl. MwSt.'],
  ['paid with discount', { ...PAID, discount_amount: 1.97 }, 'bezahlt', 'green', 'Skonto1,97 €'],
  ['overpaid', { ...PAID, credit_amount: 1.47 }, 'bezahlt', 'green', 'Zurückzuzahlen1,47 €'],
  ['not invoiced', ADVANCE, 'noch nicht berechnet', 'grey', 'Im Voraus bezahlt50,00 €'],
])('an order that is %s', (_what, order, label, color, line) => {
  const { dialog } = openOrder(order);
  const section = dialog.getByRole('region', { name: 'Zahlung' });
  expect(within(section).getByText(label)).toHaveAttribute('data-color', color);
  expect(section.textContent?.replaceAll('\u00a0', ' ')).toContain(line);
});

test('a cancelled order owes nothing, and what is to be paid back stands in the form', () => {
  const refund = { order_status: 'cancelled', is_to_refund: true, refund_amount: 50 } as const;
  const { dialog } = openOrder({ ...ADVANCE, ...refund });
  const section = dialog.getByRole('region', { name: 'Zahlung' });
  expect(section).toHaveTextContent('storniert, Zahlung zurückzugeben');
  expect(section).toHaveTextContent('Zurückzuzahlen50,00');
  expect(within(section).queryByText('Offen')).toBeNull();
  expect(dialog.queryByText(/Zahlungserinnerung/)).toBeNull();
  expect(dialog.getByLabelText(/^Betrag/)).toHaveValue('-50,00');
});

test.each([
  [{}, 'Standstorniert, nichts zu zahlen', { order_status: 'cancelled' }],
  [{ deliveries: [DELIVERED] }, 'Rest der Bestellung98,53', {}],
  [{}, 'Bestellt für98,53', {}],
])('an order without an invoice and with %o says „%s“', (parts, text, status) => {
  const { dialog } = openOrder({ ...OPEN, ...NO_CLAIM, credit_amount: 0, ...parts, ...status });
  expect(dialog.getByRole('region', { name: 'Zahlung' })).toHaveTextContent(text);
});

test('the form starts with the open amount and today, and the order then shows the payment', async () => {
  const { bodies, dialog, press, type, see } = openOrder(OPEN, {
    [PAY]: () => json(adminOrder(PART_PAID)),
  });
  expect(dialog.getByLabelText(/^Betrag/)).toHaveValue('98,53');
  expect(dialog.getByLabelText(/^Eingegangen am/)).toHaveValue('10.11.2026');
  type(/^Betrag/, '50');
  await press(PAY_BUTTON);
  await see('Die Zahlung ist eingetragen.');
  expect(bodies(PAY)).toEqual([{ id: expect.any(String), amount: 50, day: '2026-11-10' }]);
  expect(dialog.getByRole('list', { name: 'Zahlungen' })).toHaveTextContent(
    '50,00 € eingegangen am 05.11.2026',
  );
  expect(dialog.getByLabelText(/^Betrag/)).toHaveValue('');
});

test('does not send an invalid amount, nor a reminder before the due day, and says so', async () => {
  const { bodies, dialog, press, type, see } = openOrder(OPEN);
  await see(/Die Zahlung ist erst am 17.11.2026 fällig/);
  expect(dialog.queryByRole('button', { name: 'Zahlungserinnerung senden' })).toBeNull();
  for (const typed of ['', '0', '1,2,3']) {
    type(/^Betrag/, typed);
    await press(PAY_BUTTON);
    await see(NO_AMOUNT);
  }
  expect(bodies(PAY)).toEqual([]);
});

test('shows only the last outcome: an error replaces a success, and a success an error', async () => {
  const { api, dialog, press, type, see } = openOrder(OPEN, {
    [PAY]: () => json(adminOrder(PART_PAID)),
    [`POST /api/admin/orders/${NUMBER}/status`]: brokenConnection,
  });
  const booked = 'Die Zahlung ist eingetragen.';
  await press(PAY_BUTTON);
  await see(booked);
  type(/^Betrag/, '');
  await press(PAY_BUTTON);
  await see(NO_AMOUNT);
  expect(dialog.queryByText(booked)).toBeNull();
  type(/^Betrag/, '1');
  await press(PAY_BUTTON);
  await see(booked);
  api.routes[PAY] = () => refusal(409, 'Schon zurückgenommen.');
  await press(/^Zahlung über 50,00/);
  await see('Schon zurückgenommen.');
  expect(dialog.queryByText(booked)).toBeNull();
  await press('Bearbeitung beginnen');
  await see(/Status konnte nicht geändert werden/);
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
});

test('a refund is negative, and the server’s refusal is shown', async () => {
  const message = 'Zurückzahlen lässt sich höchstens, was bezahlt ist: 50,00 €.';
  const { bodies, press, type, see } = openOrder(PART_PAID, { [PAY]: () => refusal(422, message) });
  type(/^Betrag/, '-1.000,50 €');
  await press('Rückzahlung eintragen');
  await see(message);
  expect(bodies(PAY)).toMatchObject([{ amount: -1000.5 }]);
});

test('reverses a payment under its own id, once, but not one from a deposit, which it names', async () => {
  const back = { id: 'z-part-0001', amount: -50, day: '2026-11-10', reverses: 'part-0001' };
  const kept = { ...PART, id: 'part-0002', from_deposit: 'M-7K3M9-QX2TP-K' };
  const after = { ...OPEN, payments: [PART, kept, { ...PART, ...back }] };
  const before = { ...PART_PAID, payments: [PART, kept] };
  const { bodies, dialog, press, see } = openOrder(before, {
    [PAY]: () => json(adminOrder(after)),
  });
  await press(/Zahlung über 50,00.€ gegenbuchen/);
  await see('Die Zahlung ist gegengebucht.');
  expect(bodies(PAY)).toEqual([back]);
  const list = dialog.getByRole('list', { name: 'Zahlungen' });
  expect(list).toHaveTextContent('eingegangen am 05.11.2026, gegengebucht');
  expect(list).toHaveTextContent('-50,00 € Gegenbuchung am 10.11.2026');
  expect(list).toHaveTextContent('aus der Kaution M-7K3M9-QX2TP-K am 05.11.2026');
  expect(within(list).queryByRole('button')).toBeNull();
});

test('sends the customer of an overdue order a reminder, and the dialog lists it', async () => {
  const overdue = { ...OPEN, due_day: '2026-11-09' };
  const title = 'Zahlungserinnerung';
  const reminders = [{ title, by: 'chef@tiefbau.example', at: '2026-11-10T10:00:00.000Z' }];
  const { bodies, dialog, press, see } = openOrder(overdue, {
    [REMIND]: () => json(adminOrder({ ...overdue, reminders })),
  });
  await press('Zahlungserinnerung senden');
  await see('Die Zahlungserinnerung ist unterwegs.');
  expect(bodies(REMIND)).toEqual([{ id: expect.any(String) }]);
  await see(/gesendet: 10.11.2026, 11:00 · chef@tiefbau.example/);
  expect(dialog.queryByRole('button', { name: 'Zahlungserinnerung senden' })).toBeNull();
});

test('writes the rest of an invoice off with a reason, and takes that back', async () => {
  const WRITE = `POST /api/admin/orders/${NUMBER}/write-off`;
  const entry = { id: 'rest-0001', amount: 98.53, day: '2026-11-10', by: BY, at: AT };
  const write_offs = [{ ...entry, reason: 'lapsed' as const }];
  const { bodies, dialog, press, see } = openOrder(OPEN, {
    [WRITE]: () =>
      json(adminOrder({ ...OPEN, payment_state: 'written_off', open_amount: 0, write_offs })),
  });
  await press('Forderung ausbuchen');
  fireEvent.change(dialog.getByLabelText('Grund'), { target: { value: 'lapsed' } });
  await press(/98,53.€ ausbuchen/);
  await see(/ausgebucht am 10.11.2026: verjährt/);
  await press(/Ausbuchung über 98,53.€ zurücknehmen/);
  await waitFor(() => expect(bodies(WRITE)).toHaveLength(2));
  expect(bodies(WRITE)).toMatchObject([
    { reason: 'lapsed' },
    { id: 'z-rest-0001', reason: 'lapsed', reverses: 'rest-0001' },
  ]);
});

test('stops the reminders of an order, and lifts the stop', async () => {
  const STOP = `POST /api/admin/orders/${NUMBER}/events`;
  const reason = 'complaint' as const;
  const stop = { what: 'reminder_stop', until: '2026-12-10', reason, by: BY, at: AT } as const;
  const lifted = { ...stop, until: '' };
  const { api, bodies, press, see } = openOrder(
    { ...OPEN, due_day: '2026-11-09' },
    { [STOP]: () => json(adminOrder({ ...OPEN, due_day: '2026-11-09', history: [stop] })) },
  );
  await press('Mahnstopp');
  await press('Mahnstopp setzen');
  await see(/Keine Zahlungserinnerung möglich: Mahnstopp bis 10.12.2026: Reklamation/);
  api.routes[STOP] = () => json(adminOrder({ ...OPEN, history: [stop, lifted] }));
  await press('Aufheben');
  await see('Mahnstopp aufgehoben.');
  expect(bodies(STOP)).toEqual([
    { what: 'reminder_stop', reason, until: '2026-12-10' },
    { what: 'reminder_stop', reason, until: '' },
  ]);
});

test('a sum that was refused is confirmed, and no other', async () => {
  const beyond = { message: 'Offen sind nur 50,00 €.', code: 'beyond_open' };
  const { press, see, type, bodies } = openOrder(OPEN, {
    [PAY]: () => json(beyond, { status: 409 }),
  });
  for (const amount of ['1000', '100000']) {
    type(/^Betrag/, amount);
    await press('Zahlung eintragen');
    await see(beyond.message);
  }
  await press('Trotzdem eintragen');
  expect(bodies(PAY)).toMatchObject([
    { amount: 1000 },
    expect.not.objectContaining({ beyond_open: true }),
    { amount: 100_000, beyond_open: true },
  ]);
});

test('an advance invoice about a payment is written after a question, and can be cancelled', async () => {
  const write = `POST /api/admin/orders/${NUMBER}/advance-invoice`;
  const advance = { number: 'RE-2026-00001', kind: 'advance' as const, day: '2026-11-10' };
  const written: AdminOrder = adminOrder({
    ...PART_PAID,
    payments: [{ ...PART, advance_invoice: advance.number }],
    invoices: [{ ...advance, gross_amount: 50 }],
  });
  const before = { ...PART_PAID, payments: [{ ...PART, can_have_advance_invoice: true as const }] };
  let order = adminOrder(before);
  const { bodies, dialog, press, see } = openOrder(before, {
    [`GET /api/admin/orders/${NUMBER}`]: () => json(order),
    [write]: () => {
      order = written;
      return json(advance);
    },
  });
  await press('Anzahlungsrechnung');
  expect(bodies(write)).toEqual([]);
  await press('Ja, schreiben');
  await see('Die Anzahlungsrechnung RE-2026-00001 ist geschrieben.');
  expect(bodies(write)).toEqual([{ request_id: expect.any(String), payment: PART.id }]);
  await waitFor(() =>
    dialog.getByRole('button', { name: 'Anzahlungsrechnung RE-2026-00001 stornieren' }),
  );
  expect(dialog.getByRole('list', { name: 'Rechnungen' })).toHaveTextContent(
    'RE-2026-00001, Anzahlungsrechnung vom 10.11.2026 über 50,00',
  );
  expect(dialog.queryByRole('button', { name: 'Anzahlungsrechnung' })).toBeNull();
});
