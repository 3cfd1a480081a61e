import { CALL_TERMS, type CallTerms } from '@shop/domain/contract/api';
import type { DatevState } from '@shop/domain/invoice/datev-export';
import type { KeptPaper } from '@shop/domain/office/office';
import type { Mail } from '../../src/mail/mailer.ts';
import { playLife } from '../lives/play.ts';
import { type Answer, openWorld, type Person, type World } from '../lives/world.ts';
import { elementsOf, type Masks, type Normal, openMasks, readFile, readPaper } from './normal.ts';

const PROBLEM = 'where the shop and the model of lives disagree';

/** What was said in a life, and by what: a call, a file or a mail. */
export type Said = [by: string, what: Normal];

/** Deeds by calls that the base does not have, or of which it remembers and erases less. */
const NEW_DEEDS = ['ending', 'standing_order', 'stop', 'erase', 'again', 'id_again'];

/**
 * Plays lives and hands on what each has said: every answer in order, at its end all lists, entries, papers and
 * files, and the mails. Rendered pages are left out: they are drawn from these answers.
 */
export async function takeRecord(
  { lives, seed }: { lives: number; seed: number },
  onLife: (said: Said[]) => void,
): Promise<void> {
  const world = await openWorld();
  let heard: (Answer | Error)[] = [];
  const hear = (each: Answer | Error) => void heard.push(each);
  world.onAnswer(hear);
  try {
    for (let life = seed; life < seed + lives; life += 1) {
      heard = [];
      await playLife(world, life, {
        hasMail: true,
        without: NEW_DEEDS,
        onProblem: ({ cause }) => hear(cause as Error),
      });
      await readEverything(world).catch(hear);
      const masks = openMasks();
      const said: Said[] = [];
      for (const each of heard) {
        const isProblem = each instanceof Error;
        said.push(isProblem ? [PROBLEM, masks.value(each.message)] : await sayAnswer(each, masks));
      }
      // By subject: mails of one request go out at once.
      const mails: Said[] = [];
      for (const mail of world.mails()) mails.push(await sayMail(mail, masks));
      onLife([...said, ...mails.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    }
  } finally {
    await world.close();
  }
}

async function sayAnswer(
  { person, method, path, status, answer }: Answer,
  masks: Masks,
): Promise<Said> {
  const by = `${method} ${masks.text(path)} as ${person}`;
  if (Buffer.isBuffer(answer)) return [by, { status, file: await readFile(path, answer, masks) }];
  const { pdf } = (answer ?? {}) as { pdf?: string };
  const drawn = pdf && { pdf: await readPaper(Buffer.from(pdf, 'base64'), masks) };
  return [by, { status, answer: drawn || masks.value(answer) }];
}

async function sayMail({ id, html, attachments = [], ...mail }: Mail, masks: Masks): Promise<Said> {
  const files: Record<string, Normal> = {};
  for (const { filename, content } of attachments) {
    files[masks.text(filename)] = await readFile(filename, content, masks);
  }
  const about = masks.text(mail.subject).replace(/\d[\d.,]*/g, '#');
  return [`mail “${about}”`, { mail: masks.value(mail), html: elementsOf(html, masks), files }];
}

/** Not of a life, or of real time. */
const LEFT_OUT = /logout|oauth|live-token|client-address/;

/** The fields by which the office's lists name their entries. */
const LISTED = {
  orders: 'order_number',
  'rental-bookings': 'booking_number',
  quotes: 'number',
  invoices: 'number',
  customers: 'id',
  products: 'id',
  'rental-tools': 'id',
  contacts: 'id',
};

const READERS: Readonly<Record<CallTerms['access'], readonly Person[]>> = {
  visitor: ['guest', 'erika'],
  customer: ['erika', 'max'],
  admin: ['chef'],
};

const PERIOD = 'from=2026-01-01&to=2027-12-31';
/** What is no JSON and therefore not in the contract. */
const FILES = [
  'admin/orders/{number}/confirmation.pdf',
  'admin/orders/{number}/reminder.pdf',
  'admin/delivery-notes/{number}.pdf',
  'admin/rental-bookings/{number}/mietvertrag.pdf',
  'admin/rental-bookings/{number}/rueckgabe.pdf',
  'admin/rental-bookings/{number}/kaution.pdf',
  'admin/rental-bookings/{number}/schaden.pdf',
  'invoices/{number}/pdf',
  'invoices/{number}/xml',
  `admin/customers/{number}/papers.zip?${PERIOD}`,
  `users/companies/{number}/papers.zip?${PERIOD}`,
  'admin/invoices/2026-03.zip',
  'admin/gobd/2026.zip',
  'admin/gobd/2027.zip',
  'admin/orders.csv',
  'admin/contacts.csv',
  'admin/rental-bookings.csv',
  'admin/invoice-book.csv',
  'admin/customers.csv',
  'admin/open-items.csv',
];

const each = (name: string, values: string) => [
  '',
  ...values.split(' ').map((value) => `${name}=${value}`),
];

/** What a list is asked for: as it is, and by each filter of money and state. */
const asked = (day: string): Readonly<Record<string, readonly string[]>> => ({
  'GET /api/rental-availability': [`from=${day}&to=${day}`],
  'GET /api/rental-tools/{id}/availability': [`from=${day.slice(0, 7)}`],
  'GET /api/rental-bookings/{bookingNumber}/price': [`end_day=${day}`],
  'GET /api/admin/orders': [
    ...each('payment', 'open part paid written_off none ahead credit to_invoice'),
    ...each('status', 'no_day to_assign past_day').slice(1),
  ],
  'GET /api/admin/quotes': each('status', 'standing draft sent asked accepted declined ending'),
  'GET /api/admin/invoices': each('state', 'open overdue paid written_off cancelled advance'),
  'GET /api/admin/invoice-totals': each('state', 'open overdue paid written_off advance'),
  'GET /api/admin/collective-invoices': [`until=${day}`],
  'GET /api/admin/reminder-run': each('list', 'letters prepaid'),
  'GET /api/admin/claims': each('step', 'receive held settle done'),
  'GET /api/admin/rental-calendar': ['from=2026-03-02&to=2026-05-24'],
  'GET /api/admin/rental-utilisation': ['month=2026-03'],
  'GET /api/admin/figures': ['', 'month=2026-03'],
  'GET /api/admin/datev': [`month=${day.slice(0, 7)}`],
});

/** The addresses of a call or file: one for each order, booking and so on that is listed. */
function pathsOf(path: string, listed: Record<string, readonly string[]>): readonly string[] {
  const [, before = '', parameter] = /([^/]+)\/(\{\w+\})/.exec(path) ?? [];
  if (!parameter) return [path];
  return (listed[before] ?? []).map((value) => path.replace(parameter, value));
}

/**
 * Sends the mails that are due, exports what waits for DATEV, and reads every list, entry, paper and file of a shop
 * once, for those who listen to its world.
 */
async function readEverything(world: World): Promise<void> {
  world.pass(60_000);
  await world.sweep();
  const get = async <Body>(path: string, person: Person = 'chef') =>
    (await world.call(person, 'GET', `/api/${path}`)).answer as Body;
  const listed: Record<string, string[]> = {};
  for (const [kind, field] of Object.entries(LISTED)) {
    const items = await get<Record<string, unknown>[]>(`admin/${kind}`);
    listed[kind] = items.map((item) => String(item[field]));
  }
  const { orders = [], quotes = [], invoices = [], customers = [] } = listed;
  const papers = [...orders, ...quotes, ...invoices, ...(listed['rental-bookings'] ?? [])];
  const companies = customers.map((id) => `K-${id}`);
  Object.assign(listed, { papers, companies, 'delivery-notes': orders });

  const { waiting } = await get<DatevState>('admin/datev?month=2026-03');
  for (const { month } of waiting) {
    const body = { request_id: `request-datev-${month}`, month };
    await world.call('chef', 'POST', '/api/admin/datev', body);
    const { batches } = await get<DatevState>(`admin/datev?month=${month}`);
    for (const { id } of batches) await get(`admin/datev/${id}.csv`);
  }
  for (const path of FILES.flatMap((file) => pathsOf(file, listed))) {
    await get(path, path.startsWith('users') ? 'erika' : 'chef');
  }
  const queries = asked(world.day());
  for (const [call, { access }] of Object.entries(CALL_TERMS)) {
    if (!call.startsWith('GET ') || LEFT_OUT.test(call)) continue;
    for (const path of pathsOf(call.slice('GET /api/'.length), listed)) {
      for (const query of queries[call] ?? ['']) {
        for (const person of READERS[access]) await get(query ? `${path}?${query}` : path, person);
      }
    }
  }
  for (const path of pathsOf('admin/papers/{number}', listed)) {
    for (const { id } of await get<KeptPaper[]>(path)) await get(`admin/kept-papers/${id}.pdf`);
  }
}
