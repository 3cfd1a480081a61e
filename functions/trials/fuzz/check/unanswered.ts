import { type Exchange, fieldOf, sentHeaders, type Write } from './exchange.ts';
import { storedProblem } from './stored.ts';

/**
 * The server may end a connection, because of what follows a request, while the app is at work on
 * that request: then it has its effect all the same, on nothing but its own.
 */
export function unansweredProblem(exchange: Exchange): string | undefined {
  const { writes, changedAccounts, person, path } = exchange;
  const foreign = writes.find((write) => !isOwn(exchange, write));
  if (foreign) return `it writes ${foreign.path} without an answer`;
  const problems = writes.map((write) => storedProblem(write.path, write.after));
  const others = changedAccounts.filter((each) => path !== '/api/logout' || each !== person);
  if (others.length > 0) return `it changes the accounts ${others} without an answer`;
  return problems.find((problem) => problem !== undefined);
}

function isOwn({ person, request, json }: Exchange, { path, before, after }: Write): boolean {
  const [collection = '', id = ''] = path.split('/');
  if (request.method !== 'POST' || after === undefined) return false;
  if (collection === 'rateLimits') return true;
  if (collection === 'users') return id === person;
  if (collection === 'carts') {
    const isNamed = [...sentHeaders(request, 'session-id'), fieldOf(json, 'session_id')].includes(
      id,
    );
    return isNamed && fieldOf(before, 'order_number') === undefined;
  }
  if (collection === 'orders' && person !== 'admin') {
    return before === undefined && fieldOf(after, 'user_id') === (person ?? null);
  }
  const isNew = before === undefined && ['orders', 'contacts', 'outbox'].includes(collection);
  return isNew || person === 'admin';
}
