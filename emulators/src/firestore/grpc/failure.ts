import type { StatusObject } from '@grpc/grpc-js';
import { STATUS_CODES } from '../core/errors.ts';
import { toFailure } from '../failure.ts';
import type { Log } from '../log.ts';

export function toStatus(error: unknown, method: string, log: Log): Partial<StatusObject> {
  const { status, message } = toFailure(error, method, log);
  return { code: STATUS_CODES[status], details: message };
}
