import { mixed, type Schema } from 'yup';
import { ENTRY_KINDS } from '../office/entry-kinds.ts';
import { type SavedChange, saveRequestSchema } from '../office/office.ts';
import { type Parsed, readBody } from '../text/validation.ts';
import { type ApiCall, CHANGES, type ChangeCall } from './api.ts';
import type { ApiRequest } from './call.ts';

/** Parses the body of a call, trimming its texts; or names its fault in one German sentence. */
export function parseBody<Call extends ChangeCall>(
  call: Call,
  body: unknown,
): Parsed<ApiRequest<Call>> {
  return readBody(CHANGES[call].body as Schema<ApiRequest<Call>>, body);
}

/** Like `parseBody`; a save with a pause after each entry, as a megabyte of customers takes 0.4 s. */
export async function parseWithPauses<Call extends ChangeCall>(
  call: Call,
  body: unknown,
  pause: () => Promise<unknown>,
): Promise<Parsed<ApiRequest<Call>>> {
  const kind = Object.values(ENTRY_KINDS).find(({ path }) => call === `POST /api/admin/${path}`);
  if (!kind) return parseBody(call, body);
  const request = readBody(SAVE_OF_ANY, body);
  if (!request.ok) return request;
  const changes: SavedChange<object>[] = [];
  for (const change of request.value.changes) {
    const input = readBody<object>(kind.schema, change.input);
    if (!input.ok) return input;
    changes.push({ ...change, input: input.value });
    await pause();
  }
  return { ok: true, value: { ...request.value, changes } as ApiRequest<Call> };
}

const SAVE_OF_ANY = saveRequestSchema<unknown>(mixed());

export const hasBody = (call: ApiCall): call is ChangeCall => call.startsWith('POST ');
