import { SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import { type ChangeCall, namesRevision } from '@shop/domain/contract/changes';
import type { Request } from 'express';
import { HttpError } from '../lib/http-error.ts';

/** The admin who makes a change, the call, and the revision that the call is based on, if it names one. */
export interface Act {
  uid: string;
  what: string;
  seen: number | undefined;
}

export interface Acting {
  act?: Act;
}

export function actOf(req: Request, uid: string, call: ChangeCall): Act {
  const header = namesRevision(call) ? req.get(SEEN_REVISION_HEADER) : undefined;
  if (header !== undefined && !/^\d{1,9}$/.test(header)) {
    throw new HttpError(400, 'Welchen Stand Sie gesehen haben, ist nicht zu lesen.');
  }
  const seen = header === undefined ? undefined : Number(header);
  return { uid, what: call.split('/').at(-1) ?? '', seen };
}
