import { STANDARD_VAT_RATE } from '../money/vat.ts';
import type { RequestedItem, StoredContact } from '../request/contact.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';
import type { QuoteContent, QuotedLine } from './quote.ts';

/** How long a quote usually holds. */
const VALID_DAYS = 14;

/** What a new quote begins with: what a request for it says, if it answers one. */
export function quoteDraft(today: CalendarDay, contact?: StoredContact): QuoteContent {
  const { name = '', email = '', phone = '', message = '', postal_code = '' } = contact ?? {};
  return {
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    company_name: /^Firma: *(.*)/.exec(message)?.[1]?.trim() ?? '',
    ...{ company_address: '', tax_number: '', customer_reference: '', buyer_reference: '' },
    payment_method: 'rechnung',
    delivery: { method: 'delivery', street: '', postal_code, city: '' },
    lines: (contact?.items ?? []).map(lineOf),
    orderable: 'lines',
    valid_until: addDays(today, VALID_DAYS),
    conditions: '',
    note: message.slice(0, 2000),
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
