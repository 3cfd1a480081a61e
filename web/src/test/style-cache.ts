import createCache, { type StylisPlugin } from '@emotion/cache';

/** The only styles tests query: whether an element is visible. */
const VISIBILITY = /^(?:display|visibility|content-visibility|opacity)$/;

/**
 * Drops all other styles: jsdom has no layout, yet matches every rule and computes every property of
 * each element whose name or visibility a test asks for.
 */
const visibilityOnly: StylisPlugin = (element) => {
  if (element.type !== 'decl' || VISIBILITY.test(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** The Emotion cache of rendered tests. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [visibilityOnly] });

const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
sheet.insert = (rule) => {
  // Emotion keeps empty rules, for the browser's developer tools.
  if (!/\{\}$|::|^@keyframes/.test(rule)) insert(rule);
};

/**
 * Removes the styles from the document, which test files share: jsdom matches every rule for each
 * computed style.
 */
export function forgetStyles(): void {
  sheet.flush();
  styleCache.inserted = {};
  styleCache.registered = {};
}
