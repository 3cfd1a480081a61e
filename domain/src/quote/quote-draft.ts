import { STANDARD_VAT_RATE } from '../money/vat.ts';
import { EMPTY_WISH, type OrderDelivery } from '../order/delivery-wish.ts';
import type { AdminOrder } from '../order/order.ts';
import { ofOrderFields, TEXTS } from '../order/order-fields.ts';
import { DEFAULT_METHOD, PAYMENT_METHOD_NAMES } from '../payment/payment-methods.ts';
import type { RequestedItem, StoredContact } from '../request/contact.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';
import type { QuoteContent, QuotedLine } from './quote.ts';

/** How long a quote usually holds. */
const VALID_DAYS = 14;

/** What a new quote begins with: what a request for it says, if it answers one. */
export function quoteDraft(today: CalendarDay, contact?: StoredContact): QuoteContent {
  const { name = '', email = '', phone = '', message = '', postal_code = '' } = contact ?? {};
  return {
    ...ofOrderFields(TEXTS.quote, () => ''),
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    company_name: /^Firma: *(.*)/.exec(message)?.[1]?.trim() ?? '',
    payment_method: DEFAULT_METHOD,
    delivery: { ...EMPTY_WISH, postal_code },
    ...(contact?.customer_number && { customer_number: contact.customer_number }),
    ...(contact?.site && { site: contact.site }),
    lines: (contact?.items ?? []).map(lineOf),
    orderable: 'lines',
    valid_until: addDays(today, VALID_DAYS),
    conditions: '',
    note: message.slice(0, 2000),
  };
}

/** What a further order begins with: an earlier one's customer and place. */
export function draftAfter(today: CalendarDay, earlier: AdminOrder): QuoteContent {
  const { customer_name, customer_email, customer_phone, company_name, payment_method } = earlier;
  const { zone: _, truck: _truck, ...place }: OrderDelivery = earlier.delivery ?? EMPTY_WISH;
  return {
    ...quoteDraft(today),
    customer_name,
    customer_email,
    customer_phone,
    company_name,
    customer_number: earlier.customer_number,
    site: earlier.site,
    company_address: company_name ? earlier.company_address : (earlier.invoice_address ?? ''),
    tax_number: earlier.tax_number,
    buyer_reference: earlier.buyer_reference ?? '',
    payment_method: PAYMENT_METHOD_NAMES.find((each) => each === payment_method) ?? DEFAULT_METHOD,
    delivery: { ...place, wished_day: '', express: false },
  };
}

const lineOf = ({ product_id, product_name, ...item }: RequestedItem): QuotedLine => ({
  product_id,
  name: product_name,
  quantity: item.quantity,
  unit: item.unit,
  price: item.unit_price ?? 0,
  vat_rate: STANDARD_VAT_RATE,
});
