import { type Exchange, fieldOf, isCall, isSuccess, type Write } from './exchange.ts';

/** The calls that save entries of a collection; renaming a category changes its items. */
const SAVES: Readonly<Record<string, readonly string[]>> = {
  products: ['/api/admin/products', '/api/admin/categories'],
  rentalTools: ['/api/admin/rental-tools', '/api/admin/categories'],
  categories: ['/api/admin/categories'],
  settings: ['/api/admin/settings/{name}'],
};
const END_SESSIONS = '/api/admin/admins/{id}/end-sessions';
const UNDOS = ['/api/admin/changes/{id}/undo', '/api/admin/batches/{id}/undo'];

type MayWrite = (exchange: Exchange, write: Write, id: string) => boolean;

/** An entry gets the next version, and the log says so. */
function savedEntry(collection: string): MayWrite {
  return (exchange, { before, after }, id) => {
    const version = Number(fieldOf(after, 'version'));
    return (
      isSave(exchange, [...(SAVES[collection] ?? []), ...UNDOS]) &&
      version === Number(fieldOf(before, 'version') ?? 0) + 1 &&
      exchange.writes.some(
        ({ path, after: change }) =>
          path.startsWith('changes/') &&
          fieldOf(change, 'item_id') === id &&
          fieldOf(change, 'version') === version,
      )
    );
  };
}

/** What the office's calls may write, by collection. */
export const OFFICE_RIGHTS: Readonly<Record<string, MayWrite>> = {
  products: savedEntry('products'),
  rentalTools: savedEntry('rentalTools'),
  categories: savedEntry('categories'),
  settings: (exchange, write, id) => {
    if (id !== 'revision') return savedEntry('settings')(exchange, write, id);
    const [was = 0, is] = [write.before, write.after].map((each) => fieldOf(each, 'revision'));
    const isCounted = Number(is) === Number(was) + 1;
    return isCounted && exchange.writes.some(({ path }) => path.startsWith('changes/'));
  },
  admins: (exchange) =>
    isSave(exchange, ['/api/admin/admins', '/api/admin/admins/{id}/take', END_SESSIONS]) ||
    isCall(exchange, 'POST', '/api/sessions'),
  // The log only grows.
  changes: (exchange, { before, after }) =>
    exchange.person === 'admin' &&
    isSuccess(exchange) &&
    before === undefined &&
    fieldOf(after, 'by_uid') === 'admin',
};

function isSave(exchange: Exchange, paths: readonly string[]): boolean {
  return exchange.person === 'admin' && paths.some((path) => isCall(exchange, 'POST', path));
}
