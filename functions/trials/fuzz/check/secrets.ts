import { CANARIES, type Canary, ORDER_OF } from '../subject/people.ts';
import { type Answered, type Check, sentHeaders } from './exchange.ts';

/** Nobody reads of others what is not theirs: words planted there stand in no answer. */
export const keepsSecrets: Check = (exchange) => {
  const { headers, body } = exchange.answer;
  const text = `${[...headers.entries()].flat(2).join('\n')}\n${body.toString()}`;
  const leaked = CANARIES.find(({ word }) => text.includes(word) && !maySee(exchange, word));
  return leaked && `it shows what belongs to ${leaked.owner} (${leaked.shownTo})`;
};

function maySee(exchange: Answered, word: string): boolean {
  const canary = CANARIES.find((each) => each.word === word);
  const { person, path = '' } = exchange;
  if (!canary) return false;
  if (person === 'admin' && path.startsWith('/api/admin/')) return true;
  if (canary.shownTo === 'office') return false;
  return (
    isOwnersPage(exchange, canary) || (canary.shownTo === 'order' && hasNumber(exchange, canary))
  );
}

function isOwnersPage({ person, path = '' }: Answered, { owner }: Canary): boolean {
  return person === owner && path.startsWith('/api/users/');
}

/** The number of an order is all it takes to read it. */
function hasNumber({ path, parameter }: Answered, { owner }: Canary): boolean {
  if (path !== '/api/orders/{orderNumber}' || owner === 'office') return false;
  return parameter === ORDER_OF[owner];
}

/** Logs hold nothing of people and no ids: neither what is stored nor what was just sent. */
export const logsNothingPersonal: Check = (exchange) => {
  const text = exchange.log.map((entry) => JSON.stringify(entry)).join('\n');
  const { order, session0, session1, session2, foreignSession } = exchange.places;
  const ids = [order, session0, session1, session2, foreignSession, ...Object.values(ORDER_OF)];
  const words = [
    ...CANARIES.map(({ word }) => word),
    ...ids.filter((id) => id !== undefined),
    ...sentHeaders(exchange.request, 'cookie').filter((cookie) => cookie.length > 20),
    'erika@example.de',
    '@example.de',
    '203.0.113.',
  ];
  const found = words.find((word) => text.includes(word));
  return found && `the log says “${found.slice(0, 40)}”`;
};
