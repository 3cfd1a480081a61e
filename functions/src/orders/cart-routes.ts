import { isSessionId } from '@shop/domain/cart/cart';
import {
  LATER_SESSION_HEADER,
  ORDER_NUMBER_HEADER,
  SESSION_ID_HEADER,
} from '@shop/domain/contract/call';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import { refuse } from '../lib/refusal.ts';
import { addPlan, addToCart, type CartDeps } from './add-to-cart.ts';
import { readCart } from './read-cart.ts';

const NO_SESSION = refuse('invalid', 'Die Sitzung ist ungültig.');

export function cartRoutes(deps: CartDeps) {
  return [
    route('POST /api/cart', async ({ body, req }) => {
      const sessionId = req.get(SESSION_ID_HEADER);
      if (!isSessionId(sessionId)) return NO_SESSION;
      return addToCart(deps, { sessionId, address: clientAddress(req) }, body);
    }),
    route('POST /api/cart/plan', async ({ body, req }) => {
      const sessionId = req.get(SESSION_ID_HEADER);
      if (!isSessionId(sessionId)) return NO_SESSION;
      return addPlan(deps, { sessionId, address: clientAddress(req) }, body);
    }),
    route('GET /api/cart/{sessionId}', async ({ params }) => {
      if (!isSessionId(params.sessionId)) return NO_SESSION;
      const { items, ordered } = await readCart(deps, params.sessionId);
      const { order_number, later_session_id } = ordered ?? {};
      const headers = {
        ...(order_number && { [ORDER_NUMBER_HEADER]: order_number }),
        ...(later_session_id && { [LATER_SESSION_HEADER]: later_session_id }),
      };
      return { body: items, headers };
    }),
  ];
}
