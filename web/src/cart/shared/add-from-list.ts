import type { Product } from '@shop/domain/product/product';
import { isRoundedUp, parseQuantity, roundedUpNote } from '@shop/domain/product/typed-quantity';
import { formatNumber } from '@shop/domain/text/format';
import type { QueryClient } from '@tanstack/react-query';
import { announce } from '../../lib/announcer/announce.ts';
import { ADDED, addingTo, announceNotAdded, CONFIRMED_FOR_MS } from './use-add-to-cart.ts';

const adding = new WeakSet<HTMLFormElement>();

/**
 * Adds the quantity in the form of a product's card to the cart. The form's button confirms that
 * for three seconds; a failure changes nothing visible. The quantity stays in the field.
 */
export default async function addFromList(
  client: QueryClient,
  form: HTMLFormElement,
  products: readonly Product[],
): Promise<void> {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const product = products.find(({ id }) => id === Number(form.dataset.product));
  if (!field || !button || !product || adding.has(form)) return;
  adding.add(form);
  const { id, name, unit } = product;
  const typed = field.value;
  const quantity = parseQuantity(typed);
  field.value = String(quantity);
  const mutation = client.getMutationCache().build(client, addingTo(client));
  try {
    await mutation.execute({ product_id: id, quantity });
  } catch {
    announceNotAdded();
    return;
  } finally {
    adding.delete(form);
  }
  const amount = `${formatNumber(quantity)} ${unit}`;
  const isRounded = isRoundedUp(typed);
  announce(`${amount} ${name}${isRounded ? `, ${roundedUpNote(unit)}` : ''}: ${ADDED}.`);
  confirm(form, button, isRounded ? `Aufgerundet: ${amount} hinzugefügt` : ADDED);
}

const timers = new WeakMap<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Changes the elements themselves: a list of a hundred cards keeps no state for each. */
function confirm(form: HTMLFormElement, button: HTMLButtonElement, text: string): void {
  clearTimeout(timers.get(form));
  form.dataset.added = '';
  button.textContent = text;
  const end = () => {
    delete form.dataset.added;
    button.textContent = 'In den Warenkorb';
  };
  timers.set(form, setTimeout(end, CONFIRMED_FOR_MS));
}
