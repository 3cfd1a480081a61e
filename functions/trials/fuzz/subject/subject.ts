import type { Usage } from '@shop/emulators/firestore';
import type { SessionName } from '../step.ts';

/** The documents of the database by path. */
export type Documents = Readonly<Record<string, unknown>>;

/** The shop that requests are sent to, and what can be seen of it from behind. */
export interface Subject {
  origin: string;
  /** Whether a damaged session is noticed: the Auth emulator signs nothing. */
  isSigned: boolean;
  /** Puts the shop back to where every run begins. */
  begin(): Promise<void>;
  usage(): Usage | Promise<Usage>;
  everything(): Promise<Documents>;
  /** The cookie's text of a session; undefined where there is no such session. */
  sessionCookie(name: SessionName): string | undefined;
  /** What a person's consent at Google gives for a sign-in that has begun, if Google is at hand. */
  consent?(redirectUrl: string): { code: string; state: string };
  /** Each account's record at Firebase Auth, where it can be seen. */
  accounts?(): Documents;
  /** What was written to the log since the last call, where it can be seen. */
  takeLog?(): readonly object[];
  stop(): Promise<void>;
}
