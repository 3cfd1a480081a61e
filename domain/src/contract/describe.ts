import type { Schema } from 'yup';
import { requiredObject } from '../text/validation.ts';

/** Who may make a call, and its limits: the app enforces them, and the tests check that calls keep to them. */
export interface CallTerms {
  /** `customer`: everybody who is signed in. All of `/api/admin`, existing or not, is for admins. */
  access: 'visitor' | 'customer' | 'admin';
  /**
   * Maximum number of documents read, 0 by default; for lists and figures, in collections of fewer than a thousand:
   * what they count costs a read more for each further thousand.
   */
  reads?: number;
  writes?: number;
  /** The exact reads and writes of an ordinary one, where it costs less. */
  usual?: readonly [reads: number, writes: number];
  /** Answered from memory unless the id is unknown, so an address is limited by bytes, not by calls. */
  isFromMemory?: true;
  /** Refuses requests from other sites' pages, as every POST does; for a GET that changes the cookie. */
  isSameSiteOnly?: true;
  /** Larger bodies get 413; 64 KB by default. Bodies allowed to be larger may take longer to arrive. */
  maxBodyBytes?: number;
  /** How many of these requests each process reads at a time, for large bodies; others get 429. */
  maxAtOnce?: number;
}

/** A call without a body. */
export interface Described<Answer = unknown> extends CallTerms {
  /** For the type alone. */
  answer?: Answer;
}

/** A call that may change what is stored. */
export interface DescribedChange<Answer = unknown, Body = unknown> extends Described<Answer> {
  body: Schema<Body>;
  basis: Basis;
}

/** The calls of a subject. */
export type Calls = Record<`GET ${string}`, Described> &
  Record<`POST ${string}`, DescribedChange<unknown, unknown>>;

/** Records with a revision, which a change names in `SEEN_REVISION_HEADER`. */
export const REVISED_RECORDS = [
  'order',
  'booking',
  'quote',
  'standing_order',
  'request',
  'tour',
  'customer',
] as const;
export type RevisedRecord = (typeof REVISED_RECORDS)[number];

/**
 * The state that a change is based on: the revision of a record, which the server compares; `versions`, which the body
 * or the log has for each entry; `specified`, if the specification fixes the call; or why it does not matter: it adds
 * something, once by its own id; is checked against what is stored, and means the same for any of it; sets something,
 * and the rest stays; or writes nothing.
 */
type Basis = RevisedRecord | 'versions' | 'specified' | 'added' | 'checked' | 'set' | 'nothing';

type Figures = [reads?: number, writes?: number, usual?: CallTerms['usual']];
const described = (
  access: CallTerms['access'],
  [reads = 0, writes = 0, usual]: Figures,
): CallTerms => ({ access, reads, writes, ...(usual && { usual }) });

/** Maximum reads and writes, and those of an ordinary one if they are fewer. */
export const visitor = <Answer>(...figures: Figures): Described<Answer> =>
  described('visitor', figures);
export const customer = <Answer>(...figures: Figures): Described<Answer> =>
  described('customer', figures);
export const office = <Answer>(...figures: Figures): Described<Answer> =>
  described('admin', figures);
export const fromMemory = <Answer>(reads = 0): Described<Answer> => ({
  access: 'visitor',
  isFromMemory: true,
  reads,
});

/** Both files of a picture in Base64, and the JSON around them; each takes several times its body in memory. */
export const picture = <Answer>(): Described<Answer> => ({
  ...office(2, 3),
  maxBodyBytes: 1_334_334,
  maxAtOnce: 4,
});

/** Fifty entries, one more to detect a next page, and the count. */
export const PAGE = 52;
/** The orders on a collective invoice, or an order with its parts and their collecting orders. */
export const JOINED = 101;
/** Parts of one order, which share its totals. */
export const PARTS = 20;
/** Open items, until there are more than five hundred. */
export const OPEN_ITEMS = 500 + 500 + 501;

export const emptyBody: Schema<Record<string, never>> = requiredObject(
  'Diese Anfrage hat keine Angaben.',
  {},
);
