import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { openOffice } from '../../test/office-fixture.tsx';
import { WaitingMails } from './waiting-mails.tsx';

const open = (count: number, oldest_at?: string) =>
  openOffice('/admin', <WaitingMails />, {
    'GET /api/admin/waiting-mail': () => json({ count, oldest_at }),
  });

test.each([
  [1, '1 E-Mail wartet seit dem 03.11.2026, 14:05 Uhr auf den Versand.'],
  [12, '12 E-Mails warten auf den Versand, die älteste seit dem 03.11.2026, 14:05 Uhr.'],
])('says that %i waits, and since when', async (count, text) => {
  open(count, '2026-11-03T13:05:00.000Z');
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

test('shows nothing if none wait', async () => {
  const { api, container } = open(0);
  await waitFor(() => expect(api.calls()).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
