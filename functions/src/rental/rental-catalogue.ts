import { RENTAL_CATEGORIES } from '@shop/domain/rental';
import type { StoredRentalTool } from '@shop/domain/stored-catalogue';
import { cached } from '../cached.ts';
import { type CatalogueDeps, type ChangeDates, staleEntry } from '../catalogue/catalogue.ts';
import { categoriesOf } from '../catalogue/categories.ts';
import { type Found, itemFinder } from '../catalogue/found.ts';
import { type PreparedText, prepareJson } from '../prepared-text.ts';
import { readable } from '../stored/readable.ts';
import { whenThere } from '../when-there.ts';
import { rentalToolsOf, toRentalTool } from './stored-rental-tool.ts';

/** The tools for rent, read from Firestore at most once per `ttlMs` and process. */
export interface RentalCatalogue {
  /** The answer of `GET /api/rental-tools`, ready to be sent; it holds unavailable tools too. */
  toolList(): PreparedText | Promise<PreparedText>;
  /** The answer of `GET /api/rental-categories`: only those in which a tool can be rented. */
  categoryList(): PreparedText | Promise<PreparedText>;
  /** When each tool was changed last. */
  changeDates(): ChangeDates | Promise<ChangeDates>;
  /** A tool as a page shows it: while Firestore gives nothing newer, one of up to an hour ago. */
  findTool(id: number): Found<StoredRentalTool> | Promise<Found<StoredRentalTool>>;
}

interface Snapshot {
  changeDates: ChangeDates;
  tools: ReadonlyMap<number, StoredRentalTool>;
  toolList: PreparedText;
  categoryList: PreparedText;
}

/** Opens the rental catalogue. With `ttlMs` 0 every call reads. */
export function openRentalCatalogue(deps: CatalogueDeps, ttlMs: number): RentalCatalogue {
  const { firestore, now, log } = deps;
  const held = cached({
    read: () => readSnapshot(deps),
    now,
    ttlMs,
    onStale: (ageMs) => log(staleEntry('tools', ageMs)),
  });
  return {
    changeDates: () => whenThere(held.orStale(), ({ value }) => value.changeDates),
    toolList: () => whenThere(held.orStale(), ({ value }) => value.toolList),
    categoryList: () => whenThere(held.orStale(), ({ value }) => value.categoryList),
    findTool: itemFinder({
      held,
      itemsOf: ({ tools }) => tools,
      readItem: async (id) => (await rentalToolsOf(firestore).doc(String(id)).get()).data(),
      now,
      ttlMs,
    }),
  };
}

async function readSnapshot({ firestore, log }: CatalogueDeps): Promise<Snapshot> {
  const found = await rentalToolsOf(firestore).orderBy('id').get();
  const documents = readable(found.docs, log);
  const tools = documents.map(({ stored }) => stored);
  const rentable = tools.filter((tool) => tool.is_available);
  return {
    changeDates: new Map(documents.map(({ stored, changedAt }) => [stored.id, changedAt])),
    tools: new Map(tools.map((tool) => [tool.id, tool])),
    toolList: prepareJson(tools.map(toRentalTool)),
    categoryList: prepareJson(categoriesOf(rentable, RENTAL_CATEGORIES)),
  };
}
