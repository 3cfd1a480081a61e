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
export const withdrawalSchema = requiredObject<Withdrawal>(
  'Der Widerruf ist unvollständig.',
  {
    name: requiredText('Name', WITHDRAWAL_TEXT_LIMITS.name, 'Name ist erforderlich'),
    email: emailText('E-Mail', 'E-Mail ist erforderlich', 'Gültige E-Mail-Adresse erforderlich'),
    order_number: requiredText(
      'Auftragsnummer',
      WITHDRAWAL_TEXT_LIMITS.order_number,
      'Auftragsnummer ist erforderlich',
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

/**
 * The number of an order, rental or invoice that was probably meant, however it is typed. Order numbers contain no O,
 * I or L; these are read as the digits they resemble.
 */
export function orderNumberIn(text: string): string {
  const typed = text.replace(/[^0-9a-z]/gi, '').toUpperCase();
  const [, letter, first = '', second = '', part] =
    /^([BM])([0-9A-Z]{5})([0-9A-Z]{5})(\d{0,2})$/.exec(typed) ?? [];
  if (letter) {
    const code = `${first}-${second}`.replaceAll('O', '0').replace(/[IL]/g, '1');
    return `${letter}-${code}${part ? `-${part}` : ''}`;
  }
  return typed.replace(/^RE(\d{4})(\d{5,7})$/, 'RE-$1-$2');
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
  /** The office's decisions, oldest first; missing before the first, and for the customer. */
  decisions?: WithdrawalDecision[];
  /** Refunded since, in euro. Only for the office and orders, like the lines to decide on. */
  refunded_amount?: number;
  items?: { product_id?: number; product_name: string; unit?: string; quantity: number }[];
}
