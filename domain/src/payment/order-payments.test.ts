import { expect, test } from 'vitest';
import { paymentBadge } from './order-payments.ts';

test.each([
  ['open', '2026-03-05', 'offen', 'yellow'],
  ['open', '2026-03-04', 'überfällig', 'red'],
  ['part', '2026-03-05', 'teilweise bezahlt', 'yellow'],
  ['part', '2026-03-04', 'teilweise bezahlt, überfällig', 'red'],
  ['paid', '2026-03-04', 'bezahlt', 'green'],
  ['none', '2026-03-04', 'noch nicht berechnet', 'grey'],
] as const)('%s and due on %s is shown as „%s“', (state, dueDay, label, color) => {
  expect(paymentBadge(state, dueDay, '2026-03-05')).toEqual({ label, color });
});
