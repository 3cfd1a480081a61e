import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { openOffice } from '../../test/office-fixture.tsx';
import { useOfficeQuery } from '../api/use-office-query.ts';
import { Loaded } from './paged-list.tsx';

const CALL = 'GET /api/admin/categories';

function Part() {
  const query = useOfficeQuery(['categories'], CALL);
  return (
    <Loaded query={query} loading="Wird geladen..." failed="Das ging nicht">
      {(loaded) => `${loaded.length} Kategorien`}
    </Loaded>
  );
}

test('logs what cannot be loaded once, and offers another try', async () => {
  const { api, user, logged } = openOffice('/admin', <Part />, {
    [CALL]: () => refusal(400, 'Nein.'),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen...');
  expect(await screen.findByRole('alert')).toHaveTextContent('Das ging nicht');
  expect(logged.mock.calls).toEqual([
    ['Failed to load categories: API responded with HTTP status 400'],
  ]);
  api.routes[CALL] = () => json([]);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('0 Kategorien')).toBeVisible();
});
