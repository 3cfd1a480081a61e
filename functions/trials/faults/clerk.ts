import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CategoryInput } from '@shop/domain/office/category';
import type { SavedChange, SaveResult, UndoResult, Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { Violation } from './checks.ts';
import type { Random } from './random.ts';
import {
  type CallShop,
  getUntilAnswered,
  isAnswer,
  type ShopResponse,
  waitToRetry,
} from './shop-client.ts';

/** An acknowledged request of the office. */
export interface SaveRecord {
  requestId: string;
  kind: 'product' | 'category';
  /** How many documents of this kind it changed. */
  changed: number;
}

/** An office clerk whose browser repeats unanswered requests under the same id. */
export interface Clerk {
  call: CallShop;
  random: Random;
  /** Collects the requests of all clerks. */
  records: SaveRecord[];
  /** Called for every request that is sent again. */
  onRepeat?: () => void;
}

const MANY = 100;
const CATEGORIES_PATH = '/api/admin/categories';
type Answers<Input> = SaveResult<Input>[];

/**
 * Does one of the office's tasks: changes one price or a hundred, undoes a change, or renames a
 * category.
 */
export async function doOfficeWork(clerk: Clerk): Promise<void> {
  const { random } = clerk;
  const work = random.pick([
    changeOne,
    changeOne,
    changeMany,
    changeAndUndo,
    changeManyAndUndo,
    rename,
  ]);
  await work(clerk);
}

async function changeOne(clerk: Clerk): Promise<string> {
  const listed = await listProducts(clerk);
  return changePrices(clerk, [clerk.random.pick(listed)]);
}

const changeMany = async (clerk: Clerk): Promise<string> =>
  changePrices(clerk, (await listProducts(clerk)).slice(0, MANY));

async function changeAndUndo(clerk: Clerk): Promise<void> {
  const requestId = await changeOne(clerk);
  await undo(clerk, `/api/admin/changes/${requestId}-0/undo`, {});
}

async function changeManyAndUndo(clerk: Clerk): Promise<void> {
  const requestId = await changeMany(clerk);
  await undo(clerk, `/api/admin/batches/${requestId}/undo`, { batch_id: randomUUID() });
}

async function rename(clerk: Clerk): Promise<void> {
  const { body } = await getUntilAnswered(clerk, CATEGORIES_PATH);
  const { id, version, input } = clerk.random.pick(body as Versioned<CategoryInput>[]);
  const change = { id, version, input: { ...input, name: `Kategorie ${randomUUID()}` } };
  await save(clerk, CATEGORIES_PATH, [change]);
}

async function listProducts(clerk: Clerk): Promise<Versioned<ProductInput>[]> {
  const { body } = await getUntilAnswered(clerk, '/api/admin/products?limit=500');
  return body as Versioned<ProductInput>[];
}

/** Raises prices by a cent; resolves to the id of the request. */
function changePrices(clerk: Clerk, products: readonly Versioned<ProductInput>[]): Promise<string> {
  const changes = products.map(({ id, version, input }) => {
    return {
      id,
      version,
      input: { ...input, price: Math.round((input.price ?? 0) * 100 + 1) / 100 },
    };
  });
  return save(clerk, '/api/admin/products', changes);
}

async function save<Input>(
  clerk: Clerk,
  path: string,
  changes: readonly SavedChange<Input>[],
): Promise<string> {
  const requestId = randomUUID();
  const { status, body } = await sendUntilAnswered(clerk, path, { request_id: requestId, changes });
  if (status !== 200) throw new Violation(`POST ${path} failed with ${status}.`);
  const answers = body as Answers<Input>;
  const odd = answers.find(({ outcome }) => outcome !== 'saved' && outcome !== 'conflict');
  if (odd) throw new Violation(`POST ${path} was answered with ${JSON.stringify(odd)}.`);
  const changed = answers.filter(({ outcome }) => outcome === 'saved').length;
  const kind = path === CATEGORIES_PATH ? 'category' : 'product';
  clerk.records.push({ requestId, kind, changed });
  return requestId;
}

/** Undoes what nobody has changed since; 404 if everything conflicted. */
async function undo(clerk: Clerk, path: string, rest: object): Promise<void> {
  const requestId = randomUUID();
  const { status, body } = await sendUntilAnswered(clerk, path, { ...rest, request_id: requestId });
  if (![200, 404, 409].includes(status)) throw new Violation(`POST ${path} failed with ${status}.`);
  const changed = status === 200 ? (body as UndoResult).undone : 0;
  clerk.records.push({ requestId, kind: 'product', changed });
}

/** Sometimes sends twice at once, or again after the answer: all answers have to be the same. */
export async function sendUntilAnswered(
  { call, random, onRepeat }: Pick<Clerk, 'call' | 'random' | 'onRepeat'>,
  path: string,
  body: object,
): Promise<ShopResponse> {
  const post = () => call('POST', path, { body });
  let first: ShopResponse | undefined;
  for (;;) {
    const responses = await Promise.all(random.chance(0.2) ? [post(), post()] : [post()]);
    const answered = responses.filter(isAnswer);
    first ??= answered[0];
    const other = answered.find((each) => !isDeepStrictEqual(outcomeOf(each), outcomeOf(first)));
    if (other) {
      const texts = [first, other].map((each) => JSON.stringify(outcomeOf(each)).slice(0, 200));
      throw new Violation(`POST ${path} was answered with ${texts.join(' and ')}.`);
    }
    if (first && (answered.length > 1 || random.chance(0.8))) return first;
    onRepeat?.();
    await waitToRetry(random);
  }
}

/** A request's outcome, without what others may have changed since. */
function outcomeOf(response: ShopResponse | undefined): unknown {
  const { status, body } = response ?? {};
  if (Array.isArray(body)) return body.map((each: { outcome: string }) => each.outcome);
  return { status, undone: (body as Partial<UndoResult> | undefined)?.undone };
}
