import { createContext, useContext, useSyncExternalStore } from 'react';
import { storedText } from './browser-storage/stored-text.ts';

/**
 * `private` (prices are gross), `business` (net, as the contract quotes them) or `later`, if the visitor only closed
 * the question; null if they never answered. `prerender/boot.js` marks the document with it before the first paint.
 */
export const chosenPrices = storedText('prices', () => window.localStorage);

/** True in the office, where prices stay as in the contract whatever was chosen. */
export const AsQuoted = createContext(false);

/** `both` on the server and while hydrating: `lib/theme/prices.css` then shows one of them by the document's mark. */
type ShownPrices = 'quoted' | 'gross' | 'both';

export function useShownPrices(): ShownPrices {
  const isOffice = useContext(AsQuoted);
  const shown = useSyncExternalStore(chosenPrices.subscribe, chosen, unknown);
  return isOffice ? 'quoted' : shown;
}

const chosen = (): ShownPrices => (chosenPrices.get() === 'private' ? 'gross' : 'quoted');
const unknown = (): ShownPrices => 'both';
