import { AUDIENCES, type Audience } from '@shop/domain/contract/mail';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { AppDeps } from '../../src/app.ts';
import { startApi } from '../../test/start-api.ts';
import { createRandom, type Random } from '../faults/random.ts';
import { sweepAll } from './schedule.ts';

export const DAY_MS = 24 * 3600_000;
/** Days on which nothing changes hands, besides Sundays. */
const HOLIDAYS = [
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-06-04',
];

/** The day, or the next one on which the shop delivers. */
export function openDay(day: CalendarDay): CalendarDay {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
  return isSunday || HOLIDAYS.includes(day) ? openDay(addDays(day, 1)) : day;
}

/** Who sends a request: a visitor, an account, a member of a company, two admins. */
export type Person = 'guest' | 'erika' | 'max' | 'chef' | 'vera';

/** What somebody was answered; the body of a file is its bytes. */
export interface Answer {
  person: Person;
  method: 'GET' | 'POST';
  path: string;
  body: object | undefined;
  status: number;
  answer: unknown;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A shop in this process with a clock and a seed; all requests go through `call`, some by other accounts. */
export async function openWorld(
  overrides: Partial<AppDeps> = {},
  accounts: { [P in Person]?: { uid: string; email: string } | undefined } = {},
) {
  let random = createRandom(0);
  let requests = 0;
  let drawn = 0;
  // Ascending, so that sorting by id gives the order of creation, however many ids are drawn in between.
  const randomBytes = (size: number) => {
    drawn += 1;
    return Buffer.from(
      Array.from({ length: size }, (_, at) => (drawn / 32 ** (size - 1 - at)) % 32),
    );
  };
  let isMailing = true;
  const quota = {
    take: async (count: number) => (isMailing ? count : 0),
    giveBack: async () => undefined,
  };
  const mailQuotas = Object.fromEntries(AUDIENCES.map((audience) => [audience, quota])) as Record<
    Audience,
    typeof quota
  >;
  const api = await startApi({ randomBytes, mailQuotas, ...overrides });
  const headersOf = (person: Person): Record<string, string> => {
    if (person === 'guest') return {};
    const isAdmin = person === 'chef' || person === 'vera';
    const { uid = person, email } = accounts[person] ?? {};
    return api.signedIn(uid, isAdmin ? { admin: true } : {}, email);
  };
  async function call(
    person: Person,
    method: Answer['method'],
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const sent = { 'content-type': 'application/json', ...headersOf(person), ...headers };
    const init = { method, headers: sent, ...(body && { body: JSON.stringify(body) }) };
    const response = await api.call(path, init);
    const type = response.headers.get('content-type') ?? '';
    const content = Buffer.from(await response.arrayBuffer());
    const answer = type.includes('json') ? JSON.parse(content.toString()) : content;
    return { person, method, path, body, status: response.status, answer };
  }
  const day = (): CalendarDay => berlinDay(api.clock.now);
  return {
    api,
    call,
    /** The answer of a GET that has to succeed. */
    read: async <Body>(person: Person, path: string, headers?: Record<string, string>) => {
      const { status, answer } = await call(person, 'GET', path, undefined, headers);
      if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(answer)}`);
      return answer as Body;
    },
    random: (): Random => random,
    /** An empty shop on its first day; the same seed makes the same choices and numbers. Without mail, all of it waits. */
    begin: (seed: number, hasMail: boolean) => {
      api.reset();
      isMailing = hasMail;
      random = createRandom(seed);
      drawn = 0;
      requests = 0;
    },
    /** The id of a request. */
    id: () => `request-${String(++requests).padStart(6, '0')}`,
    day,
    inDays: (count: number) => addDays(day(), count),
    pass: (ms: number) => api.pass(ms),
    /** All that the schedule does: bookings, quotes, standing orders, mails; at night what is kept too long. */
    sweep: (isNight = false) => sweepAll(api, isNight),
    mails: () => api.mailer.mails,
    close: () => api.stop(),
  };
}
