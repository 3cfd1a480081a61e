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

/** Body of `POST /api/contact`. */
export interface ContactRequest {
  name: string;
  email: string;
  phone: string;
  message: string;
  request_type: RequestType;
}

/** A stored contact request as the office reads it; `created_at` an ISO instant. */
export interface StoredContact extends ContactRequest {
  id: string;
  created_at: string;
}
