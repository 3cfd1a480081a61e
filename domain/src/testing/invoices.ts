import { COMPANY } from '../company.ts';
import { advanceInvoiceOf, heldAdvances } from '../invoice/advance.ts';
import { creditNoteOf, leftOf, type WantedCredit } from '../invoice/corrections.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { InvoicedOrder } from '../invoice/invoiced-order.ts';
import { type InvoiceFacts, invoiceOf } from '../invoice/write-invoice.ts';
import { EMPTY_WISH } from '../order/delivery-wish.ts';
import type { ZeroRate } from '../settings/vat-rates.ts';

/** A delivered order of a company: 11.84 t weighed of 12 t, and sacks at another rate. */
export function invoicedOrder(fields: Partial<InvoicedOrder> = {}): InvoicedOrder {
  return {
    order_number: 'B-7K3M9-QX2TP',
    orderedOn: '2026-11-16',
    deliveredOn: '2026-11-23',
    payment_method: 'rechnung',
    customer_name: 'Petra Brandt',
    customer_email: 'einkauf@brandt-bau.example',
    company_name: 'Brandt Bau GmbH & Co. KG',
    company_address: 'Ringstraße 5\n12345 Musterstadt',
    tax_number: 'DE987654321',
    customer_reference: 'BV Südring, Kst. 4711',
    delivery: {
      ...EMPTY_WISH,
      street: 'Südring 12',
      postal_code: '12347',
      city: 'Musterstadt',
      zone: 'Zone 1',
    },
    lines: [
      {
        product_id: 1,
        product_name: 'Kies 16/32',
        unit: 't',
        quantity: 12,
        unit_price_cents: 28_90,
        delivered: {
          quantity: 11.84,
          slips: [
            {
              number: 'W-20871',
              gross_kg: 26_340,
              tare_kg: 14_500,
              net_kg: 11_840,
              weighed_at: '2026-11-23T07:42',
              plate: 'MT-KB 318',
            },
          ],
        },
      },
      {
        product_id: 203,
        product_name: 'Pflanzerde',
        unit: 'Sack',
        quantity: 20,
        unit_price_cents: 4_95,
        vat_rate: 7,
      },
    ],
    delivery_cents: 49_00,
    express_cents: 0,
    paid_cents: 0,
    ...fields,
  };
}

export const writtenInvoice = (
  fields: Partial<InvoicedOrder> = {},
  number = 'RE-2026-00001',
  vatRates: InvoiceFacts['vatRates'] = {},
): Invoice =>
  invoiceOf(invoicedOrder(fields), {
    number,
    day: '2026-11-24',
    bank: COMPANY.bank,
    holidays: new Set(),
    vatRates,
  });

type Line = InvoicedOrder['lines'][number];
const [STONES, SOIL] = invoicedOrder().lines as [Line, Line];
const TRANSPORT = {
  product_id: 0,
  product_name: 'Lieferung (Zone 1)',
  quantity: 1,
  unit_price_cents: 49_00,
};
const OF = { order_number: 'B-7K3M9-QX2TQ', ordered_day: '2026-10-30' };
const untaxed = (kind: ZeroRate['kind'], text: string) =>
  writtenInvoice({ lines: [{ ...SOIL, vat_rate: 0 }] }, 'RE-2026-00001', { zero: { kind, text } });

/** For a payment of 400 euro on the 18th. */
const ADVANCE = advanceInvoiceOf(
  invoicedOrder({ payment_method: 'vorkasse', buyer_reference: '04011000-1234512345-06' }),
  { cents: 400_00, day: '2026-11-18' },
  { number: 'RE-2026-00001', day: '2026-11-19', bank: COMPANY.bank, holidays: new Set() },
);

const SOUTH = {
  ...OF,
  day: '2026-11-03',
  customer_reference: '4711',
  cost_centre: '8815',
  zone: 'Zone 1',
};

