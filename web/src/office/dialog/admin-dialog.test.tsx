import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../lib/api/client.ts';
import { brokenConnection, json, refusal } from '../../lib/api/fake-api.ts';
import { openOffice } from '../../test/office-fixture.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { useOfficeCall } from '../api/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { FormDialog } from './admin-dialog.tsx';

const GIVE = 'POST /api/admin/admins';

function Dialog() {
  const [isOpen, setIsOpen] = useState(true);
  const form = useOfficeForm({
    initial: { email: '' },
    problems: ({ email }) => ({ email: email ? undefined : 'Die Adresse fehlt.' }),
    toRequest: ({ email }) => ({ email }),
    call: useOfficeCall({
      call: (body: { email: string }, request_id) =>
        callApi('POST /api/admin/admins', { body: { request_id, ...body } }),
      onDone: () => 'Gespeichert.',
      failed: 'Nicht gespeichert.',
    }),
  });
  if (!isOpen) return null;
  return (
    <FormDialog title="Form" form={form} submit="Senden" onClose={() => setIsOpen(false)}>
      <InputField label="Adresse" {...form.field('email')} />
    </FormDialog>
  );
}

const open = () => openOffice('/admin', <Dialog />, { [GIVE]: brokenConnection });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Adresse' }), { target: { value } });

beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/'));

test('a request keeps its id until it is accepted, though refused and changed', async () => {
  const { api, bodies, user } = open();
  const ids = () => bodies(GIVE).map((body) => (body as { request_id: string }).request_id);
  const send = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(bodies(GIVE)).toHaveLength(count));
    await screen.findByRole('alert');
  };
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveFocus();
  expect(screen.getByText('Die Adresse fehlt.')).toBeVisible();
  type('a');
  await send(1);
  type('b');
  await send(2);
  api.routes[GIVE] = () => refusal(409, 'Schon verwendet.');
  await send(3);
  type('c');
  await send(4);
  api.routes[GIVE] = () => json({ message: 'Vergeben.', code: 'id_taken' }, { status: 409 });
  await send(5);
  expect(screen.getByRole('alert')).toHaveTextContent(/erster Versuch wurde schon gespeichert/);
  api.routes[GIVE] = () => json([]);
  await send(6);
  type('b');
  await send(7);
  const [lost, ...repeated] = ids();
  const next = repeated.pop();
  expect(new Set(repeated)).toEqual(new Set([lost]));
  expect(next).not.toBe(lost);
});

test('Back is undone while input is unsaved, and repeated after a yes', async () => {
  window.history.pushState({ idx: 1 }, '', '/?offen');
  const { user } = open();
  const left: (string | null)[] = [];
  const note = () => left.push(window.location.search);
  window.addEventListener('popstate', note);
  type('a');
  await waitFor(() => undefined);
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  await waitFor(() => expect(window.location.search).toBe('?offen'));
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  window.removeEventListener('popstate', note);
  expect(left).toEqual(['?offen', '?offen', '']);
});
