import type { StatusObject } from '@grpc/grpc-js';
import { STATUS_CODES } from '../core/api/errors.ts';
import { toClientError } from '../diagnostics/client-error.ts';
import type { Log } from '../diagnostics/log.ts';

export function toStatus(error: unknown, method: string, log: Log): Partial<StatusObject> {
  const { status, message } = toClientError(error, method, log);
  return { code: STATUS_CODES[status], details: message };
}
