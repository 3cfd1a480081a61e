import type { CategoryInput } from '@shop/domain/office/category';
import type { SavedChange } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { kind, post, type RequestKind, type ShopRequest, STANDING_ID } from './request-kinds.ts';

/** The first id that the office assigns: the catalogue's are lower. */
const FIRST_ID = 61;
/** One more than a page of the log, of all items or of one. */
const SAVES = 51;
const ASKED = { body: { request_id: '{{id}}' } };
const UNDONE = { body: { request_id: '{{id}}', batch_id: '{{other}}' } };
/** The account that gains and loses the admin role. */
export const NEW_ADMIN = 'anna';

const STOCK: ProductInput = {
  name: 'Splitt 8/16',
  category: 'Lagerplatz 1',
  unit: 't',
  price: 24.5,
  specifications: [],
  related_ids: [],
  pictures: [],
  visibility: 'hidden',
};

const CATEGORIES = Array.from({ length: 12 }, (_, index) => ({
  version: 0,
  input: category(`Lagerplatz ${index + 1}`),
}));

const LAST_ID = FIRST_ID + 500;
/** A hundred products in the middle, which nothing else changes. */
const MANY = Array.from({ length: 100 }, (_, index) => priced(FIRST_ID + 201 + index, 1, 3));

/** Changes of products that nothing else changes, with long descriptions. */
export const manyDescribed = (count: number): SavedChange<ProductInput>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(FIRST_ID + 301 + index),
    version: 1,
    input: { ...STOCK, description: 'Gewaschen und gesiebt, für Drainagen. '.repeat(50) },
  }));

/**
 * Sends the office's earlier saves: twelve categories; 501 products, hidden from shoppers, a hundred of them
 * in the second category; fifty-one saves of one product, and one for each of several others.
 */
export async function prepareOffice(
  send: (request: ShopRequest) => Promise<Response>,
  admin: string,
): Promise<void> {
  const save = async (path: string, body: object) => {
    const response = await send(post(path, body, { cookie: admin }));
    const text = await response.text();
    const outcomes = response.ok ? (JSON.parse(text) as { outcome: string }[]) : [];
    if (!response.ok || outcomes.some(({ outcome }) => outcome !== 'saved')) {
      throw new Error(`${path}: ${response.status} ${text}`);
    }
  };
  await save('admin/categories', { request_id: 'categories', changes: CATEGORIES });
  const added: { request_id: string; batch_id?: string; count: number; category?: string }[] = [
    { request_id: 'hundred-1', batch_id: 'more-than-100', count: 100 },
    { request_id: 'another-1', batch_id: 'more-than-100', count: 1 },
    { request_id: 'hundred-2', count: 100, category: 'Lagerplatz 2' },
    ...[3, 4, 5].map((index) => ({ request_id: `hundred-${index}`, count: 100 })),
  ];
  for (const { count, category: name = 'Lagerplatz 1', ...request } of added) {
    const input = { ...STOCK, category: name };
    const changes = Array.from({ length: count }, () => ({ version: 0, input }));
    await save('admin/products', { ...request, changes });
  }
  for (let index = 0; index < SAVES; index += 1) {
    await save('admin/products', saveOf(`one-item-${index}`, [priced(LAST_ID, index + 1, index)]));
  }
  // When all have the same instant, as in tests, the log lists these first, because it then sorts by id.
  for (let index = 0; index < SAVES; index += 1) {
    const other = LAST_ID - 1 - index;
    await save('admin/products', saveOf(`single-${index}`, [priced(other, 1, 2)]));
  }
}

/** A save also reads and writes the shards of the items it changes, for products at most all twelve. */
const HUNDRED_SAVED = { reads: 114, writes: 213 };

/**
 * Calls that only admins make, in this order: each is meant to change something, and later ones rely on it.
 */
export const OFFICE_KINDS: readonly RequestKind[] = [
  kind('admin: one product', 'admin/products/1'),
  kind('admin: products or tools, one page', 'admin/products'),
  kind('admin: products, a page of an export', 'admin/products?limit=500', {
    cost: { reads: 502 },
  }),
  kind('admin: products, a search', 'admin/products?search=splitt'),
  // Four pages, each of which reads one more to know whether another follows.
  kind('admin: products, a search with a filter', 'admin/products?search=splitt&category=Sand', {
    cost: { reads: 204 },
  }),
  kind('admin: product saved', 'admin/products', saving([priced(60, 0, 24)])),
  kind('admin: product that was saved since', 'admin/products', {
    ...saving([priced(60, 0, 25)]),
    cost: { reads: 5, writes: 0 },
  }),
  // Also reads whether another product has its article number.
  kind('admin: new product', 'admin/products', {
    ...saving([{ version: 0, input: STOCK }]),
    cost: { reads: 6 },
  }),
  kind('admin: 100 products saved', 'admin/products', { ...saving(MANY), cost: HUNDRED_SAVED }),
  kind('admin: categories', 'admin/categories'),
  // Reads the category and its items twice, whether the new name is taken, and the revision.
  kind(
    'admin: category of 100 renamed',
    'admin/categories',
    saving([{ id: '2', version: 1, input: category('Lagerplatz 2, Halle') }]),
  ),
  kind('admin: log of one item, one page', `admin/changes?kind=product&item=${LAST_ID}`, {
    cost: { reads: 53 },
  }),
  kind('admin: take a change back', 'admin/changes/single-0-0/undo', ASKED),
  // Reads one more change to know whether another page follows.
  kind('admin: take back 100 of a batch', 'admin/batches/more-than-100/undo', UNDONE),
  // Also reads whether it was undone before, and who changed the item.
  kind('admin: take back what was changed since', 'admin/batches/one-item-0/undo', {
    ...UNDONE,
    cost: { reads: 7, writes: 0 },
  }),
  kind('admin: standing order ended', `admin/standing-orders/${STANDING_ID}`, {
    body: { id: '{{id}}', state: 'ended', reason: 'x' },
  }),
  kind('admin: give the role', 'admin/admins', {
    body: { request_id: '{{id}}', email: `${NEW_ADMIN}@example.de` },
  }),
  kind('admin: end sessions', `admin/admins/${NEW_ADMIN}/end-sessions`, ASKED),
  kind('admin: take the role', `admin/admins/${NEW_ADMIN}/take`, ASKED),
];

function category(name: string): CategoryInput {
  return { of: 'product', name, position: 1, visibility: 'visible' };
}

function priced(id: number, version: number, price: number): SavedChange<ProductInput> {
  return { id: String(id), version, input: { ...STOCK, price: price + 0.5 } };
}

function saveOf(request_id: string, changes: readonly object[]) {
  return { request_id, changes };
}

function saving(changes: readonly object[]) {
  return { body: saveOf('{{id}}', changes) };
}
