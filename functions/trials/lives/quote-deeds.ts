import type { StandingOrder } from '@shop/domain/cart/standing-order';
import type {
  AdminQuote,
  ListedQuote,
  QuoteContent,
  Quote as ToldQuote,
} from '@shop/domain/quote/quote';
import { deliveryWish } from '@shop/domain/testing/sent';
import { addDays } from '@shop/domain/time/calendar';
import { because, type Deed, type Life, type Standing, same } from './life.ts';
import { type Order, priced, type Quote, sum, taxed, unbilled } from './model.ts';
import { centsOf } from './money-deeds.ts';
import { pick } from './order-deeds.ts';

const DELIVERY = 45_00;
const MONDAY = '2026-03-09';

const aQuote = (life: Life) => pick(life, life.quotes);

function contentOf(
  life: Life,
  lines: Quote['lines'],
  orderable: Quote['orderable'],
  valid: string,
) {
  const content: QuoteContent = {
    customer_name: 'Jörg Groß',
    customer_email: 'joerg@example.de',
    customer_phone: '0171 2',
    company_name: '',
    company_address: '',
    tax_number: '',
    customer_reference: '',
    buyer_reference: '',
    payment_method: 'rechnung',
    delivery: deliveryWish(),
    note: '',
    lines: lines.map(({ product, price, milli }) => ({
      ...(product ? { product_id: product, name: 'x', unit: 't' } : { name: 'Kran', unit: 'Std.' }),
      quantity: milli / 1000,
      price: price / 100,
      vat_rate: life.rate,
    })),
    delivery_amount: DELIVERY / 100,
    orderable,
    valid_until: valid,
    conditions: '',
  };
  return content;
}

/** A quote that is sent at once, or a draft. */
const quoted =
  (send: boolean): Deed =>
  (life) => {
    // Their lines have a rate of the settings, which the one of a change is not.
    if (life.rate !== 19) return undefined;
    const { world } = life;
    const random = world.random();
    const lines = [
      { product: 1, price: 26_50, milli: random.integer(2, 9) * 1000 },
      { product: 0, price: 90_00, milli: random.integer(1, 5) * 500 },
    ];
    const orderable = random.pick(['whole', 'lines', 'parts', 'parts'] as const);
    const valid = world.inDays(random.integer(2, 30));
    return {
      path: '/api/admin/quotes',
      body: { id: world.id(), content: contentOf(life, lines, orderable, valid), send },
      effect: async (told: AdminQuote) => {
        const left = lines.map(({ milli }) => milli);
        const of: Quote = { number: told.number, status: 'draft', lines, left, orderable, valid };
        life.quotes.push(of);
        if (send) sent(life, of);
      },
    };
  };

/** The link is in the customer's mail. */
function sent(life: Life, of: Quote) {
  of.status = 'sent';
  of.version = (of.version ?? 0) + 1;
  const token = tokenIn(life, of.number);
  if (token) of.token = token;
}

/** Of the link in the last mail about a number. */
export function tokenIn({ world }: Life, number: string): string | undefined {
  const mail = world.mails().findLast(({ text }) => text.includes(`${number}#token=`));
  const [, token] = /#token=(\S+)/.exec(mail?.text ?? '') ?? [];
  return token && decodeURIComponent(token);
}

/** As of the day, as long as the night has not stored that it ended. */
const statusOf = ({ world }: Life, of: Quote) =>
  of.status === 'sent' && of.valid < world.day() ? 'expired' : of.status;

/** Sends a draft, or the same until a later day. */
const extend_quote: Deed = (life) => {
  const of = aQuote(life);
  if (!of) return undefined;
  const valid = life.world.inDays(life.world.random().integer(3, 30));
  return {
    path: `/api/admin/quotes/${of.number}/send`,
    body: { id: life.world.id(), valid_until: valid },
    forbidden: because([
      of.status === 'accepted',
      'Ein angenommenes Angebot ändert sich nicht mehr.',
    ]),
    effect: () => {
      of.valid = valid;
      sent(life, of);
    },
  };
};

const save_quote: Deed = (life) => {
  const of = aQuote(life);
  // Saving a quote that was sent makes its next version.
  if (!of || !['draft', 'accepted'].includes(of.status)) return undefined;
  const lines = of.lines.map((line) => ({ ...line, milli: line.milli + 1000 }));
  const isOrdered = of.left.some((milli, index) => milli !== of.lines[index]?.milli);
  return {
    path: `/api/admin/quotes/${of.number}/save`,
    body: { id: life.world.id(), content: contentOf(life, lines, of.orderable, of.valid) },
    forbidden: because(
      [of.status === 'accepted', 'Ein angenommenes Angebot ändert sich nicht mehr.'],
      [isOrdered, 'Von diesem Angebot wurde schon bestellt'],
    ),
    effect: () => void Object.assign(of, { lines, left: lines.map(({ milli }) => milli) }),
  };
};

