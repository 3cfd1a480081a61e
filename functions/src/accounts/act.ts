import { SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import { type ChangeCall, namesRevision } from '@shop/domain/contract/changes';
import type { Request } from 'express';
import { HttpError } from '../errors/http-error.ts';

/** Which admin makes a change, by which call, and the revision of the record they saw, if the call names one. */
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
