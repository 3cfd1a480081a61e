import { isDeepStrictEqual } from 'node:util';
import { product } from '@shop/domain/testing/stored';
import { storeAreas, storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { booksAgree, daysAgree, listsAgree, ordersAgree, papersAgree } from './agree.ts';
import { CUSTOMER_DEEDS, storeCustomers } from './customer-deeds.ts';
import { DAY_DEEDS } from './day-deeds.ts';
import { ending, erased, expire } from './endings.ts';
import { LAW_DEEDS } from './law-deeds.ts';
import { type Attempt, because, type Deed, type Life, same } from './life.ts';
import { MONEY_DEEDS } from './money-deeds.ts';
import { GOODS, ON_REQUEST, ORDER_DEEDS, pick } from './order-deeds.ts';
import { QUOTE_DEEDS, quotesAgree, quotesSwept, storeUser } from './quote-deeds.ts';
import { bookingsAgree, RENTAL_DEEDS, rentalsSwept, TOOL } from './rental-deeds.ts';
import { auditShop } from './schedule.ts';
import { searchAgrees } from './search.ts';
import type { Answer, World } from './world.ts';
import { DAY_MS } from './world.ts';

const waited: Deed = (life) => {
  const days = life.isBeginning ? 20 : life.world.random().integer(1, 20);
  return { act: async () => life.world.pass(days * DAY_MS) };
};
const swept = async (life: Life, isNight: boolean) => {
  await life.world.sweep(isNight);
  rentalsSwept(life);
  await quotesSwept(life);
  if (isNight) await expire(life.world);
};
const night: Deed = (life) => ({ act: () => swept(life, true) });
const erase: Deed = (life) => ({ act: () => erased(life) });

const isRemembered = ({ world }: Life, { at }: Life['sent'][number]) =>
  world.api.clock.now.getTime() < at + 30 * DAY_MS;

/** Sent again, a request gets the same answer and changes nothing, whatever has happened since. */
const again: Deed = (life) => {
  const sent = pick(life, life.sent);
  if (!sent || !isRemembered(life, sent)) return undefined;
  const isLast = sent.nth === life.played.length;
  const effect = (answer: unknown) => (isLast ? same(answer, sent.answer) : undefined);
  return { path: sent.path, body: sent.body, isRepeated: true, effect };
};

/** The id of another request, until that is forgotten. */
const id_again: Deed = (life) => {
  const [sent, of] = [pick(life, life.sent), pick(life, life.orders)];
  if (!sent || !of) return undefined;
  return {
    path: `/api/admin/orders/${of.number}/notes`,
    body: { id: sent.id, text: `Anruf ${life.played.length}` },
    forbidden: because([isRemembered(life, sent), 'wurde schon für eine andere verwendet.']),
    effect: () => {
      life.sent = life.sent.filter(({ id, at }) => id !== sent.id || at > sent.at);
    },
  };
};

/** All that may happen, by name. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  ...ORDER_DEEDS,
  ...MONEY_DEEDS,
  ...RENTAL_DEEDS,
  ...CUSTOMER_DEEDS,
  ...QUOTE_DEEDS,
  ...LAW_DEEDS,
  ...DAY_DEEDS,
  look_up: (life) => ({ act: () => searchAgrees(life) }),
  wait: waited,
  night,
  erase,
  again,
  id_again,
};

/** How lives begin, so that all get far; what follows is chosen. */
const BEGINNINGS: readonly string[] = [
  'order process deliver_part send_out hand_over invoice',
  'order process hand_over weigh invoice credit_line credit_amount',
  'order process send_out hand_over weigh invoice wait wait remind stop pay_part',
  'order pay process hand_over invoice write_off take_back_write_off',
  'order process take_back edit cancel_self',
  'order_prepaid pay_part advance pay deliver_part cancel_advance cancel',
  'order_company process hand_over rewrite pay_discounted',
  'order process hand_over invoice rewrite pay_discounted reverse pay_back',
  'rent confirm receive_deposit until_start hand_out bring_back close_rental use_deposit damage',
  'rent confirm receive_deposit return_deposit until_start hand_out undo_rental extend',
  'rent extend_self confirm until_start hand_out bring_back close_rental invoice',
  'rent cancel_rental_self rent decline rent confirm call_off',
  'rent confirm receive_deposit keep_deposit until_start hand_out damage pay_damage',
  'rent withdraw confirm look_up decide_rental',
  'rent_set confirm_set decline call_off undo_rental cancel_rental_self',
  'rent_set decline undo_rental confirm_set until_start hand_out bring_back close_rental',
  'order_company process hand_over order_company process hand_over collect',
  'order_company process hand_over collect cancel_invoice dissolve merge',
  'invite answer_invitation own_price order_company rename_site assign merge',
  'order withdraw process deliver_part decide night wait',
  'change_rate order process hand_over invoice pay',
  'standing_order night pause_standing_order wait resume_standing_order double_standing_order night wait night end_standing_order',
  'order rebate process hand_over rebate invoice again id_again wait wait night id_again',
  'order process erase hand_over take_back invoice pay stop',
  'order withdraw process decide hand_over decide invoice decide cancel_invoice',
  'rename_category order_prepaid pay advance order_company process hand_over invoice stop wait remind',
  'draft_quote save_quote extend_quote order_part_of_quote order_quote process',
  'quote order_quote quote extend_quote decline_quote',
  'quote extend_quote withdraw_quote order_quote',
  'order_staged process set_day deliver_part set_days deliver_part take_back_part cancel',
];
/** Deeds that a life needs only few of. */
const RARE =
  'own_price rename_site rename_category erase again id_again invite answer_invitation stop merge night wait order rent rent_set quote look_up'.split(
    ' ',
  );
const MOST_SHOWN = 200;
/** What reading writes. */
const UNSAID = /^(rateLimits|catalogueShards)\/|^settings\/revision$/;
const STEPS = { from: 6, to: 14 };

/** What was done in a life, and refused as the model says. */
export interface Played {
  done: string[];
  refused: string[];
}

/**
 * Plays one life, with the mails of every fifth and of those with quotes. Where the shop does not agree with the model,
 * throws the deeds so far.
 */
export async function playLife(world: World, seed: number): Promise<Played> {
  const begun = BEGINNINGS[seed % BEGINNINGS.length] ?? '';
  const hasMail = seed % 5 === 0 || begun.includes('quote');
  const deeds = Object.entries(DEEDS);
  world.begin(seed, hasMail);
  const company = { input: {} as never, version: 0, prices: {}, site: '' };
  const life: Life = {
    world,
    orders: [],
    bookings: [],
    quotes: [],
    days: new Set(),
    played: [],
    sent: [],
    company,
    isMerged: false,
    isInvited: false,
    isMember: false,
    isBeginning: true,
    rate: 19,
  };
  const played: Played = { done: [], refused: [] };
  const step = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const { message } = error as Error;
      const deeds = life.played.join('\n');
      throw new Error(`Life ${seed}: \n${deeds}\n${message}`, { cause: error });
    }
  };
  await storeProducts(
    world.api.firestore,
    ...GOODS.map(({ price, ...fields }) => product({ ...fields, price_cents: price })),
  );
  await storeProducts(world.api.firestore, product({ ...ON_REQUEST }));
  await storeAreas(world.api.firestore);
  await storeCustomers(life);
  await storeUser(life);
  await storeRentalTools(world.api.firestore, TOOL);
  const random = world.random();
  for (const name of begun.split(' ')) {
    await step(() => playDeed(life, name, DEEDS[name]?.(life), played));
  }
  life.isBeginning = false;
  for (let left = random.integer(STEPS.from, STEPS.to); left > 0; left -= 1) {
    await step(() => playAny(life, deeds, played));
  }
  await step(async () => {
    world.pass(15 * 60_000);
    await swept(life, false);
    await agree(life);
    await listsAgree(life);
    await booksAgree(life);
    await papersAgree(life, hasMail);
    await searchAgrees(life);
    const findings = await auditShop(world.api);
    if (findings.length > 0) throw new Error(`Audit: ${findings.join('\n')}`);
    await ending(life, seed);
  });
  return played;
}

