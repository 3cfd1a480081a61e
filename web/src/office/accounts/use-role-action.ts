import type { AdminAccount } from '@shop/domain/office/admins';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { storedText } from '../../lib/browser-storage/stored-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useAdminKey } from '../kit/api/use-office-query.ts';

/** Below the account's key. */
export const ADMINS_KEY = ['admins'];

/** The address that was typed, while somebody signs in again. */
export const typedEmail = storedText('new-admin', () => window.sessionStorage);

export type RoleAction =
  | { what: 'give'; email: string }
  | { what: 'take' | 'end-sessions'; admin: AdminAccount };

export function useRoleAction() {
  const client = useQueryClient();
  const key = useAdminKey();
  return useOfficeCall({
    call: sendAction,
    onDone: (admins, action) => {
      client.setQueryData([...key, ...ADMINS_KEY], admins);
      // Admins who removed their own role or ended their own sessions are now signed out.
      void client.invalidateQueries();
      return doneText(action);
    },
    failed: 'Das hat nicht geklappt.',
    what: 'Failed to change admins',
  });
}

function sendAction(action: RoleAction): Promise<AdminAccount[]> {
  const request_id = randomId();
  if (action.what === 'give') {
    return callApi('POST /api/admin/admins', { body: { request_id, email: action.email } });
  }
  const options = { params: { id: action.admin.uid }, body: { request_id } };
  return action.what === 'take'
    ? callApi('POST /api/admin/admins/{id}/take', options)
    : callApi('POST /api/admin/admins/{id}/end-sessions', options);
}

function doneText(action: RoleAction): string {
  if (action.what === 'give') {
    return `${action.email} hat jetzt die Admin-Rolle. Sie gilt ab der nächsten Anmeldung.`;
  }
  const { email } = action.admin;
  return action.what === 'take'
    ? `${email} ist kein Admin mehr und überall abgemeldet.`
    : `${email} ist überall abgemeldet.`;
}
