import { parseStored, storedText } from '../../lib/browser-storage/stored-text.ts';

/** The plan whose goods were put into the cart. */
export interface CartPlan {
  /** `Einfahrt, 40 m²` */
  name: string;
  /** Address of the plan. */
  path: string;
  productIds: readonly number[];
}

export const cartPlanText = storedText('cartPlan', () => window.localStorage);

/** Reads the stored plan; a damaged one counts as none. */
export function readCartPlan(text: string | null): CartPlan | undefined {
  const stored = parseStored(text) as Partial<CartPlan> | null;
  const { name, path, productIds } = stored ?? {};
  if (typeof name !== 'string' || !path?.startsWith('/planer/')) return undefined;
  return Array.isArray(productIds) ? { name, path, productIds } : undefined;
}