const withdraw_quote: Deed = (life) => {
  const of = aQuote(life);
  if (!of) return undefined;
  return {
    path: `/api/admin/quotes/${of.number}/withdraw`,
    body: { id: life.world.id(), reason: 'Preise gestiegen' },
    forbidden: because(
      [of.status === 'accepted', true],
      [of.status === 'declined' || of.status === 'withdrawn', 'Das Angebot ist schon'],
    ),
    effect: () => void Object.assign(of, { status: 'withdrawn' }),
  };
};

/** The customer orders all of a quote, or as much as it allows. */
const ordered =
  (isAll: boolean): Deed =>
  (life) => {
    const of = pick(
      life,
      life.quotes.filter(({ token, version }) => token && version),
    );
    if (!of) return undefined;
    const { world } = life;
    const random = world.random();
    const chosen = of.left.flatMap((milli, line) => {
      const some =
        of.orderable === 'parts' ? Math.round((milli * random.integer(2, 8)) / 5000) * 500 : milli;
      return milli > 0 && (isAll || line === 0)
        ? { line, milli: isAll ? milli : some || milli }
        : [];
    });
    const lines = chosen.map(({ line, milli }) => {
      const { product = 0, price = 0 } = of.lines[line] ?? {};
      return { product, price, milli };
    });
    const net = sum(lines.map(({ price, milli }) => priced(price, milli))) + DELIVERY;
    const status = statusOf(life, of);
    const isWrong = chosen.some(({ line, milli }) => milli > (of.left[line] ?? 0));
    const isPart = of.orderable === 'whole' && chosen.length < of.lines.length;
    return {
      person: 'guest',
      path: `/api/quotes/${of.number}/order`,
      body: {
        id: world.id(),
        token: of.token,
        version: of.version,
        lines: chosen.map(({ line, milli }) => ({ line, quantity: milli / 1000 })),
        gross_amount: taxed(net, life.rate) / 100,
        delivery: { street: '', city: '', wished_day: '' },
      },
      forbidden: because(
        [status === 'withdrawn', 'Dieses Angebot ist zurückgezogen.'],
        [status === 'expired', 'abgelaufen.'],
        [status === 'declined', 'Dieses Angebot ist abgelehnt.'],
        [status === 'accepted', 'Dieses Angebot wurde bereits angenommen'],
        [chosen.length === 0 || isWrong || isPart, true],
      ),
      effect: ({ order_number: number }: { order_number: string }) => {
        for (const { line, milli } of chosen) of.left[line] = (of.left[line] ?? 0) - milli;
        const isLeft = of.orderable === 'parts' && of.left.some((milli) => milli > 0);
        if (!isLeft) of.status = 'accepted';
        const taken: Order = {
          number,
          by: 'guest',
          isCompany: false,
          method: 'rechnung',
          status: 'pending',
          lines,
          delivery: DELIVERY,
          net,
          gross: taxed(net, life.rate),
          rate: life.rate,
          ordered: world.day(),
          quote: of.number,
          site: undefined,
          ...unbilled(),
        };
        life.orders.push(taken);
      },
    };
  };

const decline_quote: Deed = (life) => {
  const of = pick(
    life,
    life.quotes.filter(({ token }) => token),
  );
  if (!of) return undefined;
  const status = statusOf(life, of);
  return {
    person: 'guest',
    path: `/api/quotes/${of.number}/decline`,
    body: { id: life.world.id(), token: of.token, text: 'Zu teuer' },
    forbidden: because([status !== 'sent', true]),
    effect: () => void Object.assign(of, { status: 'declined' }),
  };
};

/** Goods come again every week, as a draft of the office, for the company's site. */
const standing_order: Deed = (life) => {
  const { world, company } = life;
  if (life.standing || world.day() > '2026-03-05') return undefined;
  const [next, until] = [addDays(MONDAY, 7), addDays(MONDAY, 35)];
  return {
    person: 'max',
    path: '/api/users/standing-orders',
    body: {
      id: world.id(),
      name: 'Kies',
      lines: [{ product_id: 1, quantity: 12 }],
      every_weeks: 1,
      next_day: next,
      until,
      customer_number: 'K-10001',
      site: company.site,
    },
    effect: ({ id }: StandingOrder) => {
      life.standing = { id, next, until, every: 1, state: 'active', proposed: 0 };
    },
  };
};

