import createCache, { type StylisPlugin } from '@emotion/cache';

/** What decides whether an element is there for somebody: all that tests ask of a style. */
const VISIBILITY = /^(?:display|visibility|content-visibility|opacity)$/;

/**
 * Leaves the rest out of the document: nothing is laid out or painted in jsdom, which matches each rule
 * and works out each property for each element whose name or visibility a test asks for.
 */
const visibilityOnly: StylisPlugin = (element) => {
  if (element.type !== 'decl' || VISIBILITY.test(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** Where the styles of what tests show are kept. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [visibilityOnly] });

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  // Emotion keeps rules that say nothing, for the browser's tools.
  if (!/\{\}$|::|^@keyframes/.test(rule)) insert(rule);
};

/**
 * Takes the styles out of the document: jsdom matches each of its rules for each computed style, and
 * the files of a worker would leave theirs to the next ones.
 */
export function forgetStyles(): void {
  sheet.flush();
  styleCache.inserted = {};
  styleCache.registered = {};
}
