import { array, mixed, number, object } from 'yup';
import { isProductId, MAX_CART_LINES } from '../cart/cart.ts';
import { euroAmount, requestIdSchema, twoDecimals } from '../fields/input-fields.ts';
import type { VatRate } from '../money/vat.ts';
import { isRestQuantity } from '../text/quantity.ts';
import { requiredObject, requiredText } from '../text/validation.ts';
import type { DeliveryWish } from './delivery-wish.ts';
import { MAX_REASON_LENGTH } from './order-changes.ts';
import { textSchemas } from './order-field-schema.ts';

export interface EditedItem {
  product_id: number;
  quantity: number;
}

export type DeliveryPlace = Pick<DeliveryWish, 'street' | 'postal_code' | 'city'>;

/** A supply without an article; its net price in euro. */
export interface FreeLine {
  name: string;
  quantity: number;
  unit: string;
  price: number;
  /** One of the shop's. */
  vat_rate: VatRate;
}

/** A discount in percent or, net, in euro. */
export interface EditedRebate {
  percent?: number | undefined;
  amount?: number | undefined;
  reason: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/edit`: the order's new lines and place. */
export interface OrderEditRequest {
  id: string;
  /** Missing, like the fields below, to leave it unchanged: what was delivered has to stay. */
  items?: EditedItem[] | undefined;
  /** All lines without an article. */
  free_lines?: FreeLine[] | undefined;
  /** Null to take it away. */
  rebate?: EditedRebate | null | undefined;
  /** The net price of delivery, by offer; null for that of the zone. */
  delivery_amount?: number | null | undefined;
  place?: DeliveryPlace | undefined;
  /** The reason, for the customer. */
  reason: string;
  /** The net total that the admin has seen, in euro. Without it, the answer is a preview. */
  total_amount?: number | undefined;
}

const NO_EDIT = 'Die Angaben zur Änderung der Bestellung sind ungültig.';
const NO_ITEMS = 'Eine Bestellung braucht mindestens einen Artikel.';

const item = requiredObject<EditedItem>(NO_EDIT, {
  product_id: mixed({ check: isProductId }).typeError(NO_EDIT).required(NO_EDIT),
  quantity: mixed({ check: isRestQuantity })
    .typeError('Die Menge muss eine ganze Zahl ab 1 sein.')
    .required(NO_EDIT),
});

export const editedItems = array()
  .of(item)
  .typeError(NO_EDIT)
  .required(NO_ITEMS)
  .min(1, NO_ITEMS)
  .max(MAX_CART_LINES, `Eine Bestellung fasst höchstens ${MAX_CART_LINES} Positionen.`)
  // Also runs if items are invalid, hence the null.
  .test('once', 'Ein Artikel steht zweimal in der Bestellung.', (items?: (EditedItem | null)[]) => {
    return !items || new Set(items.map((each) => each?.product_id)).size === items.length;
  });

/** Limits free lines to supplies without special rules for VAT and the wording of invoices. */
export const FREE_LINES_HINT =
  'Für Waren, Miete und Transport. Bauleistungen werden hier nicht berechnet (§ 13b, § 14 Abs. 4 Nr. 9 UStG, § 35a EStG).';

const MAX_FREE = 20;
const TOO_MANY = `Eine Bestellung fasst höchstens ${MAX_FREE} freie Positionen.`;

/** The fields of a line that the office writes and prices; `message` for what no form sends. */
export const lineFields = (message: string) => ({
  name: requiredText('Bezeichnung', 200, 'Bitte geben Sie jeder Zeile eine Bezeichnung.'),
  quantity: mixed({ check: isRestQuantity })
    .typeError('Die Menge muss eine Zahl über 0 mit höchstens drei Nachkommastellen sein.')
    .required(message),
  unit: requiredText('Einheit', 20, 'Bitte geben Sie jeder Zeile eine Einheit.'),
  price: euroAmount('Einzelpreis').required('Einzelpreis: fehlt'),
  vat_rate: number().typeError(message).required(message).integer(message).min(0, message),
});
const freeLine = requiredObject<FreeLine>(NO_EDIT, lineFields(NO_EDIT));

/** A rebate, or none. */
export function rebateSchema(message: string) {
  return object({
    percent: twoDecimals('Rabatt in Prozent', 0.01, 100),
    amount: euroAmount('Rabatt'),
    reason: requiredText('Grund des Rabatts', 100, 'Bitte geben Sie den Grund des Rabatts an.'),
  })
    .default(undefined)
    .typeError(message)
    .noUnknown(message)
    .test('one', 'Der Rabatt ist ein Anteil oder ein Betrag.', (rebate) => {
      return !rebate || (rebate.percent === undefined) !== (rebate.amount === undefined);
    });
}

export const orderEditSchema = requiredObject<OrderEditRequest>(NO_EDIT, {
  id: requestIdSchema,
  items: editedItems.optional().default(undefined),
  free_lines: array().of(freeLine).typeError(NO_EDIT).max(MAX_FREE, TOO_MANY).default(undefined),
  rebate: rebateSchema(NO_EDIT).nullable(),
  delivery_amount: euroAmount('Lieferpreis', 0).nullable(),
  place: object(textSchemas(['street', 'postal_code', 'city']))
    .default(undefined)
    .typeError(NO_EDIT)
    .nonNullable(NO_EDIT)
    .noUnknown(NO_EDIT),
  reason: requiredText('Grund', MAX_REASON_LENGTH, 'Bitte geben Sie einen Grund an.', 'many'),
  total_amount: number().typeError(NO_EDIT).nonNullable(NO_EDIT).min(0, NO_EDIT),
});
