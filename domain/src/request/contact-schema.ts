import { array, mixed, object } from 'yup';
import { isProductId, MAX_CART_LINES } from '../cart/cart.ts';
import { isPostalCode, NO_POSTAL_CODE } from '../delivery/delivery-areas.ts';
import { isQuantity } from '../text/quantity.ts';
import { MAX_EMAIL_LENGTH } from '../text/shown-email.ts';
import {
  emailText,
  fieldErrors,
  optionalText,
  requiredObject,
  requiredText,
  textSchema,
} from '../text/validation.ts';
import {
  type CallbackRequest,
  type ContactSubmission,
  REQUEST_TYPES,
  type RequestedLine,
  type RequestType,
} from './contact.ts';

/** Maximum text lengths of a contact request, in characters; also the fields' `maxLength`. */
export const CONTACT_TEXT_LIMITS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  company: 120,
  service_type: 80,
  message: 4000,
  time: 80,
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

export interface QuoteForm extends Omit<ContactForm, 'request_type'> {
  service_type: string;
}

/** The values of the callback dialog, whose field ids differ from those of the page below it. */
export interface CallbackForm {
  callback_name: string;
  callback_phone: string;
  callback_time: string;
  website: string;
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
  message: requiredText(
    'Nachricht',
    CONTACT_TEXT_LIMITS.message,
    'Nachricht ist erforderlich',
    'many',
  ),
});

const quoteForm = object({
  ...personFields,
  company,
  service_type: optionalText('Leistung', CONTACT_TEXT_LIMITS.service_type),
  message: optionalText('Projektbeschreibung', CONTACT_TEXT_LIMITS.message, 'many'),
});

/** Error messages of the contact form by field; empty when valid. */
export const contactErrors = (form: ContactForm): Partial<Record<keyof ContactForm, string>> =>
  fieldErrors(contactForm, form);

const callbackForm = object({
  callback_name: personFields.name,
  callback_phone: personFields.phone,
});

/** Error messages of the callback dialog by field; empty when valid. */
export const callbackErrors = (form: CallbackForm): Partial<Record<keyof CallbackForm, string>> =>
  fieldErrors(callbackForm, form);

/** Error messages of the quote form by field; empty when valid. */
export const quoteErrors = (form: QuoteForm): Partial<Record<keyof QuoteForm, string>> =>
  fieldErrors(quoteForm, form);

const WRONG_ITEMS = 'Die Artikel der Anfrage sind ungültig.';

const requestedLine = requiredObject<RequestedLine>(WRONG_ITEMS, {
  product_id: mixed({ check: isProductId }).typeError(WRONG_ITEMS).required(WRONG_ITEMS),
  quantity: mixed({ check: isQuantity }).typeError(WRONG_ITEMS).required(WRONG_ITEMS),
});

const website = textSchema()
  .typeError('Die Anfrage ist ungültig.')
  .nonNullable('Die Anfrage ist ungültig.')
  .max(200, 'Die Anfrage ist ungültig.');

const UNKNOWN_FIELD = 'Die Anfrage enthält ein unbekanntes Feld.';

/** The body of `POST /api/callbacks`. */
export const callbackRequestSchema = requiredObject<CallbackRequest>(
  'Die Anfrage ist unvollständig.',
  {
    name: personFields.name,
    phone: personFields.phone,
    time: requiredText('Zeit', CONTACT_TEXT_LIMITS.time, 'Die Zeit des Rückrufs fehlt'),
    website,
  },
  UNKNOWN_FIELD,
);

const NO_COMPANY = 'Die Angaben zur Firma sind ungültig.';

/** The body of `POST /api/contact`. */
export const contactRequestSchema = requiredObject<ContactSubmission>(
  'Die Anfrage ist unvollständig.',
  {
    ...personFields,
    message: requiredText(
      'Nachricht',
      COMPOSED_MESSAGE_LIMIT,
      'Nachricht ist erforderlich',
      'many',
    ),
    request_type: requestType,
    website,
    items: array()
      .of(requestedLine)
      .typeError(WRONG_ITEMS)
      .nonNullable(WRONG_ITEMS)
      .max(MAX_CART_LINES, `Eine Anfrage fasst höchstens ${MAX_CART_LINES} Artikel.`),
    postal_code: textSchema()
      .typeError(NO_POSTAL_CODE)
      .nonNullable(NO_POSTAL_CODE)
      .test('postal-code', NO_POSTAL_CODE, (value) => !value || isPostalCode(value)),
    customer_number: textSchema().typeError(NO_COMPANY).nonNullable(NO_COMPANY).max(20, NO_COMPANY),
    site: textSchema().typeError(NO_COMPANY).nonNullable(NO_COMPANY).max(80, NO_COMPANY),
  },
  UNKNOWN_FIELD,
);
