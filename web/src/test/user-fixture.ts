import type { CurrentUser } from '@shop/domain/user';

/** A signed-in customer, as the API answers her; what a test is about is passed in. */
export function currentUser(differences: Partial<CurrentUser> = {}): CurrentUser {
  return {
    email: 'anna@beispiel.example',
    created_at: '2026-03-05T09:30:00.000Z',
    google_user_data: { name: 'Anna Beispiel', given_name: 'Anna' },
    is_admin: false,
    ...differences,
  };
}
