import { expect, test } from 'vitest';
import {
  checkoutDraft,
  EMPTY_CHECKOUT_FORM,
  readCheckoutDraft,
  storeCheckoutDraft,
} from './checkout-draft.ts';

test('what was typed is read back until it is removed', () => {
  const form = { ...EMPTY_CHECKOUT_FORM, customer_type: 'business', notes: 'Hof' } as const;
  storeCheckoutDraft(form);
  expect(readCheckoutDraft()).toEqual(form);
  checkoutDraft.remove();
  expect(readCheckoutDraft()).toEqual(EMPTY_CHECKOUT_FORM);
});

test.each(['', '{', 'null', '7', '[1]', '{"customer_name":7,"payment_method":"gold"}'])(
  'a damaged draft counts as empty: %s',
  (text) => {
    sessionStorage.setItem('checkoutDraft', text);
    expect(readCheckoutDraft()).toEqual(EMPTY_CHECKOUT_FORM);
  },
);

test('the fields of a draft that can be read are kept', () => {
  sessionStorage.setItem('checkoutDraft', '{"customer_name":"Anna","customer_type":"nobody"}');
  expect(readCheckoutDraft()).toEqual({ ...EMPTY_CHECKOUT_FORM, customer_name: 'Anna' });
});
