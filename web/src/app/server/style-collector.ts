import createCache, { type EmotionCache } from '@emotion/cache';

/** The key of Emotion's own cache in the browser: what carries it, that cache takes over. */
const KEY = 'css';

/** A cache for one rendering, which writes nothing into the HTML itself. */
export function styleCollector(): EmotionCache {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return cache;
}

/** The content of a `<style>` element and the mark by which the browser's Emotion finds it. */
export interface CollectedStyle {
  mark: string;
  css: string;
}

/**
 * What a rendering needed. Each global style has an element of its own, as the browser's `Global`
 * looks for the one that is its; all that has a class shares one.
 */
export function collectedStyles({ inserted, registered }: EmotionCache): CollectedStyle[] {
  const styles = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isGlobal = ({ name }: { name: string }) =>
    registered[`${KEY}-${name}`] === undefined && !name.startsWith('animation-');
  const scoped = styles.filter((style) => !isGlobal(style));
  return [
    ...styles.filter(isGlobal).map(({ name, css }) => ({ mark: `${KEY}-global ${name}`, css })),
    {
      mark: [KEY, ...scoped.map(({ name }) => name)].join(' '),
      css: scoped.map(({ css }) => css).join(''),
    },
  ];
}
