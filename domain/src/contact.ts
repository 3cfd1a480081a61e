/** What a contact request can be about; `service_inquiry` comes from the quote form. */
export const REQUEST_TYPES = [
  'contact',
  'quote',
  'callback',
  'complaint',
  'delivery',
  'service_inquiry',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

const REQUEST_TYPE_LABELS: Record<RequestType, string> = {
  contact: 'Allgemeine Anfrage',
  quote: 'Angebot',
  callback: 'Rückruf',
  complaint: 'Reklamation',
  delivery: 'Lieferung',
  service_inquiry: 'Leistungsanfrage',
};

/** German label of a request type; unknown values as they are. */
export function requestTypeLabel(type: string): string {
  return isRequestType(type) ? REQUEST_TYPE_LABELS[type] : type;
}

/** Narrows any value, such as a query parameter, to a request type. */
export function isRequestType(value: unknown): value is RequestType {
  return (REQUEST_TYPES as readonly unknown[]).includes(value);
}

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
}

/** The message of the contact form, prefixed with a line for the company. */
export function contactMessage(company: string, message: string): string {
  return [companyLine(company), message.trim()].filter(Boolean).join('\n\n');
}

/** The message of the quote form: company, service and free text, each if given. */
export function quoteMessage(company: string, service: string, message: string): string {
  const serviceLine = service.trim() && `Leistung: ${service.trim()}`;
  return [companyLine(company), serviceLine, message.trim()].filter(Boolean).join('\n\n');
}

function companyLine(company: string): string {
  return company.trim() && `Firma: ${company.trim()}`;
}

/** A contact request in the admin area; `created_at` as ISO instant. */
export interface StoredContact extends ContactRequest {
  id: string;
  created_at: string;
}
