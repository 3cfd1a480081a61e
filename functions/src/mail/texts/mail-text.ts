import { formatDateTime } from '@shop/domain/text/format';
import type { Timestamp } from 'firebase-admin/firestore';

export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Shown by the HTML as `cid:` and its id. */
  qrCode?: QrCode;
}

export interface QrCode {
  id: string;
  payload: string;
}

/** User input on one line, for subjects and headers. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** An address of several lines on one: `Baugasse 3, 12345 Musterstadt`. */
export const addressLine = (text: string): string =>
  oneLine(text.trim().replace(/,?\s*[\r\n]+\s*/g, ', '));

/**
 * Letters and the separators that occur in names, so that no address, number or bidirectional control
 * matches.
 */
const NAME = /^[\p{L}\p{M} .,&'’-]{1,60}$/u;
const MAX_NAME_WORDS = 6;

/**
 * A name on one line; empty if it could be anything else, such as an advertisement or what mail programs turn
 * into a link.
 */
export function plausibleName(text: string): string {
  const name = oneLine(text);
  const isName = NAME.test(name) && !/\.\p{L}{2}/u.test(name);
  return isName && name.split(' ').length <= MAX_NAME_WORDS ? name : '';
}

/** Characters that occur in numbers, cost centres and names of building sites. */
const REFERENCE = /^[\p{L}\p{M}\p{N} .,/&#+_()-]{1,60}$/u;

/** A customer's own number on one line, checked like `plausibleName`. */
export function plausibleReference(text = ''): string {
  const reference = oneLine(text);
  const isReference = REFERENCE.test(reference) && !/\.\p{L}{2}|\/\//u.test(reference);
  return isReference && reference.split(' ').length <= MAX_NAME_WORDS ? reference : '';
}

/** A telephone number on one line; empty if it has anything but digits and separators. */
export function plausiblePhone(text: string): string {
  const phone = oneLine(text);
  return /^[\d+][\d ()/.-]{2,29}$/.test(phone) ? phone : '';
}

/** User input on several lines, without control characters. */
export const manyLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** Joins the parts of a plain text with blank lines; empty parts are left out. */
export function joinParts(...parts: (string | readonly string[])[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** `02.03.2026, 10:30 Uhr` */
export const clockText = (at: Timestamp): string =>
  `${formatDateTime(at.toDate().toISOString())} Uhr`;
