import { PAGE_LIST } from '@shop/domain/contract/pages';
import { expect, test } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import { hasDocument, pageAt } from './pages.tsx';

const { rewrites, headers } = firebase.hosting;
const rootOf = (path: string) => path.replace(/\/:\w+$/, '').slice(1);
const pathsOf = (document: string) =>
  PAGE_LIST.filter((page) => page.document === document).map(({ path }) => path);
const rendered = pathsOf('rendered').map(rootOf).join('|');

test.each([
  ['/', 'home', {}],
  ['/produkt/7', 'product', { id: '7' }],
  ['/produkt/a%20b', 'product', { id: 'a b' }],
  ['/miete/', 'rentalList', {}],
  ['/bestellung-bestaetigung/B-1', 'orderConfirmation', { orderNumber: 'B-1' }],
  ['/admin', 'admin', {}],
  ['/admin/sortiment/artikel', 'admin', { '*': 'sortiment/artikel' }],
  ['/produkt/7/8', 'notFound', { '*': 'produkt/7/8' }],
])('%s is the page "%s"', (path, name, params) => {
  expect(pageAt(path)).toMatchObject({ page: { name }, params });
});

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../test/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
/** The file of a page bears its name; plans share one, as guides do. */
const fileOf = (name: string) =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
const OF_SEVERAL = /^(plan|guide)[A-Z]/;
/** A product, a tool and a category make their heads of what they show. */
const ownPages = PAGE_LIST.map(({ name }) => name)
  .filter((name) => !OF_SEVERAL.test(name))
  .filter((name) => !['product', 'rentalTool', 'catalogue', 'notFound'].includes(name));

test.each(ownPages)('the page %s has its own head', (name) => {
  const texts = sources.filter(([path]) => path.endsWith(fileOf(name))).map(([, text]) => text);
  expect(texts).toEqual([
    expect.stringMatching(new RegExp(`(usePageHead\\(\\s*|page=)['"]${name}['"]`)),
  ]);
});

test('a page links to each, but for the one that Google leads to', () => {
  const isLinked = (name: string) =>
    sources.some(
      ([path, text]) =>
        !path.endsWith(fileOf(name)) &&
        (text.includes(`PATHS.${name}`) || text.includes(`Path('${name}'`)),
    );
  const unlinked = PAGE_LIST.filter(({ name, navigation }) => !navigation && !isLinked(name));
  const names = unlinked.map(({ name }) => name).filter((name) => !OF_SEVERAL.test(name));
  expect(names).toEqual(['authCallback', 'notFound']);
});

test('Hosting sends exactly the rendered pages to the function', () => {
  const toFunction = rewrites.filter(({ function: called }) => called).map(({ source }) => source);
  expect(toFunction).toEqual(['/api/**', `/@(${rendered})/**`, '/sitemap.xml']);
});

test('Hosting serves each built page with a parameter, and the office, from one document', () => {
  const roots = [...pathsOf('built').filter((path) => path.includes(':')), '/admin'].map(rootOf);
  expect(rewrites.filter(({ destination }) => destination)).toEqual(
    roots.map((root) => ({ source: `/${root}/**`, destination: `/${root}.html` })),
  );
});

test('the document of a page with a parameter is not that of its bare address', () => {
  for (const path of pathsOf('built').filter((each) => each.includes(':'))) {
    expect([hasDocument(path), hasDocument(`/${rootOf(path)}`)]).toEqual([true, false]);
  }
});

test('Hosting leaves the headers of rendered pages to the function', () => {
  const sources = headers.map(({ source }) => source).filter((source) => source?.startsWith('!'));
  expect(sources).toEqual([`!/@(api|${rendered})/**`, `!/@(api|assets|pictures|${rendered})/**`]);
});

test('only non-public pages may connect to Google', () => {
  const [rule, ...others] = headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('https://firestore.googleapis.com')),
  );
  const pattern = new RegExp(rule?.regex ?? '');
  const mayConnect = PAGE_LIST.filter(({ path }) => pattern.test(path));
  expect(others).toEqual([]);
  expect('/admin/einstellungen/bank').toMatch(pattern);
  expect('/administration').not.toMatch(pattern);
  expect(mayConnect).toEqual(PAGE_LIST.filter(({ access }) => access !== 'public'));
});
