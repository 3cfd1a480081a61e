import { mixed, type ObjectSchema, object, string } from 'yup';
import { type ContactSubmission, REQUEST_TYPES, type RequestType } from './contact.ts';
import { emailText, fieldErrors, optionalText, requiredText } from './validation.ts';

/** Longest texts of a contact request, in characters; forms cap their fields at the same numbers. */
export const CONTACT_TEXT_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  service_type: 80,
  message: 4000,
} as const;

/** Room for the lines that name company and service, above the text itself. */
const COMPOSED_MESSAGE_LIMIT = CONTACT_TEXT_LIMITS.message + 300;

/** What the contact form holds. `website` is the field that only robots see and fill. */
export interface ContactForm {
  request_type: RequestType;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  website: string;
}

/** What the quote form holds. */
export interface QuoteForm extends Omit<ContactForm, 'request_type'> {
  service_type: string;
}

const personFields = {
  name: requiredText('Name', CONTACT_TEXT_LIMITS.name, 'Name ist erforderlich'),
  email: emailText('E-Mail', 'E-Mail ist erforderlich', 'Gültige E-Mail-Adresse erforderlich'),
  phone: requiredText('Telefonnummer', CONTACT_TEXT_LIMITS.phone, 'Telefonnummer ist erforderlich'),
};

const company = requiredText(
  'Firma/Organisation',
  CONTACT_TEXT_LIMITS.company,
  'Firma/Organisation ist erforderlich',
);

const requestType = mixed<RequestType>()
  .required('Die Art der Anfrage fehlt')
  .oneOf(REQUEST_TYPES, 'Die Art der Anfrage ist unbekannt');

const contactForm = object({
  ...personFields,
  company,
  request_type: requestType,
  message: requiredText('Nachricht', CONTACT_TEXT_LIMITS.message, 'Nachricht ist erforderlich'),
});

const quoteForm = object({
  ...personFields,
  company,
  service_type: optionalText('Leistung', CONTACT_TEXT_LIMITS.service_type),
  message: optionalText('Projektbeschreibung', CONTACT_TEXT_LIMITS.message),
});

/** The messages that belong under the fields of the contact form; empty when it may be sent. */
export function contactErrors(form: ContactForm): Partial<Record<keyof ContactForm, string>> {
  return fieldErrors(contactForm, form);
}

/** The messages that belong under the fields of the quote form; empty when it may be sent. */
export function quoteErrors(form: QuoteForm): Partial<Record<keyof QuoteForm, string>> {
  return fieldErrors(quoteForm, form);
}

/** The body of `POST /api/contact`. */
export const contactRequestSchema: ObjectSchema<ContactSubmission> = object({
  ...personFields,
  message: requiredText('Nachricht', COMPOSED_MESSAGE_LIMIT, 'Nachricht ist erforderlich'),
  request_type: requestType,
  website: string()
    .typeError('Die Anfrage ist ungültig.')
    .nonNullable('Die Anfrage ist ungültig.')
    .max(200, 'Die Anfrage ist ungültig.'),
})
  .typeError('Die Anfrage ist unvollständig.')
  .required('Die Anfrage ist unvollständig.')
  .noUnknown('Die Anfrage enthält ein unbekanntes Feld.');
