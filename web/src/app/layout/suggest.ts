import { PAGES, type PageName } from '@shop/domain/contract/pages';
import { toCents } from '@shop/domain/money/money';
import type { Product } from '@shop/domain/product/product';
import { productSearch } from '@shop/domain/product/product-search';
import type { RentalTool } from '@shop/domain/rental/rental';
import { toolNameSearch } from '@shop/domain/rental/tool-search';
import { nearestQueries } from '@shop/domain/search/search-nearest';
import { foldUmlauts, queryWords, writtenWords } from '@shop/domain/search/search-text';
import { formatEuro } from '@shop/domain/text/format';
import { priceLabel } from '../../components/price-row.tsx';
import {
  categoryPath,
  productPath,
  rentalCategoryPath,
  rentalToolPath,
  searchPath,
} from '../../lib/paths.ts';

export interface Suggestion {
  to: string;
  label: string;
  /** A price. */
  detail?: string;
}

export interface SuggestionGroup {
  title: string;
  options: Suggestion[];
}

/** Eight together, and where there are more products a link to all of them. */
const MOST = { products: 4, tools: 2, categories: 1, pages: 1 } as const;

/** What a text in the search field may mean; without the groups that are empty. */
export function suggest(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
): SuggestionGroup[] {
  const foundProducts = productSearch(products).find(query);
  const groups = [
    { title: 'Produkte', options: productOptions(query, foundProducts) },
    { title: 'Mietgeräte', options: toolOptions(toolNameSearch(tools).find(query)) },
    { title: 'Kategorien', options: categoryOptions(query, products, tools) },
    { title: 'Seiten', options: pageOptions(query) },
  ].filter(({ options }) => options.length > 0);
  if (groups.length > 0) return groups;
  const names = products.map(({ name }) => name);
  const nearest = nearestQueries(query, names, productSearch(products).find).map((text) => ({
    to: searchPath(text),
    label: text,
  }));
  return nearest.length > 0 ? [{ title: 'Meinten Sie', options: nearest }] : [];
}

function productOptions(query: string, found: readonly Product[]): Suggestion[] {
  const options: Suggestion[] = found.slice(0, MOST.products).map((product) => ({
    to: productPath(product.id),
    label: product.name,
    detail: priceLabel(product),
  }));
  if (found.length <= MOST.products) return options;
  return [...options, { to: searchPath(query), label: `Alle ${found.length} Produkte anzeigen` }];
}

function toolOptions(found: readonly RentalTool[]): Suggestion[] {
  return found.slice(0, MOST.tools).map((tool) => ({
    to: rentalToolPath(tool.id),
    label: tool.name,
    detail: `${formatEuro(toCents(tool.daily_price))} / Tag`,
  }));
}

function categoryOptions(
  query: string,
  products: readonly Product[],
  tools: readonly RentalTool[],
): Suggestion[] {
  const named = (items: readonly { category: string }[], pathOf: (category: string) => string) =>
    [...new Set(items.map(({ category }) => category))].map((category) => ({
      to: pathOf(category),
      label: category,
    }));
  return [...named(products, categoryPath), ...named(tools, rentalCategoryPath)]
    .filter(({ label }) => beginsWords(query, label))
    .slice(0, MOST.categories);
}

/** Words by which a page is looked for, besides its title. */
const PAGE_WORDS: Partial<Record<PageName, string>> = {
  catalogue: 'Preisliste Sortiment Baustoffe',
  rentalList: 'Mieten Mietgeräte Mietpark Verleih Leihen',
  about: 'Firma Team Unternehmen',
  services: 'Straßenbau Tiefbau Pflasterarbeiten Angebot',
  delivery: 'Lieferkosten Lieferzeit Liefergebiet Versand Rechnung Vorkasse Mindestbestellwert',
  contact: 'Öffnungszeiten Adresse Anfahrt Telefon Rückruf Beratung',
  cart: 'Bestellen',
  dashboard: 'Konto Anmelden Login Bestellungen',
  withdrawal: 'Widerruf Rückgabe Retoure Rücksendung Stornieren',
  withdrawalInstruction: 'Widerrufsrecht Widerrufsformular',
  warranty: 'Gewährleistung Garantie Mangel Reklamation',
  terms: 'AGB Geschäftsbedingungen',
  privacy: 'Cookies',
  imprint: '',
  accessibility: '',
};

function pageOptions(query: string): Suggestion[] {
  return Object.entries(PAGE_WORDS)
    .map(([name, words]) => ({ page: PAGES[name as PageName], words }))
    .filter(({ page, words }) => beginsWords(query, `${page.title} ${words}`))
    .map(({ page }) => ({ to: page.path, label: page.title }))
    .slice(0, MOST.pages);
}

/** Shorter words begin too many others. */
const MIN_LETTERS = 3;

/** Whether each word of the query begins one of the text: full search would find `Versand` by `Sand`. */
function beginsWords(query: string, text: string): boolean {
  const words = writtenWords(text).map(([folded]) => foldUmlauts(folded));
  return queryWords(query).every((word) => {
    const plain = foldUmlauts(word);
    return plain.length >= MIN_LETTERS && words.some((candidate) => candidate.startsWith(plain));
  });
}
