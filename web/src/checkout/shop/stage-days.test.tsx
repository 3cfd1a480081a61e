import type { CalendarDay } from '@shop/domain/time/calendar';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeChanges } from '../../test/fixtures.ts';
import { CONFIRMATION, checkoutApiForEach, openFilled, submit } from './checkout-fixture.tsx';

const { orders } = checkoutApiForEach();

/** A cart with a plan that requests its goods for a day. */
function withPlan(wished_day: CalendarDay): void {
  const lines = [{ product_id: 7, quantity: 2, stage: 'base', wished_day }];
  const plan = { id: 'einfahrt', name: 'Einfahrt', path: '/planer/einfahrt', lines, cut: {} };
  storeChanges({ plans: [plan], raised: {} });
}
const wishedDay = () => screen.queryByLabelText(/^Wunschtermin$/);

/** The only order line, as sent. */
async function sentLine(visited: string[]) {
  await waitFor(() => expect(visited).toContain(CONFIRMATION));
  const body = orders()[0]?.body as { order_items: object[] } | undefined;
  expect(body?.order_items).toHaveLength(1);
  return body?.order_items[0];
}

test('the days of a plan’s stages come instead of one wished day, and with the order', async () => {
  withPlan('2026-12-08');
  const { user, visited } = await openFilled();
  expect(await screen.findByText('Wunschtermine aus Ihrem Plan')).toBeVisible();
  expect(screen.getByText('Unterbau: Dienstag, 08.12.2026')).toBeVisible();
  expect(wishedDay()).toBeNull();
  const summary = screen.getByRole('region', { name: 'Ihre Bestellung' });
  await waitFor(() => expect(summary).toHaveTextContent('Wunschtermineab Dienstag, 08.12.2026'));
  expect(summary).not.toHaveTextContent(/Lieferzeit|nach Absprache/);
  await submit(user);
  expect(await sentLine(visited)).toMatchObject({ stage: 'base', wished_day: '2026-12-08' });
});

test('a day that has become impossible is named, and not ordered', async () => {
  withPlan('2026-11-23');
  const { user, visited } = await openFilled();
  expect(
    await screen.findByText(/^Nicht mehr möglich: Unterbau: Montag, 23\.11\.2026\. /),
  ).toBeVisible();
  expect(wishedDay()).toBeVisible();
  await submit(user);
  expect(await sentLine(visited)).not.toHaveProperty('wished_day');
});
