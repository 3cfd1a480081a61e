import { isDeepStrictEqual } from 'node:util';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Booking, Order, Quote } from './model.ts';
import type { Answer, Person, World } from './world.ts';

/** Everything of a life that deeds change, as the model knows it. */
export interface Life {
  world: World;
  orders: Order[];
  bookings: Booking[];
  quotes: Quote[];
  /** On which an order was ever due. */
  days: Set<string>;
  /** The record of the company that an account belongs to, with its own prices in cents. */
  company: { input: CustomerInput; version: number; prices: Record<number, number>; site: string };
  /** Another record was merged into it. */
  isMerged: boolean;
  isInvited: boolean;
  isMember: boolean;
  /** A list that comes again, the next day of delivery and how often it was proposed. */
  standing?: Standing;
  /** VAT rate in percent of what is ordered now. */
  rate: number;
  /** While a life begins, each deed is about the latest. */
  isBeginning: boolean;
  /** Deeds with their outcomes, to replay a failure. */
  played: string[];
  /** What the office has sent, by id, with the answer and how many deeds there had been. */
  sent: (Pick<Attempt, 'path' | 'body'> & {
    id: string;
    answer: unknown;
    at: number;
    nth: number;
  })[];
}

export interface Standing {
  id: string;
  next: string;
  until: string;
  every: number;
  proposed: number;
  state: 'active' | 'paused' | 'ended';
  /** Paused by the office, which alone resumes it. */
  isHeld?: boolean;
}

/** A request that is about to be sent, and what the model says of it. */
export interface Attempt {
  person?: Person;
  path: string;
  body: object;
  /** That it is refused, with these words of the sentence, or with any. */
  forbidden?: readonly (string | true)[] | undefined;
  /** It was sent before and changes nothing. */
  isRepeated?: boolean;
  /** What it changes in the model. */
  effect?(answer: never, given: Answer): void | Promise<void>;
}

/** Something that may happen; undefined where it makes no sense. */
export type Deed = (life: Life) => Attempt | { act(): Promise<void> } | undefined;

type Reason = string | true;

/** Why something is refused: of several reasons, whichever the shop tells. */
export function because(
  ...reasons: readonly (readonly [boolean | undefined, Reason])[]
): readonly Reason[] | undefined {
  const all = reasons.flatMap(([holds, words]) => (holds ? words : []));
  return all.length > 0 ? all : undefined;
}

/** Throws with both if the shop says something else than the model. */
export function same(told: unknown, expected: unknown, about = ''): void {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  if (isDeepStrictEqual(plain(told), plain(expected))) return;
  throw new Error(`${about} ${JSON.stringify(told)}\nis not ${JSON.stringify(expected)}`);
}
