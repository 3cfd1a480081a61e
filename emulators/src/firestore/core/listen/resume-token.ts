import type { Database } from '../database.ts';
import { type Micros, timestampToMicros } from '../values/timestamp.ts';
import type { Target } from './messages.ts';

/** Identifies a state that a client has seen in full. */
export const encodeResumeToken = (database: Database, time: Micros): Uint8Array =>
  Buffer.from(`${database.epoch}/${time}`);

/** Whether the client already knows a state of this target. */
export const hasResumePoint = ({ resumeToken, readTime }: Target): boolean =>
  (resumeToken !== undefined && resumeToken.length > 0) || readTime !== undefined;

/** The time of the state that the client knows, or undefined if it is no longer available. */
export function findResumeTime(database: Database, target: Target): Micros | undefined {
  const time = target.readTime
    ? timestampToMicros(target.readTime)
    : decodeToken(database, target.resumeToken ?? Buffer.of());
  return time !== undefined && database.remembers(time) ? time : undefined;
}

function decodeToken(database: Database, token: Uint8Array): Micros | undefined {
  const [epoch, time] = Buffer.from(token).toString().split('/');
  return epoch === database.epoch ? Number(time) : undefined;
}
