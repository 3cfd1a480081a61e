import { requestIdSchema } from '../fields/input-fields.ts';
import { emailText, requiredObject } from '../text/validation.ts';

export interface AdminAccount {
  uid: string;
  email: string;
  /** An ISO instant: when the role was granted or the shop first learned of it. */
  since?: string;
  /** An ISO instant. */
  last_sign_in?: string;
  /** Whether it is the caller's own account. */
  is_self: boolean;
  /** Firebase Auth did not confirm the revocation, which has to be repeated. */
  is_leaving: boolean;
}

/** Grants the role to the account with this address. */
export interface AdminRoleRequest {
  request_id: string;
  email: string;
}

const NO_ROLE = 'Die Angaben zum Konto sind ungültig.';

export const adminRoleSchema = requiredObject<AdminRoleRequest>(NO_ROLE, {
  request_id: requestIdSchema,
  email: emailText(
    'E-Mail',
    'Bitte geben Sie die E-Mail-Adresse an.',
    'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  ),
});