/** Chooses a deed, four times of five one that is allowed. */
async function playAny(
  life: Life,
  deeds: readonly (readonly [string, Deed])[],
  played: Played,
): Promise<void> {
  const random = life.world.random();
  const isWanted = random.chance(0.8);
  const hasRare = random.chance(0.3);
  const open = deeds.flatMap(([name, deed]) => {
    if (RARE.includes(name) && !hasRare) return [];
    const attempt = deed(life);
    const isAllowed = attempt && ('act' in attempt || !attempt.forbidden);
    return attempt && isAllowed === isWanted ? { name, attempt } : [];
  });
  if (open.length === 0) return;
  const { name, attempt } = random.pick(open);
  await playDeed(life, name, attempt, played);
}

async function playDeed(
  life: Life,
  name: string,
  attempt: ReturnType<Deed>,
  played: Played,
): Promise<void> {
  const { world } = life;
  if (!attempt) return;
  let told: string | undefined;
  if ('act' in attempt) {
    life.played.push(name);
    await attempt.act();
    played.done.push(name);
  } else {
    const isLoose = orderNamed(life, attempt.path)?.isLoose ?? false;
    const isKept = !isLoose && (attempt.forbidden || attempt.isRepeated);
    const before = isKept ? await world.api.everything() : undefined;
    life.played.push(
      `${name} ${attempt.path} ${JSON.stringify(attempt.body).slice(0, MOST_SHOWN)}`,
    );
    const given = await world.call(attempt.person ?? 'chef', 'POST', attempt.path, attempt.body);
    told = JSON.stringify(given);
    const refusal = refusalOf(given);
    if (isLoose) {
      if (given.status >= 500) throw new Error(`${name} is answered with ${given.status}`);
      if (!refusal) await attempt.effect?.(given.answer as never, given);
    } else if (attempt.forbidden) {
      mustBeRefused(attempt, refusal);
      played.refused.push(name);
    } else {
      if (refusal) throw new Error(`${name} is refused with ${refusal.status}: ${refusal.message}`);
      await attempt.effect?.(given.answer as never, given);
      played.done.push(name);
    }
    const after = before && (await world.api.everything());
    const changed = Object.keys({ ...before, ...after }).filter(
      (path) => !UNSAID.test(path) && !isDeepStrictEqual(before?.[path], after?.[path]),
    );
    if (changed.length > 0) throw new Error(`Changed without cause: ${changed.join(', ')}`);
    if (!refusal && !attempt.isRepeated) keepSent(life, attempt, given.answer);
  }
  world.pass(60_000);
  await agree(life, told);
}

