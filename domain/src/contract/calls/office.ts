import { MAX_MEMBERS } from '../../customer/customer-fields.ts';
import { type AdminAccount, adminRoleSchema } from '../../office/admins.ts';
import {
  bareRequestSchema,
  type Change,
  MAX_CHANGES,
  type RecentChanges,
  type SaveResult,
  savedSettingSchema,
  type UndoResult,
  undoBatchSchema,
  type Versioned,
} from '../../office/office.ts';
import { pictureUploadSchema } from '../../product/picture.ts';
import { SETTING_NAMES, type Settings } from '../../settings/settings.ts';
import type { TodaysWork } from '../../work/todays-work.ts';
import { type Calls, emptyBody, office, picture, visitor } from '../describe.ts';
import type { LiveAccess } from '../live.ts';
import type { UndeliveredMail, WaitingMail } from '../mail.ts';
import { MAX_FOUND, type OfficeSearch } from '../office-search.ts';
import type { AdminStats } from '../user.ts';

/** Products and tools are in memory. */
const SEARCHED_COLLECTIONS = 5;

/** Whether Firestore answers, no mail waits for over fifteen minutes, and the outbox was swept lately. */
export interface Health {
  ok: boolean;
  firestore: boolean;
  mail: boolean;
  sweep: boolean;
}

export const OFFICE_CALLS = {
  /** The address under which the caller's requests are counted. */
  'GET /api/client-address': visitor<{ address: string }>(),
  /** Health for a monitor; `ok` if everything works. */
  'GET /api/health': visitor<Health>(1),
  'GET /api/admin/stats': office<AdminStats>(8),
  'GET /api/admin/today': office<TodaysWork>(22),
  /** Searches everything by `?q=`: the newest entries of each kind with all words of the text; usually for a number. */
  'GET /api/admin/search': office<OfficeSearch>(SEARCHED_COLLECTIONS * MAX_FOUND, 0, [5, 0]),
  'GET /api/admin/live-token': office<LiveAccess>(1),
  /** At most the newest 20, or those about one order, quote or booking: `?about=B-7K3M9-QX2TP`. */
  'GET /api/admin/undelivered-mail': office<UndeliveredMail[]>(60, 0, [1, 0]),
  'GET /api/admin/waiting-mail': office<WaitingMail>(2, 0, [1, 0]),
  /** Puts an e-mail that was given up back into the outbox for another day of attempts. */
  'POST /api/admin/undelivered-mail/{id}/retry': {
    ...office<null>(4, 3),
    body: emptyBody,
    basis: 'set',
  },
  /** Stores a picture; the answer is the address of its widest file. */
  'POST /api/admin/pictures': {
    ...picture<{ url: string }>(),
    body: pictureUploadSchema,
    basis: 'added',
  },
  'GET /api/admin/settings': office<{ [Name in keyof Settings]: Versioned<Settings[Name]> }>(
    SETTING_NAMES.length,
  ),
  'POST /api/admin/settings/{name}': {
    ...office<SaveResult<Settings[keyof Settings]>>(7, 6),
    body: savedSettingSchema,
    basis: 'versions',
  },
  /**
   * The log, newest first: by default the first change of each request; with the query parameters `kind` and
   * `item`, all changes of an item; with `batch`, all that were made together.
   */
  'GET /api/admin/changes': office<Change[]>(102),
  /** Those of `?kind=order`, `quote` or `booking` that were changed last; twenty, and one to detect a next page. */
  'GET /api/admin/recent': office<RecentChanges[]>(21, 0, [1, 0]),
  'POST /api/admin/changes/{id}/undo': {
    ...office<UndoResult>(823, 816 + MAX_MEMBERS, [5, 4]),
    body: bareRequestSchema,
    basis: 'versions',
  },
  'GET /api/admin/admins': office<AdminAccount[]>(1),
  'POST /api/admin/admins': {
    ...office<AdminAccount[]>(6, 4, [6, 3]),
    body: adminRoleSchema,
    basis: 'set',
  },
  'POST /api/admin/admins/{id}/take': {
    ...office<AdminAccount[]>(6, 4),
    body: bareRequestSchema,
    basis: 'set',
  },
  'POST /api/admin/admins/{id}/end-sessions': {
    ...office<AdminAccount[]>(5, 4, [5, 3]),
    body: bareRequestSchema,
    basis: 'set',
  },
  'POST /api/admin/batches/{id}/undo': {
    ...office<UndoResult>(415, 213 + MAX_CHANGES * MAX_MEMBERS, [215, 213]),
    body: undoBatchSchema,
    basis: 'versions',
  },
} as const satisfies Calls;
