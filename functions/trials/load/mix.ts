import { REQUEST_KINDS, type RequestKind } from './request-kinds.ts';

/** One kind of request and how many of a hundred connections send it, one after the other. */
export interface Share {
  kind: RequestKind;
  connections: number;
}

/** Most visitors browse, some fill carts, few order; the office is open all day. */
const OF_A_HUNDRED: Readonly<Record<string, number>> = {
  'product list': 20,
  'product list, not changed': 20,
  'one product': 12,
  categories: 4,
  'rental tools': 8,
  'one rental tool': 4,
  'cart, add': 10,
  'cart of 2 lines, read': 8,
  'order of 3 lines': 6,
  'order, read': 2,
  'contact request': 1,
  'own account': 2,
  'own orders, one page': 1,
  'office: numbers': 1,
  'office: orders, one page': 1,
};

/** The mix for that many connections; each kind has one at least. */
export function mixFor(connections: number): Share[] {
  return Object.entries(OF_A_HUNDRED).map(([name, ofHundred]) => {
    const kind = REQUEST_KINDS.find((candidate) => candidate.name === name);
    if (!kind) throw new Error(`there is no request "${name}"`);
    return { kind, connections: Math.max(1, Math.round((ofHundred * connections) / 100)) };
  });
}
