import { storedText } from '../../lib/browser-storage/stored-text.ts';

/**
 * `private` or `business`: whose price is emphasised where net and gross stand together; null if the visitor never
 * chose. `prerender/boot.js` marks the document with it, and `lib/theme/prices.css` emphasises.
 */
export const chosenPrices = storedText('prices', () => window.localStorage);
