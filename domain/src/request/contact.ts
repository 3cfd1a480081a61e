import type { Note } from '../office/office.ts';
import type { RequestStatus } from './request-handling.ts';

/** Types of contact requests; `service_inquiry` comes from the quote form. */
export const REQUEST_TYPES = [
  'contact',
  'quote',
  'callback',
  'complaint',
  'delivery',
  'service_inquiry',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** A withdrawal is stored with the requests but sent by a separate call. */
export type StoredRequestType = RequestType | 'withdrawal';

const REQUEST_TYPE_LABELS: Record<StoredRequestType, string> = {
  contact: 'Allgemeine Anfrage',
  quote: 'Angebot',
  callback: 'Rückruf',
  complaint: 'Reklamation',
  delivery: 'Lieferung',
  service_inquiry: 'Leistungsanfrage',
  withdrawal: 'Widerruf',
};

/** German label of a request type; unknown values as they are. */
export const requestTypeLabel = (type: string): string =>
  isStoredRequestType(type) ? REQUEST_TYPE_LABELS[type] : type;

/** Narrows any value, such as a query parameter, to a request type. */
export const isRequestType = (value: unknown): value is RequestType =>
  (REQUEST_TYPES as readonly unknown[]).includes(value);

export const isStoredRequestType = (value: unknown): value is StoredRequestType =>
  value === 'withdrawal' || isRequestType(value);

/** A contact request as its sender wrote it. */
export interface ContactRequest {
  name: string;
  email: string;
  phone: string;
  message: string;
  request_type: RequestType;
}

/** Body of `POST /api/contact`; `website` is the honeypot field, filled in by bots only. */
export interface ContactSubmission extends ContactRequest {
  website?: string | undefined;
  items?: RequestedLine[] | undefined;
  /** Postcode of the building site. */
  postal_code?: string | undefined;
  /** The company on whose behalf an account asks, if it may order for it, and its building site. */
  customer_number?: string | undefined;
  site?: string | undefined;
}

/** Body of `POST /api/callbacks`, stored as a request without e-mail address. */
export interface CallbackRequest {
  name: string;
  phone: string;
  /** When to call, as a German text. */
  time: string;
  website?: string | undefined;
}

/** The times that the dialog offers, all within opening hours. */
export const CALLBACK_TIMES = [
  'So bald wie möglich',
  'Vormittags (7 bis 12 Uhr)',
  'Mittags (12 bis 14 Uhr)',
  'Nachmittags (14 bis 17 Uhr)',
] as const;

export interface RequestedLine {
  product_id: number;
  quantity: number;
}

/** A requested product as the catalogue described it at the time; net price per unit in euro. */
export interface RequestedItem extends RequestedLine {
  product_name: string;
  /** Overrides the number derived from the product's id. */
  article_number?: string;
  unit: string;
  /** Missing if the price is on request. */
  unit_price?: number;
}

/** The message of the contact form, prefixed with a line for the company. */
export const contactMessage = (company: string, message: string): string =>
  [companyLine(company), message.trim()].filter(Boolean).join('\n\n');

/** A callback as a contact request. */
export const callbackSubmission = ({ time, ...person }: CallbackRequest): ContactSubmission => ({
  ...person,
  email: '',
  message: `Rückruf: ${time}`,
  request_type: 'callback',
});

/** The message of the quote form: company, service and free text, each if given. */
export function quoteMessage(company: string, service: string, message: string): string {
  const serviceLine = service.trim() && `Leistung: ${service.trim()}`;
  return [companyLine(company), serviceLine, message.trim()].filter(Boolean).join('\n\n');
}

const companyLine = (company: string): string => company.trim() && `Firma: ${company.trim()}`;

/** A contact request in the admin area; `created_at` as ISO instant. */
export interface StoredContact extends Omit<ContactRequest, 'request_type'> {
  id: string;
  created_at: string;
  request_type: StoredRequestType;
  /** For a withdrawal: the order number as typed, and whether it matches an order. */
  order_number?: string;
  order_match?: OrderMatch;
  items?: RequestedItem[];
  postal_code?: string;
  customer_number?: string;
  site?: string;
  /** Status of handling; missing only in answers of an older version. */
  status?: RequestStatus;
  /** Oldest first, as are the replies. */
  notes?: Note[];
  replies?: Note[];
  /** Missing if nothing was changed yet. */
  revision?: number;
}

/** A request as shown in its sender's account: without the office's notes and names. */
export interface OwnRequest
  extends Pick<
    StoredContact,
    'id' | 'created_at' | 'message' | 'request_type' | 'items' | 'postal_code' | 'site'
  > {
  status: RequestStatus;
  /** Sent in answer to it. */
  quote_numbers?: string[];
  /** Oldest first. */
  replies: Pick<Note, 'id' | 'text' | 'at'>[];
}

/** Whether a withdrawal names an existing order and comes from the order's e-mail address. */
export const ORDER_MATCHES = ['same_email', 'other_email', 'unknown'] as const;
export type OrderMatch = (typeof ORDER_MATCHES)[number];

const ORDER_MATCH_LABELS: Record<OrderMatch, string> = {
  same_email: 'Die E-Mail-Adresse ist die der Bestellung.',
  other_email: 'Achtung: Die Bestellung hat eine andere E-Mail-Adresse.',
  unknown: 'Achtung: Diese Auftragsnummer gibt es im Shop nicht.',
};

/** Sentence about the order of a withdrawal, for the office. */
export const orderMatchLabel = (match: OrderMatch): string => ORDER_MATCH_LABELS[match];
