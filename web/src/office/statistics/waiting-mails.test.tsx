import type { WaitingMail } from '@shop/domain/contract/mail';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { ADMIN_USER } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import { WaitingMails } from './waiting-mails.tsx';

const GET_WAITING = 'GET /api/admin/waiting-mail';
const OLDEST = { oldest_at: '2026-11-03T13:05:00.000Z' };

function open(answer: WaitingMail | Response) {
  const api = fakeApi({
    [GET_WAITING]: () => (answer instanceof Response ? answer : json(answer)),
  });
  const { container } = renderAt('/', { '/': <WaitingMails /> }, { user: ADMIN_USER });
  return { api, container };
}

test.each([
  [1, '1 E-Mail wartet seit dem 03.11.2026, 14:05 Uhr auf den Versand.'],
  [12, '12 E-Mails warten auf den Versand, die älteste seit dem 03.11.2026, 14:05 Uhr.'],
])('says that %i waits, and since when', async (count, text) => {
  open({ count, ...OLDEST });
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

test.each([
  ['none wait', { count: 0 }, 0],
  ['the load fails, which is logged', refusal(503, 'Störung.'), 1],
])('shows nothing if %s', async (_, answer, errors) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api, container } = open(answer);
  await waitFor(() => expect(api.calls()).toEqual([GET_WAITING]));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(errors));
  expect(container).toBeEmptyDOMElement();
});
