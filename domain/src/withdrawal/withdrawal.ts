import type { ObjectSchema } from 'yup';
import { MAX_EMAIL_LENGTH } from '../text/shown-email.ts';
import {
  emailText,
  fieldErrors,
  optionalText,
  requiredObject,
  requiredText,
} from '../text/validation.ts';
import type { WithdrawalDecision } from './withdrawal-decision.ts';

/** A consumer's declaration of withdrawal: the data that § 356a (2) BGB allows a shop to request. */
export interface Withdrawal {
  name: string;
  email: string;
  /** As typed; need not exist. */
  order_number: string;
  /** Empty: the whole order. */
  goods: string;
}

/** Maximum text lengths of a withdrawal, in characters; also the fields' `maxLength`. */
export const WITHDRAWAL_TEXT_LIMITS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  order_number: 40,
  goods: 500,
};

/** The body of `POST /api/withdrawals`, and the values of its form. */
export const withdrawalSchema: ObjectSchema<Withdrawal> = requiredObject(
  'Der Widerruf ist unvollständig.',
  {
    name: requiredText('Name', WITHDRAWAL_TEXT_LIMITS.name, 'Name ist erforderlich'),
    email: emailText('E-Mail', 'E-Mail ist erforderlich', 'Gültige E-Mail-Adresse erforderlich'),
    order_number: requiredText(
      'Bestellnummer',
      WITHDRAWAL_TEXT_LIMITS.order_number,
      'Bestellnummer ist erforderlich',
    ),
    goods: optionalText('Waren', WITHDRAWAL_TEXT_LIMITS.goods, 'many'),
  },
  'Der Widerruf enthält ein unbekanntes Feld.',
);

/** Error messages of the withdrawal form by field; empty when valid. */
export function withdrawalErrors(form: Withdrawal): Partial<Record<keyof Withdrawal, string>> {
  return fieldErrors(withdrawalSchema, form);
}

/** The declaration as a sentence, for page, receipt and the office. */
export function withdrawalStatement({ order_number, goods }: Withdrawal): string {
  const order = order_number.trim();
  const what = goods.trim();
  return what
    ? `Hiermit widerrufe ich den Vertrag zur Bestellung ${order} über die folgenden Waren:\n${what}`
    : `Hiermit widerrufe ich den Vertrag zur Bestellung ${order} über alle Waren.`;
}

/** The order number probably meant: without blanks, in capitals. */
export function orderNumberIn(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** The answer to a withdrawal: when it arrived, as ISO instant. */
export interface WithdrawalReceipt {
  received_at: string;
}

/** Withdrawal from an order; `received_at` is an ISO instant. */
export interface OrderWithdrawal {
  received_at: string;
  /** Sent from an e-mail address other than the order's. */
  is_other_email: boolean;
  /** The contact request with the declaration; only for the office. */
  request_id?: string;
  /** Of the office, oldest first; missing until the first, and for the customer. */
  decisions?: WithdrawalDecision[];
  /** What was paid back since, in euro; only for the office and of an order. */
  refunded_amount?: number;
}
