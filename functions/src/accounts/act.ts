import { type ChangeCall, revisedBy } from '@shop/domain/contract/api';
import { SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import type { Request } from 'express';
import { HttpError } from '../lib/http-error.ts';
import { type SentRequest, sentRequest } from '../stored/same-request.ts';

/** Who makes a change, the call, the revision that the call is based on, if it names one, and its id, if it has one. */
export interface Act {
  uid: string;
  what: string;
  seen: number | undefined;
  request?: SentRequest | undefined;
}

export interface Acting {
  act?: Act;
}

/** The dependencies with what the customer or the shop itself does. */
export const byNobody = <Deps>(deps: Deps, what: string): Deps & { act: Act } => ({
  ...deps,
  act: { uid: '', what, seen: undefined },
});

interface Sent {
  params: Readonly<Record<string, string>>;
  body: unknown;
  req: Request;
}

/** The dependencies with what a person does by this call; `scope` says whose ids its requests have. */
export function acting<Deps extends { rateLimitKey: string }>(
  deps: Deps,
  call: ChangeCall,
  { params, body, req }: Sent,
  { uid, scope = uid }: { uid: string; scope?: string },
): Deps & { act: Act } {
  const id = idIn(body);
  const content = [call, params, uid, body];
  const request = id === undefined ? undefined : sentRequest(deps, scope, id, content);
  return { ...deps, act: { ...actOf(req, uid, call), request } };
}

/** The id of a request, in its body or in an optional part of it. */
function idIn(body: unknown): string | undefined {
  const { request_id, id, part, rewrite } = (body ?? {}) as Partial<Record<string, unknown>>;
  const found = request_id ?? id;
  if (typeof found === 'string') return found;
  return (part ?? rewrite) ? idIn(part ?? rewrite) : undefined;
}

function actOf(req: Request, uid: string, call: ChangeCall): Act {
  const header = revisedBy(call) ? req.get(SEEN_REVISION_HEADER) : undefined;
  if (header !== undefined && !/^\d{1,9}$/.test(header)) {
    throw new HttpError(400, 'Welchen Stand Sie gesehen haben, ist nicht zu lesen.');
  }
  const seen = header === undefined ? undefined : Number(header);
  return { uid, what: call.split('/').at(-1) ?? '', seen };
}
