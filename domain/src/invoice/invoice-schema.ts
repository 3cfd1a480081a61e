import { array, type ISchema, number, type ObjectSchema } from 'yup';
import { requestIdSchema } from '../fields/input-fields.ts';
import { milli, toCents, toEuro } from '../money/money.ts';
import { isOrderNumber } from '../order/order-number.ts';
import { requiredObject, requiredText, textSchema } from '../text/validation.ts';
import {
  type AdvanceRequest,
  type CreditRequest,
  type InvoiceCancelRequest,
  type InvoiceRequest,
  MAX_COLLECTED,
  MAX_INVOICED,
} from './invoice-list.ts';

const NO_INVOICES = 'Die Angaben zu den Rechnungen sind ungültig.';

const ofOrders = (max: number): ObjectSchema<InvoiceRequest> =>
  requiredObject(NO_INVOICES, {
    request_id: requestIdSchema,
    order_numbers: array(
      textSchema().required(NO_INVOICES).test('number', NO_INVOICES, isOrderNumber),
    )
      .typeError(NO_INVOICES)
      .required(NO_INVOICES)
      .min(1, NO_INVOICES)
      .max(max, NO_INVOICES)
      .test('once', NO_INVOICES, (numbers) => new Set(numbers).size === numbers.length),
  });

export const invoiceRequestSchema = ofOrders(MAX_INVOICED);
export const collectiveRequestSchema = ofOrders(MAX_COLLECTED);

export const invoiceCancelSchema = requiredObject<InvoiceCancelRequest>(NO_INVOICES, {
  request_id: requestIdSchema,
  reason: requiredText('Grund', 200, 'Bitte geben Sie den Grund der Stornierung an.'),
});

export const advanceSchema = requiredObject<AdvanceRequest>(NO_INVOICES, {
  request_id: requestIdSchema,
  payment: requiredText('Zahlung', 40, 'Bitte nennen Sie die Zahlung.'),
});

const NO_CREDIT = 'Die Angaben zur Rechnungskorrektur sind ungültig.';
const NO_QUANTITY = 'Bitte geben Sie eine Menge über 0 mit höchstens drei Nachkommastellen an.';
const NO_AMOUNT = 'Bitte geben Sie einen Betrag über 0 in Euro und Cent an.';
/** Lines, and amounts, of one credit note. */
const MAX_CREDITED = 100;
const MAX_AMOUNT = 10_000_000;

const isWithin = (value: number, isExact: boolean) => isExact && value > 0 && value <= MAX_AMOUNT;
const amount = number()
  .typeError(NO_AMOUNT)
  .test('cents', NO_AMOUNT, (euro = 1) => isWithin(euro, toEuro(toCents(euro)) === euro));

const lineFields = (message: string) => ({
  line: number().typeError(message).required(message).integer(message).min(0, message),
  quantity: number()
    .typeError(NO_QUANTITY)
    .required(NO_QUANTITY)
    .test('milli', NO_QUANTITY, (it) => isWithin(it, milli(it) / 1000 === it)),
});

const eachOnce = <Line extends { line: number }>(message: string, line: ISchema<Line>) =>
  array(line)
    .typeError(message)
    .max(MAX_CREDITED, message)
    .test(
      'once',
      message,
      (lines = []) => new Set(lines.map((each) => each?.line)).size === lines.length,
    );

/** Positions of lines, each once, with quantities to three decimals. */
export const lineQuantities = (message: string) =>
  eachOnce(message, requiredObject(message, lineFields(message)));

/** The same, with the article expected there. */
export const articleQuantities = (message: string) => {
  const product_id = number().typeError(message).integer(message).optional();
  return eachOnce(message, requiredObject(message, { ...lineFields(message), product_id }));
};

export const creditSchema = requiredObject<CreditRequest>(NO_CREDIT, {
  request_id: requestIdSchema,
  reason: requiredText('Grund', 200, 'Bitte geben Sie den Grund der Korrektur an.'),
  lines: lineQuantities(NO_CREDIT).required(NO_CREDIT),
  amounts: array(
    requiredObject(NO_CREDIT, {
      text: requiredText('Text', 100, 'Bitte geben Sie an, wofür der Betrag gutgeschrieben wird.'),
      amount: amount.required(NO_AMOUNT),
      vat_rate: number().typeError(NO_CREDIT).required(NO_CREDIT).integer(NO_CREDIT),
    }),
  )
    .typeError(NO_CREDIT)
    .required(NO_CREDIT)
    .max(MAX_CREDITED, NO_CREDIT),
  gross_amount: amount,
});
