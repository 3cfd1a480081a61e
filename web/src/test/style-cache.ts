import createCache, { type StylisPlugin } from '@emotion/cache';

/** The only styles that tests ask for: whether an element is visible. */
const VISIBILITY = /^(?:display|visibility|content-visibility|opacity)$/;

/**
 * Drops all other styles: jsdom has no layout, but matches each rule and computes each property for
 * each element whose name or visibility a test asks for.
 */
const visibilityOnly: StylisPlugin = (element) => {
  if (element.type !== 'decl' || VISIBILITY.test(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** The emotion cache of rendered tests. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [visibilityOnly] });

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  // Emotion keeps empty rules, for the browser's tools.
  if (!/\{\}$|::|^@keyframes/.test(rule)) insert(rule);
};

/**
 * Removes the styles from the document, which test files share: jsdom matches each rule for each
 * computed style.
 */
export function forgetStyles(): void {
  sheet.flush();
  styleCache.inserted = {};
  styleCache.registered = {};
}
