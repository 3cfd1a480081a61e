import type { Plugin, Rolldown } from 'vite';

const LIBRARY = /\/node_modules\//;

/** Needs formik, yup, mutations or MUI's fields and buttons, or is small, and stays with the few pages that do. */
const FORM =
  /features\/(contact|orders|cart\/(use-add|cart-totals|withdrawal)|session\/use-prof|delivery\/postal)|components\/(form\/|cancel-|confirmation-)|browser-storage\/link-|domain\/src\/(order\/(buyer|delivery-wish)|rental\/rental|text\/mod97|time\/day-input|\w+\/(validation|.*-schema))\.ts$/;

/** How words are compared: for the search, and for the office's filters, which need no more of it. */
const WORDS = /domain\/src\/(search\/search-(text|tokens)|text\/shown-email)\.ts$/;

/** Loaded when something is searched for, and with the list of tools. */
const SEARCH = /domain\/src\/(search\/|\w+\/\w+-search\.ts$)/;

/** Shared code by the folders of the pages that use it; the first that matches. */
const SHARED: readonly [chunk: string, pages: RegExp][] = [
  ['frame', /^home$/],
  ['goods', /^(catalogue|product|rental-(list|tool))$/],
  ['orders', /^(cart|checkout|order-.+|rental-booking|reservation|dashboard|office)$/],
  ['texts', /./],
];

const OFFICE = /\/web\/src\/office\//;
/** Pages import them as they are; only the office's preview loads them later. */
const VIEWS = /\/src\/views\//;
const ITEMS = /^(product|rental-tool)$/;
const TOOLS = /^rental-(list|tool)$/;
/** The pages of a tool and its booking; nobody else needs what they share. */
const RENTAL = /^(rental-(tool|booking|terms)|reservation|dashboard|\/.+)$/;
const BOOKED = /^(rental-booking|dashboard)$/;
/** The pages with an order's sums, those of what was ordered, and those on which a quantity is chosen. */
const SUMS = /^(cart|checkout|order-confirmation|dashboard)$/;
/** In a circle of files, the sums would run before the orders that they need. */
const WEIGHT = /domain\/src\/delivery\/order-weight\.ts$/;
const ORDERED = /^(order-confirmation|rental-booking|dashboard|withdrawal)$/;
const CHOSEN = /^(product|cart|checkout|\/.+)$/;
const LISTS = /^(home|catalogue|rental-list)$/;

/** Small, and needed by pages of every kind, which would load a whole chunk for it. */
const BASICS = /domain\/src\/(time\/calendar|payment\/payment-conditions)\.ts$/;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Few and therefore smaller files: the libraries of every page, our code of every page, and what
 * pages share, those with goods and the others, and the search (docs/decisions/0040).
 */
export function chunks(): Plugin {
  const groups = [
    { name: 'libraries', tags: ['$initial' as const], test: LIBRARY, priority: 2 },
    {
      name: sharedChunk,
      test: (id: string) => !LIBRARY.test(id) && !FORM.test(id),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
      },
    }),
  };
}

/** The office's code has a folder of its own, which the service worker leaves alone. */
function chunkFileNames({ moduleIds }: Rolldown.PreRenderedChunk): string {
  const folder = moduleIds.some((id) => OFFICE.test(id)) ? 'assets/office' : 'assets';
  return `${folder}/[name]-[hash].js`;
}

function sharedChunk(id: string, modules: Modules): string | null {
  if (WORDS.test(id)) return 'words';
  if (SEARCH.test(id)) return 'search';
  const users = [...usersOf(id, modules)];
  if (users.includes('entry') || BASICS.test(id)) return 'frame';
  // What one page needs belongs to its chunk, even if the office shows it as well.
  const shopPages = users.filter((user) => user !== 'office' && !LIBRARY.test(user));
  if (shopPages.length < 2) return null;
  if (shopPages.every((user) => RENTAL.test(user))) {
    // The pages of what is booked show no form of a tool.
    const isBooked = users.some((user) => BOOKED.test(user));
    return users.includes('rental-tool') && !isBooked ? 'rental' : null;
  }
  if (shopPages.every((user) => TOOLS.test(user))) return 'tools';
  // Galleries and data sheets; the cart shares no more than the stepper.
  if (shopPages.every((user) => ITEMS.test(user))) return 'details';
  const hasSums = shopPages.every((user) => SUMS.test(user)) && users.includes('cart');
  if (hasSums && !WEIGHT.test(id)) return 'sums';
  if (shopPages.every((user) => ORDERED.test(user))) return 'ordered';
  if (shopPages.every((user) => CHOSEN.test(user)) && users.includes('product')) return 'chosen';
  // Lists do not load what only the page of an item needs, nor a product's what a tool's shares with orders.
  if (!users.some((user) => LISTS.test(user))) {
    if (users.includes('product')) return 'item';
    if (users.includes('rental-tool')) return 'orders';
  }
  return SHARED.find(([, pages]) => users.some((user) => pages.test(user)))?.[0] ?? null;
}

/** What a module comes with: 'entry', pages by their folder, 'office', and other lazy modules by their id. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const users = new Set<string>();
  if (seen.has(id)) return users;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info?.isEntry) users.add('entry');
  if (info?.dynamicImporters.length) users.add(folderOf(id));
  for (const importer of info?.importers ?? [])
    for (const user of usersOf(importer, modules, seen)) users.add(user);
  return users;
}

function folderOf(id: string): string {
  if (OFFICE.test(id) || VIEWS.test(id)) return 'office';
  return /\/pages\/([^/]+)\//.exec(id)?.[1] ?? id;
}
