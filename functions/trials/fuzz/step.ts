import type { Mutation } from './generate/json-tree.ts';

/** Whose session cookie; the last ones are good for nothing. */
export const SESSIONS = [
  'anna',
  'bernd',
  'admin',
  'pending',
  'disabled',
  'revoked',
  'expired',
  'otherProject',
  'forged',
  'deleted',
  'unsigned',
  'garbage',
] as const;
export type SessionName = (typeof SESSIONS)[number];

/** A `__session` cookie as it is sent: whole, or damaged at one place. */
export interface SentCookie {
  of: SessionName;
  damage?: { do: 'cut' | 'flip' | 'double' | 'swap' | 'upper'; at: number };
}

/** How the end of a body is announced, truly or not. */
export const FRAMINGS = ['length', 'chunked', 'short', 'long', 'cut', 'none', 'both'] as const;
export type Framing = (typeof FRAMINGS)[number];

export interface SentBody {
  text: string;
  framing: Framing;
  /** What is done to the bytes. The header that names it is another matter. */
  packing: 'plain' | 'gzip' | 'bomb' | 'deflate' | 'latin1' | 'utf16';
}

/**
 * One generated request. Its texts hold places such as `{{order}}`, which are filled with what the
 * requests before have learned.
 */
export interface Step {
  method: string;
  target: string;
  version: string;
  headers: readonly (readonly [name: string, value: string])[];
  cookies: readonly SentCookie[];
  body?: SentBody;
}

/** Sends an earlier request of the run again, perhaps as somebody else and changed. */
export interface Repeat {
  repeats: number;
  cookies?: readonly SentCookie[];
  mutations: readonly Mutation[];
}

export type Move = Step | Repeat;
