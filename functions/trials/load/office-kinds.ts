import { randomUUID } from 'node:crypto';
import type { CategoryInput } from '@shop/domain/office/category';
import type { SavedChange } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { SETTING_NAMES } from '@shop/domain/settings/settings';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import {
  asAdmin,
  type Known,
  kind,
  PAGE_READS,
  post,
  type RequestKind,
  type ShopRequest,
} from './request-kinds.ts';

/** The first id that the office gives: the catalogue's are lower. */
const FIRST_ID = 61;
/** One more than a page of the log, whether of all items or of one. */
const SAVES = 51;
/** The account that is made an admin and loses the role again. */
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
/** The hundred in the middle of the products: nothing else changes them. */
const MANY = Array.from({ length: 100 }, (_, index) => priced(FIRST_ID + 201 + index, 1, 3));

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
  // If all have the same instant, as in tests, the log lists these first, because it then sorts by id.
  for (let index = 0; index < SAVES; index += 1) {
    const other = LAST_ID - 1 - index;
    await save('admin/products', saveOf(`single-${index}`, [priced(other, 1, 2)]));
  }
}

/**
 * A save also reads and writes the shards of the items it changes: one per item, for products at most all of
 * them.
 */
const SHARDS = 12;

/**
 * Calls that only admins make, in this order: each is meant to change something, and later ones rely on it.
 */
export const OFFICE_KINDS: readonly RequestKind[] = [
  kind('admin: one product', { reads: 1 }, asAdmin('products/1')),
  kind('admin: products or tools, one page', { reads: PAGE_READS }, asAdmin('products')),
  kind('admin: products, a page of an export', { reads: 502 }, asAdmin('products?limit=500')),
  kind('admin: products, a search', { reads: PAGE_READS }, asAdmin('products?search=splitt')),
  // Four pages, of which each reads one more to know whether there is a next one.
  kind(
    'admin: products, a search with a filter',
    { reads: 4 * (PAGE_READS - 1) },
    asAdmin('products?search=splitt&category=Sand'),
  ),
  kind('admin: product saved', { reads: 3 + 1, writes: 3 + 1 }, saving([priced(60, 0, 24)])),
  kind('admin: product that was saved since', { reads: 4 + 1 }, saving([priced(60, 0, 25)])),
  kind(
    // Also reads whether a product has its article number.
    'admin: new product',
    { reads: 5 + 1, writes: 3 + 1 },
    saving([{ version: 0, input: STOCK }]),
  ),
  kind('admin: 100 products saved', { reads: 102 + SHARDS, writes: 201 + SHARDS }, saving(MANY)),
  kind('admin: categories', { reads: CATEGORIES.length }, asAdmin('categories')),
  // Reads the category and its items twice, whether the new name is taken, and the revision.
  kind(
    'admin: category of 100 renamed',
    { reads: 206 + SHARDS, writes: 204 + SHARDS },
    ({ admin }) => {
      const changes = [{ id: '2', version: 1, input: category('Lagerplatz 2, Halle') }];
      return post('admin/categories', saveOf(randomUUID(), changes), { cookie: admin });
    },
  ),
  kind('admin: settings', { reads: SETTING_NAMES.length }, asAdmin('settings')),
  kind('admin: new picture', { reads: 2, writes: 3 }, ({ admin }) =>
    post('admin/pictures', { renditions: PLAIN_PICTURE }, { cookie: admin }),
  ),
  kind('admin: log of changes, one page', { reads: 102 }, asAdmin('changes')),
  kind(
    'admin: log of one item, one page',
    { reads: PAGE_READS + 1 },
    asAdmin(`changes?kind=product&item=${LAST_ID}`),
  ),
  kind('admin: take a change back', { reads: 4 + 1, writes: 3 + 1 }, ({ admin }) =>
    post('admin/changes/single-0-0/undo', { request_id: randomUUID() }, { cookie: admin }),
  ),
  // Reads one more change, to know whether there are more.
  kind(
    'admin: take back 100 of a batch',
    { reads: 203 + SHARDS, writes: 201 + SHARDS },
    takingBack('more-than-100'),
  ),
  // Reads also whether it was taken back before, and by whom the item was changed.
  kind('admin: take back what was changed since', { reads: 6 + 1 }, takingBack('one-item-0')),
  kind('admin: admins', { reads: 1 }, asAdmin('admins')),
  kind('admin: give the role', { reads: 6, writes: 3 }, ({ admin }) => {
    const body = { request_id: randomUUID(), email: `${NEW_ADMIN}@example.de` };
    return post('admin/admins', body, { cookie: admin });
  }),
  kind('admin: end sessions', { reads: 5, writes: 3 }, ofNewAdmin('end-sessions')),
  kind('admin: take the role', { reads: 6, writes: 4 }, ofNewAdmin('take')),
];

function category(name: string): CategoryInput {
  return { of: 'product', name, position: 1, visibility: 'visible' };
}

/** The change of a product to another price. */
function priced(id: number, version: number, price: number): SavedChange<ProductInput> {
  return { id: String(id), version, input: { ...STOCK, price: price + 0.5 } };
}

function saveOf(request_id: string, changes: readonly object[]) {
  return { request_id, changes };
}

function saving(changes: readonly object[]) {
  return ({ admin }: Known) =>
    post('admin/products', saveOf(randomUUID(), changes), { cookie: admin });
}

function takingBack(batch: string) {
  return ({ admin }: Known) => {
    const body = { request_id: randomUUID(), batch_id: randomUUID() };
    return post(`admin/batches/${batch}/undo`, body, { cookie: admin });
  };
}

function ofNewAdmin(action: string) {
  return ({ admin }: Known) =>
    post(`admin/admins/${NEW_ADMIN}/${action}`, { request_id: randomUUID() }, { cookie: admin });
}
