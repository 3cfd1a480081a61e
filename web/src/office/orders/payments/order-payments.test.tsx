import type { AdminOrder } from '@shop/domain/order/order';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenConnection, json, refusal } from '../../../lib/api/fake-api.ts';
import { adminOrder } from '../../../test/office-fixture.tsx';
import { NUMBER, openOrder } from '../order-fixture.tsx';

const PAY = `POST /api/admin/orders/${NUMBER}/payments`;
const REMIND = `POST /api/admin/orders/${NUMBER}/reminder`;
const OPEN: Partial<AdminOrder> = {
  gross_amount: 98.53,
  paid_amount: 0,
  open_amount: 98.53,
  payment_state: 'open',
  due_day: '2026-11-17',
  payments: [],
  reminders: [],
};
const PART = {
  id: 'part-0001',
  amount: 50,
  day: '2026-11-05',
  by: 'lager@tiefbau.example',
  at: '2026-11-06T09:00:00.000Z',
};
const PART_PAID = {
  ...OPEN,
  paid_amount: 50,
  open_amount: 48.53,
  payment_state: 'part' as const,
  payments: [PART],
};
const PAID = { ...OPEN, paid_amount: 98.53, open_amount: 0, payment_state: 'paid' as const };

type Dialog = ReturnType<typeof openOrder>['dialog'];
const amountOf = (dialog: Dialog) => dialog.getByRole('textbox', { name: /Betrag/ });
const typeAmount = (dialog: Dialog, value: string) =>
  fireEvent.change(amountOf(dialog), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-10T10:00:00Z'), toFake: ['Date'] });
});

test.each([
  ['overdue', { ...OPEN, due_day: '2026-11-09' }, 'überfällig', 'red', 'Fällig am09.11.2026'],
  ['paid in part', PART_PAID, 'teilweise bezahlt', 'yellow', 'Offen48,53 € inkl. MwSt.'],
  ['paid with discount', { ...PAID, paid_amount: 96.56 }, 'bezahlt', 'green', 'Skonto1,97 €'],
  ['overpaid', { ...PAID, paid_amount: 100 }, 'bezahlt', 'green', 'Zurückzuzahlen1,47 €'],
])('an order that is %s', (_what, order, label, color, line) => {
  const { dialog } = openOrder(order);
  const section = dialog.getByRole('region', { name: 'Zahlung' });
  expect(within(section).getByText(label)).toHaveAttribute('data-color', color);
  expect(section.textContent?.replaceAll('\u00a0', ' ')).toContain(line);
});

test('a cancelled order owes nothing, and what was paid is to be paid back', () => {
  const { dialog } = openOrder({ ...PART_PAID, order_status: 'cancelled' });
  const section = dialog.getByRole('region', { name: 'Zahlung' });
  expect(section).toHaveTextContent('storniert, nichts zu zahlen');
  expect(section).toHaveTextContent('Zurückzuzahlen50,00');
  expect(within(section).queryByText('Offen')).toBeNull();
  expect(dialog.queryByText(/Zahlungserinnerung/)).toBeNull();
});

test('the form begins with what is open and today, and the order then shows the payment', async () => {
  const { bodies, dialog, user } = openOrder(OPEN, {
    [PAY]: () => json(adminOrder(PART_PAID)),
  });
  const amount = amountOf(dialog);
  expect(amount).toHaveValue('98,53');
  expect(dialog.getByRole('textbox', { name: /Eingegangen am/ })).toHaveValue('10.11.2026');
  typeAmount(dialog, '50');
  await user.click(dialog.getByRole('button', { name: 'Zahlung eintragen' }));
  expect(await dialog.findByText('Die Zahlung ist eingetragen.')).toBeVisible();
  expect(bodies(PAY)).toEqual([{ id: expect.any(String), amount: 50, day: '2026-11-10' }]);
  expect(dialog.getByRole('list', { name: 'Zahlungen' })).toHaveTextContent(
    '50,00 € eingegangen am 05.11.2026',
  );
  expect(amount).toHaveValue('48,53');
});

test('after a lost answer the same payment is sent again under the same id', async () => {
  const { bodies, dialog, user } = openOrder(OPEN, { [PAY]: brokenConnection });
  const button = dialog.getByRole('button', { name: 'Zahlung eintragen' });
  await user.click(button);
  expect(await dialog.findByText(/konnte nicht eingetragen werden/)).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(bodies(PAY)).toHaveLength(2));
  const [first, second] = bodies(PAY);
  expect(second).toEqual(first);
});

