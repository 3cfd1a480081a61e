import { posix } from 'node:path';

/** Source files, each with its imports: paths from the root, or names of packages. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT =
  /^import\b[^'(]*'([^']+)'|^export (?:type )?[{*][^'=]*from '([^']+)'|\bimport\('([^']+)'\)/gm;

/** Tests, and what only they use. */
const isTest = (path: string) => /(\.test|-fixture)\.tsx?$|\/(test|testing)\//.test(path);

/** The rooms that the code of a folder may import; the most specific folder counts. */
const ROOMS: Record<string, readonly string[]> = {
  artwork: ['emulators'],
  checks: ['emulators'],
  domain: [],
  e2e: ['domain', 'emulators'],
  emulators: [],
  functions: ['domain', 'seed', 'emulators'],
  'functions/src': ['domain'],
  seed: ['domain', 'emulators'],
  web: ['domain'],
};
/** Tests may start the local Firestore and load the catalogue. */
const TEST_ROOMS = ['domain', 'seed', 'emulators'];

/**
 * Each layer of `web/src` may import those after it. The three sides of a subject are layers: what shoppers
 * and the office see, and what both show. `office` is the office's kit, which shoppers never load.
 */
const LAYERS = [
  ['app'],
  ['*/shop', '*/office'],
  ['office', '*/shared'],
  ['session', 'live', 'offline'],
  ['ui'],
  ['lib'],
];
const SIDE = /^web\/src\/(\w+)\/(shop|office|shared)\//;

/** Reads the imports of sources by their paths from the root. */
export function readImports(sources: Iterable<readonly [path: string, text: string]>): ImportGraph {
  const graph = new Map<string, string[]>();
  for (const [path, text] of sources) {
    const specifiers = [...text.matchAll(IMPORT)].map((match) => match.slice(1).join(''));
    graph.set(
      path,
      specifiers.map((specifier) => resolve(path, specifier)),
    );
  }
  return graph;
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.replace(/^@shop\/([^/]+)\/(.+)$/, '$1/src/$2.ts');
}

/** Imports against the directions of docs/architecture.md: between rooms, and between the layers of web. */
export function wrongImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, imports]) =>
    imports
      .filter((to) => leavesRoom(from, to) || usesWrongPackage(from, to) || leavesLayer(from, to))
      .map((to) => `${from} imports ${to}`),
  );
}

function leavesRoom(from: string, to: string): boolean {
  const [home = '', folder = ''] = from.split('/');
  const [room = ''] = to.split('/');
  if (room === home || !(room in ROOMS)) return false;
  const allowed = ROOMS[`${home}/${folder}`] ?? ROOMS[home] ?? [];
  const inTests = isTest(from) && allowed.length > 0 ? TEST_ROOMS : [];
  return !allowed.includes(room) && !inTests.includes(room);
}

/** Builders of what tests and trials are about. */
const TESTING = /^domain\/src\/testing\//;
const USES_TESTING = /^(e2e|functions\/(trials|operations))\//;

function usesWrongPackage(from: string, to: string): boolean {
  if (TESTING.test(to)) return !isTest(from) && !USES_TESTING.test(from);
  if (from.startsWith('web/src/')) return to.startsWith('node:');
  return from.startsWith('domain/') && !isTest(from) && !to.startsWith('domain/') && to !== 'yup';
}

function leavesLayer(from: string, to: string): boolean {
  if (![from, to].every((path) => path.startsWith('web/src/')) || isTest(from)) return false;
  if (isTest(to)) return true;
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (target === 'office') return !from.includes('/office/');
  if (layer === target) return layer === '*/shop' && subjectOf(from) !== subjectOf(to);
  const rank = LAYERS.findIndex((names) => names.includes(layer));
  return rank >= 0 && !LAYERS.slice(rank + 1).some((names) => names.includes(target));
}

const subjectOf = (path: string) => path.split('/')[2];

function layerOf(path: string): string {
  const [, subject, side] = SIDE.exec(path) ?? [];
  return side && subject !== 'app' ? `*/${side}` : (path.split('/')[2] ?? '');
}

/** The folders of a path; a side of a subject counts as one, for catalogue and cart show parts of each other. */
const roomsOf = (path: string) => path.replace(SIDE, 'web/src/$1:$2/').split('/');

/**
 * Imports that close a circle: seen from the folder above, files and folders must not import each
 * other in one, not even by a type or an `import()`, which the linter allows.
 */
export function importCycles(graph: ImportGraph): string[] {
  const edges = new Map<string, Map<string, string>>();
  for (const [from, imports] of graph) {
    for (const to of imports.filter((path) => graph.has(path) && !isTest(from))) {
      const [a, b] = [roomsOf(from), roomsOf(to)];
      const depth = a.findIndex((part, index) => part !== b[index]) + 1;
      const [entry, target] = [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')];
      edges.set(entry, (edges.get(entry) ?? new Map()).set(target, `${from} imports ${to}`));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(edges.get(from)?.keys() ?? [])].some((next) => reaches(next, to, seen));
  };
  return [...edges].flatMap(([entry, targets]) =>
    [...targets]
      .filter(([target]) => reaches(target, entry))
      .map(([target, example]) => `${entry} and ${target}: ${example}`),
  );
}