/** In a week, but no Sunday: the day that is proposed today, and the first that may be chosen. */
function proposedDay({ world }: Life): string {
  const week = world.inDays(7);
  return new Date(`${week}T12:00:00Z`).getUTCDay() === 0 ? addDays(week, 1) : week;
}

function nextDay({ next, every }: Standing, after: string): string {
  let day = addDays(next, 7 * every);
  while (day <= after) day = addDays(day, 7 * every);
  return day;
}

/** Its company or the office pauses, resumes or ends it, or changes how often it comes. */
const standingChanged =
  (change: { state?: Standing['state']; every_weeks?: 2 }): Deed =>
  (life) => {
    const { standing, world } = life;
    if (!standing) return undefined;
    const isOffice = world.random().chance(0.5);
    const { state = standing.state, every_weeks: every = standing.every } = change;
    const after: Standing = { ...standing, state, every };
    const isTurned = state !== standing.state;
    if (isTurned) after.isHeld = state === 'paused' && isOffice;
    const first = proposedDay(life);
    const later = nextDay(standing, addDays(first, -1));
    const isLater = isTurned && state === 'active' && standing.next < first;
    if (isLater && later <= standing.until) after.next = later;
    const isChecked = isTurned ? state === 'active' : every !== standing.every;
    return {
      person: isOffice ? 'chef' : 'max',
      path: `/api/${isOffice ? 'admin' : 'users'}/standing-orders/${standing.id}`,
      body: { id: world.id(), ...change, ...(isOffice && { reason: 'Tel.' }) },
      forbidden: because(
        [standing.state === 'ended', 'Diese Dauerbestellung ist beendet.'],
        [!isOffice && standing.isHeld && change.state === 'active', 'haben wir pausiert.'],
        [isChecked && after.next < first, 'Die erste Lieferung geht ab dem'],
      ),
      effect: () => void Object.assign(standing, after),
    };
  };

/** The account that `standing_order` is of. */
export async function storeUser({ world }: Life): Promise<void> {
  const user = { name: 'Max', phone: '0171 1', schema_version: 1 };
  await world.api.firestore.doc('users/max').set(user);
}

/** What the schedule does to quotes, and the drafts that it proposes a week ahead. */
export async function quotesSwept(life: Life): Promise<void> {
  const { world, standing } = life;
  for (const of of life.quotes) of.status = statusOf(life, of);
  if (!standing) return;
  if (standing.state === 'active' && standing.next <= proposedDay(life)) {
    standing.proposed += 1;
    const next = nextDay(standing, world.day());
    if (next <= standing.until) standing.next = next;
    else standing.state = 'ended';
  }
  const told = await world.read<StandingOrder>('chef', `/api/admin/standing-orders/${standing.id}`);
  const { next, until, every, state } = standing;
  same([told.next_day, told.until, told.every_weeks, told.state], [next, until, every, state]);
  const quotes = await world.read<ListedQuote[]>('chef', '/api/admin/quotes');
  const drafts = quotes.filter(({ is_standing }) => is_standing);
  same(drafts.length <= standing.proposed, true);
}

/** Office and link say of each quote what the model expects. */
export async function quotesAgree(life: Life): Promise<void> {
  for (const of of life.quotes) {
    const told = await life.world.read<AdminQuote>('chef', `/api/admin/quotes/${of.number}`);
    const net = sum(of.lines.map(({ price, milli }) => priced(price, milli))) + DELIVERY;
    same(
      [told.status, centsOf(told.gross_amount), told.valid_until],
      [statusOf(life, of), taxed(net, life.rate), of.valid],
    );
    if (!of.token || told.status === 'withdrawn' || told.status === 'expired') continue;
    const path = `/api/quotes/${of.number}/open`;
    const { answer } = await life.world.call('guest', 'POST', path, { token: of.token });
    const left = (answer as ToldQuote).items.map((item) => Math.round(item.left * 1000));
    if (told.status === 'sent') same(left, of.left);
  }
}

export const QUOTE_DEEDS = {
  quote: quoted(true),
  draft_quote: quoted(false),
  extend_quote,
  save_quote,
  withdraw_quote,
  decline_quote,
  order_quote: ordered(true),
  order_part_of_quote: ordered(false),
  standing_order,
  pause_standing_order: standingChanged({ state: 'paused' }),
  resume_standing_order: standingChanged({ state: 'active' }),
  end_standing_order: standingChanged({ state: 'ended' }),
  double_standing_order: standingChanged({ every_weeks: 2 }),
} satisfies Record<string, Deed>;