test('what is no amount is not sent', async () => {
  const { bodies, dialog, user } = openOrder(OPEN);
  for (const typed of ['', '0', '1,2,3']) {
    typeAmount(dialog, typed);
    await user.click(dialog.getByRole('button', { name: 'Zahlung eintragen' }));
    expect(dialog.getByText('Bitte geben Sie einen Betrag wie 98,53 ein.')).toBeVisible();
  }
  expect(bodies(PAY)).toEqual([]);
});

test('only the last outcome is shown: an error replaces a success, and a success an error', async () => {
  const { api, dialog, user } = openOrder(OPEN, {
    [PAY]: () => json(adminOrder(PART_PAID)),
  });
  const book = dialog.getByRole('button', { name: 'Zahlung eintragen' });
  const booked = () => dialog.queryByText('Die Zahlung ist eingetragen.');
  await user.click(book);
  await waitFor(() => expect(booked()).toBeVisible());
  typeAmount(dialog, '');
  await user.click(book);
  expect(dialog.getByText('Bitte geben Sie einen Betrag wie 98,53 ein.')).toBeVisible();
  expect(booked()).toBeNull();
  typeAmount(dialog, '1');
  await user.click(book);
  await waitFor(() => expect(booked()).toBeVisible());
  api.routes[PAY] = () => refusal(409, 'Schon zurückgenommen.');
  await user.click(dialog.getByRole('button', { name: /^Zahlung über 50,00/ }));
  expect(await dialog.findByText('Schon zurückgenommen.')).toBeVisible();
  expect(booked()).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Bearbeitung beginnen' }));
  expect(await dialog.findByText(/Status konnte nicht geändert werden/)).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
});

test('money paid back has a minus, and the server’s refusal is shown', async () => {
  const message = 'Zurückzahlen lässt sich höchstens, was bezahlt ist: 50,00 €.';
  const { bodies, dialog, user } = openOrder(PART_PAID, {
    [PAY]: () => refusal(422, message),
  });
  typeAmount(dialog, '-1.000,50 €');
  await user.click(dialog.getByRole('button', { name: 'Zahlung eintragen' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(bodies(PAY)).toMatchObject([{ amount: -1000.5 }]);
});

test('a payment is taken back under an id of its own, once', async () => {
  const back = { id: 'z-part-0001', amount: -50, day: '2026-11-10', reverses: 'part-0001' };
  const after = { ...OPEN, payments: [PART, { ...PART, ...back }] };
  const { bodies, dialog, user } = openOrder(PART_PAID, {
    [PAY]: () => json(adminOrder(after)),
  });
  await user.click(dialog.getByRole('button', { name: /Zahlung über 50,00.€ gegenbuchen/ }));
  expect(await dialog.findByText('Die Zahlung ist gegengebucht.')).toBeVisible();
  expect(bodies(PAY)).toEqual([back]);
  const list = dialog.getByRole('list', { name: 'Zahlungen' });
  expect(list).toHaveTextContent('eingegangen am 05.11.2026, gegengebucht');
  expect(list).toHaveTextContent('-50,00 € Gegenbuchung am 10.11.2026');
  expect(within(list).queryByRole('button')).toBeNull();
});

test('the customer of an overdue order is reminded, and the dialog lists it', async () => {
  const overdue = { ...OPEN, due_day: '2026-11-09' };
  const reminders = [{ by: 'chef@tiefbau.example', at: '2026-11-10T10:00:00.000Z' }];
  const { bodies, dialog, user } = openOrder(overdue, {
    [REMIND]: () => json(adminOrder({ ...overdue, reminders })),
  });
  await user.click(dialog.getByRole('button', { name: 'Zahlungserinnerung senden' }));
  expect(await dialog.findByText('Die Zahlungserinnerung ist unterwegs.')).toBeVisible();
  expect(bodies(REMIND)).toEqual([{ id: expect.any(String) }]);
  expect(dialog.getByText(/gesendet: 10.11.2026, 11:00 · chef@tiefbau.example/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Zahlungserinnerung senden' })).toBeNull();
});

test('before the due day the dialog says why no reminder is sent', () => {
  const { dialog } = openOrder(OPEN);
  expect(dialog.getByText(/Die Zahlung ist erst am 17.11.2026 fällig/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Zahlungserinnerung senden' })).toBeNull();
});