/** Remembers what the office has sent about orders, rentals and quotes; the saves of entries have their own ways. */
function keepSent(life: Life, { person, path, body }: Attempt, answer: unknown): void {
  const [, id] = /"(?:request_)?id":"(request-\d+)"/.exec(JSON.stringify(body)) ?? [];
  if (person || !id || !/admin\/(orders|quotes|invoices|claims|rental-bookings)/.test(path)) return;
  const at = life.world.api.clock.now.getTime();
  life.sent.push({ id, path, body, answer, at, nth: life.played.length });
}

/** Compares the orders and bookings that a request names, with their parts and papers; by default all. */
async function agree(life: Life, told?: string): Promise<void> {
  const isNamed = (number: string) => told === undefined || told.includes(number);
  const orders = life.orders.filter(
    ({ whole, number, papers }) =>
      isNamed((whole?.number ?? number).slice(1)) || papers.some((paper) => isNamed(paper.number)),
  );
  const bookings = life.bookings.filter(({ number }) => isNamed(number.slice(1)));
  await ordersAgree(life, orders);
  await bookingsAgree(life, bookings);
  await daysAgree(life);
  if (told === undefined || told.includes('/quotes')) await quotesAgree(life);
}

/** The order that a request is about, by its number or by that of a paper. */
const orderNamed = ({ orders }: Life, path: string) =>
  orders.findLast(({ number }) => path.includes(`${number}/`)) ??
  orders.find(({ papers }) => papers.some(({ number }) => path.includes(`${number}/`)));

/** The status and sentence of a refusal; also of one within the answer for several orders. */
function refusalOf({ status, answer }: Answer): { status: number; message: string } | undefined {
  const [first] = Array.isArray(answer) ? answer : [answer];
  const { outcome = '', message = '' } = (first ?? {}) as { outcome?: string; message?: string };
  const isKept = ['refused', 'conflict', 'missing'].includes(outcome);
  return status >= 400 || isKept ? { status, message } : undefined;
}

function mustBeRefused({ forbidden }: Attempt, refusal: ReturnType<typeof refusalOf>): void {
  if (!refusal) throw new Error(`Expected a refusal: ${forbidden}`);
  const { status, message } = refusal;
  const isSaid = forbidden?.some((words) => words === true || message.includes(words));
  if (status >= 500 || !isSaid) {
    throw new Error(`Expected “${forbidden}”, not ${status} “${message}”`);
  }
}
