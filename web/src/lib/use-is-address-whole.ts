import { useLocation } from 'react-router-dom';

/**
 * What stands for the part of an address behind its path while a rendered page is taken over. With a
 * key of its own, so that whoever keeps a part of the address sees that it changes.
 */
export const HIDDEN_ADDRESS = { search: '', hash: '', state: null, key: 'hydration' };

/** False while the query of the address is hidden. */
export function useIsAddressWhole(): boolean {
  return useLocation().key !== HIDDEN_ADDRESS.key;
}
