import type { Plugin, Rolldown } from 'vite';

/** What the bundler tells of a module. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Our own code that several pages share, by who is among its users; the first that fits. What the
 * home page shares comes with the frame of every page.
 */
const SHARED: readonly [chunk: string, users: RegExp][] = [
  ['frame', /^(entry|home)$/],
  ['goods', /^(catalogue|product|rental-.+|cart|checkout|order-.+|dashboard|admin)$/],
  ['texts', /./],
];

/** What a field of a form is made of; pages without one never load it. */
const FIELDS =
  /@mui\/material\/(Input|Outlined|Form|Select|Textarea)|components\/form\/field-frame/;

/** Runs as a task of its own before the other libraries: shorter ones keep the page answering. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|web\/src\/app\/react-client\.ts$/;

/** What of MUI all its controls stand on. */
const CONTROLS =
  /@mui\/(utils|material\/(utils|internal\/[a-z]|SvgIcon|ButtonBase|useLazyRipple|Paper))\//;

/** What of ours needs formik and yup, or keeps what is typed: goes where those go. */
const FORMS =
  /web\/src\/features\/contact\/|components\/form\/|lib\/drafts\/|domain\/src\/(validation|.*-schema)\.ts$/;

const isLibrary = (id: string): boolean => id.includes('/node_modules/');

/**
 * Few files, since each is a request on a phone's connection and packs worse than a part of a larger
 * one: the libraries of every page (they change seldom and stay cached), the frame of every page,
 * what some pages share, and each page.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: groups() } } },
      },
    }),
  };
}

function groups() {
  const alone = { includeDependenciesRecursively: false };
  const ours = (id: string) => !isLibrary(id) && !FORMS.test(id);
  return [
    { name: 'react', tags: ['$initial' as const], test: REACT, priority: 5 },
    { name: 'libraries', tags: ['$initial' as const], test: isLibrary, priority: 4 },
    { name: sharedChunk, test: ours, priority: 3, ...alone },
    { name: 'fields', test: FIELDS, priority: 2, ...alone },
    { name: 'controls', test: CONTROLS, priority: 1, minShareCount: 3, ...alone },
  ];
}

function sharedChunk(id: string, modules: Modules): string | null {
  const users = [...usersOf(id, modules)];
  // What only one page uses comes with it.
  if (users.length < 2 && users[0] !== 'entry') return null;
  return SHARED.find(([, names]) => users.some((user) => names.test(user)))?.[0] ?? null;
}

/** Who brings a module along: the entry, pages by their folders, and what else is loaded later. */
function usersOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const users = new Set<string>();
  if (seen.has(id)) return users;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info?.isEntry) users.add('entry');
  if (info?.dynamicImporters.length) users.add(/\/pages\/([^/]+)\//.exec(id)?.[1] ?? id);
  for (const importer of info?.importers ?? [])
    for (const user of usersOf(importer, modules, seen)) users.add(user);
  return users;
}
