import type { CalendarDay } from '../time/calendar.ts';

export const INVOICE_KINDS = ['invoice', 'cancellation'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_TITLES: Record<InvoiceKind, string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
};

/** The invoice of an order that counts: the last, unless it is a cancellation. */
export function standingInvoice({ invoices = [] }: { invoices?: OrderInvoice[] }) {
  return invoices.at(-1)?.kind === 'invoice' ? invoices.at(-1) : undefined;
}

/** An invoice as shown with its order; the amount is gross, in euro. */
export interface OrderInvoice {
  number: string;
  kind: InvoiceKind;
  day: CalendarDay;
  gross_amount: number;
  due_day?: CalendarDay;
  /** Whether the customer also has it as XRechnung. */
  has_xml?: boolean;
}
