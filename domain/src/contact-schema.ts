import { mixed, object, string } from 'yup';
import { type ContactRequest, REQUEST_TYPES, type RequestType } from './contact.ts';
import {
  checkBody,
  emailText,
  fieldErrors,
  optionalText,
  type Parsed,
  requiredText,
} from './validation.ts';

/** Maximum text lengths of a contact request, in characters; also the fields' `maxLength`. */
export const CONTACT_TEXT_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  service_type: 80,
  message: 4000,
} as const;

/** Leaves room for the lines with company and service. */
const COMPOSED_MESSAGE_LIMIT = CONTACT_TEXT_LIMITS.message + 300;

/** The values of the contact form; `website` is the honeypot field. */
export interface ContactForm {
  request_type: RequestType;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  website: string;
}

/** The values of the quote form. */
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

/** Error messages of the contact form by field; empty when valid. */
export function contactErrors(form: ContactForm): Partial<Record<keyof ContactForm, string>> {
  return fieldErrors(contactForm, form);
}

/** Error messages of the quote form by field; empty when valid. */
export function quoteErrors(form: QuoteForm): Partial<Record<keyof QuoteForm, string>> {
  return fieldErrors(quoteForm, form);
}

const contactRequest = object({
  ...personFields,
  message: requiredText('Nachricht', COMPOSED_MESSAGE_LIMIT, 'Nachricht ist erforderlich'),
  request_type: requestType,
  website: string()
    .typeError('Die Anfrage ist ungültig.')
    .nonNullable('Die Anfrage ist ungültig.')
    .max(200, 'Die Anfrage ist ungültig.'),
}).noUnknown('Die Anfrage enthält ein unbekanntes Feld.');

/** A contact request that was read; `isRobot` when the field that people do not see was filled. */
export interface ParsedContact {
  request: ContactRequest;
  isRobot: boolean;
}

/** Reads the body of `POST /api/contact`: texts come out trimmed. */
export function parseContactRequest(body: unknown): Parsed<ParsedContact> {
  const message = checkBody(contactRequest, body);
  if (message !== undefined) return { ok: false, message };
  const { website, ...contact } = body as ContactRequest & { website?: string };
  const request: ContactRequest = {
    name: contact.name.trim(),
    email: contact.email.trim(),
    phone: contact.phone.trim(),
    message: contact.message.trim(),
    request_type: contact.request_type,
  };
  return { ok: true, value: { request, isRobot: Boolean(website) } };
}
