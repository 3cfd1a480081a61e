import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The key of the browser's cache, which takes over the elements that carry it. */
const KEY = 'css';

/**
 * Emotion's own prefixes are for browsers older than 2015 and would make up a tenth of each document.
 * Of the browsers that MUI supports, only Safari needs one.
 */
const forSafari: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-user-select:${element.children};user-select:${element.children};`;
};

export function styleCollector(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [forSafari] });
  // Keeps Emotion from writing style elements between the HTML.
  cache.compat = true;
  return cache;
}

/**
 * The styles of a rendering: one element for each global style, since `Global` looks for its own, and
 * one for all classes.
 */
export function collectedStyles({ inserted, registered }: EmotionCache) {
  const styles = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isGlobal = ({ name }: { name: string }) =>
    registered[`${KEY}-${name}`] === undefined && !name.startsWith('animation-');
  const scoped = styles.filter((style) => !isGlobal(style));
  return [
    // The mark is the attribute `data-emotion`, by which the browser's cache finds the element.
    ...styles.filter(isGlobal).map(({ name, css }) => ({ mark: `${KEY}-global ${name}`, css })),
    {
      mark: [KEY, ...scoped.map(({ name }) => name)].join(' '),
      css: scoped.map(({ css }) => css).join(''),
    },
  ];
}
