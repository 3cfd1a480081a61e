import type { Booking, Order } from './model.ts';
import type { Answer, Person, World } from './world.ts';

/** Everything of a life that deeds change, as the model knows it. */
export interface Life {
  world: World;
  orders: Order[];
  bookings: Booking[];
  /** Deeds with their outcomes, to replay a failure. */
  played: string[];
}

/** A request that is about to be sent, and what the model says of it. */
export interface Attempt {
  person?: Person;
  path: string;
  body: object;
  /** That it is refused, with these words of the sentence, or with any. */
  forbidden?: string | boolean | undefined;
  /** What it changes in the model. */
  effect?(answer: never, given: Answer): void | Promise<void>;
}

/** Something that may happen; undefined where it makes no sense. */
export type Deed = (life: Life) => Attempt | { act(): Promise<void> } | undefined;

/** The first of these that holds: why something is refused. */
export const because = (
  ...reasons: readonly (readonly [boolean | undefined, string | true])[]
): string | true | undefined => reasons.find(([holds]) => holds)?.[1];
