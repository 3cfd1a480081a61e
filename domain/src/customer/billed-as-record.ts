import {
  conditionsOf,
  OWN_CONDITION_NAMES,
  type OwnConditions,
} from '../payment/payment-conditions.ts';
import { buyerReferenceOf, type SiteReference, siteOf } from './building-site.ts';
import type { CustomerInput } from './customer-fields.ts';

/** An order's billing details and terms. */
export interface BilledTo {
  company_name: string;
  company_address: string;
  invoice_address?: string | undefined;
  country?: string | undefined;
  tax_number: string;
  buyer_reference?: string | undefined;
  conditions?: OwnConditions | undefined;
}

/** The fields of a customer's record that determine how its orders are billed. */
export type BillingRecord = Pick<
  CustomerInput,
  'is_company' | 'name' | 'address' | 'country' | 'vat_id' | 'buyer_reference' | 'sites'
> &
  OwnConditions;

/** An order with the billing details of its customer's record; what the record lacks is kept. */
export function billedAsRecord(order: BilledTo & SiteReference, record: BillingRecord): BilledTo {
  const { is_company, name, address, country, vat_id } = record;
  const before = order.company_name ? order.company_address : order.invoice_address;
  const billed = address ?? before ?? '';
  return {
    company_name: is_company ? name : '',
    company_address: is_company ? billed : '',
    invoice_address: is_company ? '' : billed,
    country: address === undefined ? order.country : country,
    tax_number: vat_id ?? order.tax_number,
    buyer_reference: buyerReferenceOf(record, siteOf(record.sites, order)) || order.buyer_reference,
    conditions: conditionsOf(record),
  };
}

/** Labels of the billing details in which an order differs from its customer's record. */
export function recordDifferences(
  order: BilledTo & SiteReference,
  record: BillingRecord,
): string[] {
  const wanted = billedAsRecord(order, record);
  const differs = (...fields: (keyof BilledTo)[]) =>
    fields.some((field) => told(order[field]) !== told(wanted[field]));
  return [
    differs('company_name') && 'Firma',
    differs('company_address', 'invoice_address', 'country') && 'Rechnungsanschrift',
    differs('tax_number') && 'USt-IdNr./Steuernummer',
    differs('buyer_reference') && 'Leitweg-ID',
    differs('conditions') && 'Konditionen',
  ].filter((name) => name !== false);
}

function told(value: string | OwnConditions | undefined): string {
  if (typeof value !== 'object') return (value ?? '').replace(/\s+/g, ' ').trim();
  return OWN_CONDITION_NAMES.map((name) => value[name]).join();
}
