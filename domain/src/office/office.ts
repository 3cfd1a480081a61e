import { mixed, type Schema } from 'yup';
import {
  across,
  listOf,
  NO_REQUEST_ID,
  requestIdSchema,
  textOrNone,
  wholeNumber,
} from '../fields/input-fields.ts';
import { requiredObject, textSchema } from '../text/validation.ts';
import type { OfficeKind } from './entry-kinds.ts';

/** Adds a note to an order, booking or request, or a reply. */
export interface NoteRequest {
  /** Chosen by the browser: sent twice, it is stored and mailed once. */
  id: string;
  text: string;
}

/** `by` is the admin's e-mail address, `at` an ISO instant. */
export interface Note extends NoteRequest {
  by: string;
  at: string;
}

/** Replaces the name of an erased customer in lists and on the order's page. */
export const ERASED_NAME = 'Gelöscht';

/** A paper as it was first given out. */
export interface KeptPaper {
  id: string;
  /** Papers of one kind are versions of each other. */
  kind: string;
  title: string;
  /** When it was first given out: an ISO instant. */
  at: string;
}

/** In characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Keeps the document of an order's or booking's notes within Firestore's megabyte. */
export const MAX_NOTES = 100;

/** An entry maintained by the office, as the API returns it. */
export interface Versioned<Input> {
  id: string;
  /** Number of saves; 0 for a setting with its built-in value, which has never been saved. */
  version: number;
  input: Input;
}

export interface ListedEntry<Input> extends Versioned<Input> {
  /** When it was last saved, as an ISO instant; missing before the first save. */
  saved_at?: string;
}

export interface SavedChange<Input> {
  /** Missing for a new one. */
  id?: string | undefined;
  /** Version the edit is based on; 0 for a new entry. */
  version: number;
  input: Input;
}

/** Entries to save together. Repeated with the same `request_id`, they are saved once. */
export interface SaveRequest<Input> {
  request_id: string;
  /** Log label of a bulk change: `Schotter +3,5 %`. */
  label?: string | undefined;
  /** Shared by all requests of one bulk change; by default the request's own id. */
  batch_id?: string | undefined;
  changes: SavedChange<Input>[];
}

/**
 * The result of each change, in the same order. `conflict`: somebody else has saved in the meantime;
 * `current` is their version, and this change was not stored at all. `missing`: there is no such entry.
 */
export type SaveResult<Input> =
  | { outcome: 'saved' | 'unchanged' | 'conflict'; current: Versioned<Input> }
  | { outcome: 'missing' }
  | { outcome: 'refused'; message: string };

export const MAX_CHANGES = 100;

/** An entry of the log. `before` and `after` are the office's inputs; a new item has no `before`. */
export interface Change {
  id: string;
  kind: OfficeKind;
  /** Id of the product, tool, category, setting or account. */
  item_id: string;
  item_name: string;
  /** The item's version after the change; 0 for admins, who have none. */
  version: number;
  before?: object;
  after: object;
  /** Shared by items changed together. */
  batch_id: string;
  /** Number of changes in the request; set only on the first one. */
  count?: number;
  label?: string;
  undoes?: string;
  /** Whether the item is still as this change left it, so that the change can be undone. */
  is_latest: boolean;
  by: string;
  at: string;
}

export type RecentKind = 'order' | 'quote' | 'booking';

/** An order, a quote or a booking with its latest changes, newest first. */
export interface RecentChanges {
  number: string;
  /** Whose it is, and of what. */
  name: string;
  changes: { what: string; by: string; at: string }[];
}

/** Result of undoing one change, or up to 100 changes of a batch. */
export interface UndoResult {
  undone: number;
  /** Items left unchanged because somebody has changed them since. */
  skipped: SkippedUndo[];
  /** Cursor of the next request; missing at the end. */
  next?: string;
}

export interface SkippedUndo {
  /** The change that was to be undone. */
  id: string;
  item_name: string;
  /** Author of the latest change; missing if it is not in the log. */
  by?: string;
  at?: string;
}

/** Undoes a batch, in as many requests as needed. */
export interface UndoBatchRequest {
  request_id: string;
  /** The same in all requests, so that they also form a single batch. */
  batch_id: string;
  /** `next` of the previous answer. */
  after?: string | undefined;
}

const NO_CHANGE = 'Die Angaben zur Änderung sind ungültig.';
const MAX_VERSION = 1_000_000_000;

/** Schema of a request that saves entries with this content. */
export function saveRequestSchema<Input>(input: Schema<Input>): Schema<SaveRequest<Input>> {
  const change = requiredObject(NO_CHANGE, {
    id: textSchema()
      .typeError(NO_CHANGE)
      .nonNullable(NO_CHANGE)
      .matches(/^(?!__)[\p{L}\p{N}_-]{1,60}$/u, NO_CHANGE),
    version: wholeNumber('Version', 0, MAX_VERSION).required(NO_CHANGE),
    input: input as Schema<NonNullable<unknown>>,
  }).test(
    'new',
    NO_CHANGE,
    across<SavedChange<unknown>>(({ id, version }) => id !== undefined || version === 0),
  );
  const request = requiredObject(NO_CHANGE, {
    request_id: requestIdSchema,
    label: textOrNone('Bezeichnung', 120),
    batch_id: requestIdSchema.optional(),
    changes: listOf('Änderungen', MAX_CHANGES, change)
      .min(1, NO_CHANGE)
      .test(
        'once',
        'Ein Eintrag kommt zweimal vor.',
        across<SavedChange<unknown>[]>((changes) => {
          const ids = changes.flatMap(({ id }) => id ?? []);
          return new Set(ids).size === ids.length;
        }),
      ),
  });
  return request as unknown as Schema<SaveRequest<Input>>;
}

/** New value of a setting; the path names the setting, which selects the schema. */
export interface SavedSetting {
  request_id: string;
  /** Version the edit is based on; 0 for the built-in value. */
  version: number;
  value?: unknown;
}

export const savedSettingSchema = requiredObject<SavedSetting>(NO_CHANGE, {
  request_id: requestIdSchema,
  version: wholeNumber('Version', 0, MAX_VERSION).required(NO_CHANGE),
  value: mixed(),
});

/** A request without any data but its id, such as undoing a change. */
export interface BareRequest {
  request_id: string;
}

export const bareRequestSchema = requiredObject<BareRequest>(NO_REQUEST_ID, {
  request_id: requestIdSchema,
});

export const undoBatchSchema = requiredObject<UndoBatchRequest>(NO_CHANGE, {
  request_id: requestIdSchema,
  batch_id: requestIdSchema,
  after: textSchema().typeError(NO_CHANGE).nonNullable(NO_CHANGE).max(100, NO_CHANGE),
});
