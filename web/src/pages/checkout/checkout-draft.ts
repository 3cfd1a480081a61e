import { CUSTOMER_TYPES, PAYMENT_METHODS } from '@shop/domain/order';
import type { CheckoutForm } from '@shop/domain/order-schema';
import { draftText } from '../../lib/drafts/draft-text.ts';
import { parsedObject } from '../../lib/drafts/parsed-object.ts';

/** The form of a shopper who has typed nothing yet. */
export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  customer_type: 'private',
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  company_name: '',
  company_address: '',
  tax_number: '',
  payment_method: 'rechnung',
  notes: '',
};

/** What the shopper has typed in this tab so far, or wanted to send and could not. */
export const checkoutDraft = draftText('checkoutDraft');

/** What the form begins with; what is damaged or missing is empty. */
export function readCheckoutDraft(): CheckoutForm {
  const draft = parsedObject(checkoutDraft.open());
  const form: CheckoutForm = { ...EMPTY_CHECKOUT_FORM };
  for (const name of TEXT_FIELDS) {
    const text = draft[name];
    if (typeof text === 'string') form[name] = text;
  }
  form.customer_type = oneOf(CUSTOMER_TYPES, draft.customer_type) ?? form.customer_type;
  form.payment_method = oneOf(PAYMENT_METHODS, draft.payment_method) ?? form.payment_method;
  return form;
}

export function storeCheckoutDraft(form: CheckoutForm): void {
  checkoutDraft.set(JSON.stringify(form));
}

const TEXT_FIELDS = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'company_name',
  'company_address',
  'tax_number',
  'notes',
] as const satisfies (keyof CheckoutForm)[];

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}