/** Every kind of invoice, by its peculiarity. */
export const INVOICES = {
  'two rates': writtenInvoice(),
  prepaid: writtenInvoice({ payment_method: 'vorkasse', paid_cents: 523_65 }),
  'paid in part': writtenInvoice({ paid_cents: 100_00 }),
  overpaid: writtenInvoice({ paid_cents: 900_00 }),
  'small, picked up': writtenInvoice({
    company_name: '',
    company_address: '',
    tax_number: '',
    customer_reference: undefined,
    delivery: { ...EMPTY_WISH, method: 'pickup' },
    delivery_cents: 0,
    lines: [
      { product_id: 7, product_name: 'Sand 0/2', unit: 't', quantity: 2, unit_price_cents: 19_90 },
    ],
  }),
  exempt: untaxed('exempt', '§ 4 Nr. 12 UStG'),
  'at a rate of zero': untaxed('zero', '§ 12 Abs. 3 UStG'),
  rental: writtenInvoice({
    booking_number: 'M-7K3M9-QX2TP',
    handedOutOn: '2026-11-20',
    delivery: { ...EMPTY_WISH, method: 'pickup' },
    delivery_cents: 0,
    lines: (
      [
        ['Miete Rüttelplatte', 'Tag', 6],
        ['Miete Minibagger', 'Woche', 1],
        ['Miete Walze', 'Monat', 1],
        ['Mehrstunden', 'Std.', 3],
        ['Kraftstoff', 'l', 5],
      ] as const
    ).map(([product_name, unit, quantity]) => ({
      product_id: 0,
      product_name,
      unit,
      quantity,
      unit_price_cents: 48_00,
      ...(unit === 'Tag' && { pieces: 2 }),
    })),
  }),
  express: writtenInvoice({ express_cents: 89_00 }),
  'with a rebate': writtenInvoice({ rebate: { percent: 2.5, cents: 0, reason: 'Treue' } }),
  /** 571.43 promised for 560.00 from the day of the order. */
  'paid early': writtenInvoice({
    due_day: '2026-11-30',
    paid_cents: 560_00,
    received: [{ what: 'paid', cents: 560_00, day: '2026-11-24' }],
  }),
  collective: writtenInvoice({
    handedOutOn: '2026-11-03',
    deliveredOn: '2026-11-20',
    site: 'Südring',
    customer_reference: undefined,
    delivery: undefined,
    delivery_cents: 0,
    buyer_reference: '04011000-1234512345-06',
    lines: [
      { ...STONES, of: SOUTH },
      { ...TRANSPORT, of: SOUTH },
      {
        ...SOIL,
        of: { ...OF, order_number: 'B-7K3M9-QX2TR', day: '2026-11-20', method: 'pickup' },
      },
    ],
  }),
  advance: ADVANCE,
  'after an advance': writtenInvoice({
    payment_method: 'vorkasse',
    buyer_reference: '04011000-1234512345-06',
    paid_cents: 450_00,
    advances: heldAdvances([{ ...ADVANCE, supply_day: ADVANCE.delivery.day }]),
  }),
  'with a Leitweg-ID': writtenInvoice({
    buyer_reference: '04011000-1234512345-06',
    cost_centre: '8815',
  }),
};

/** One unit of an invoice's first line, and an amount at its rate. */
export const WANTED: WantedCredit = {
  lines: [{ line: 0, quantity: 1 }],
  amounts: [{ text: 'Nachlass wegen feuchter Ware', net_cents: 10_00, vat_rate: 19 }],
};

/** A credit note on a part of an invoice; `number` is the last part of its own. */
export const creditOf = (
  invoice: Invoice,
  wanted = WANTED,
  earlier: readonly Invoice[] = [],
  number = 3,
): Invoice =>
  creditNoteOf(invoice, leftOf(invoice, earlier), wanted, {
    number: `RE-2026-0000${number}`,
    day: '2026-11-26',
    reason: 'Ein Teil war feucht',
  });
