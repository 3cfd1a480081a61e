import { array, type ObjectSchema } from 'yup';
import { requestIdSchema } from '../office/office.ts';
import { isOrderNumber } from '../order/order-number.ts';
import { requiredObject, requiredText, textSchema } from '../text/validation.ts';
import { type InvoiceCancelRequest, type InvoiceRequest, MAX_INVOICED } from './invoice-list.ts';

const NO_INVOICES = 'Die Angaben zu den Rechnungen sind ungültig.';

export const invoiceRequestSchema: ObjectSchema<InvoiceRequest> = requiredObject(NO_INVOICES, {
  request_id: requestIdSchema,
  order_numbers: array(
    textSchema().required(NO_INVOICES).test('number', NO_INVOICES, isOrderNumber),
  )
    .typeError(NO_INVOICES)
    .required(NO_INVOICES)
    .min(1, NO_INVOICES)
    .max(MAX_INVOICED, NO_INVOICES)
    .test('once', NO_INVOICES, (numbers) => new Set(numbers).size === numbers.length),
});

export const invoiceCancelSchema: ObjectSchema<InvoiceCancelRequest> = requiredObject(NO_INVOICES, {
  request_id: requestIdSchema,
  reason: requiredText('Grund', 200, 'Bitte geben Sie den Grund der Stornierung an.'),
});
