import { array, mixed } from 'yup';
import {
  type CartAddRequest,
  type CartLine,
  type CartPlanRequest,
  isProductId,
  MAX_CART_LINES,
} from '../../cart/cart.ts';
import type { DeliveryOptions } from '../../delivery/delivery-options.ts';
import { across, requestIdSchema as requestId } from '../../fields/input-fields.ts';
import type { PlannerData } from '../../planner/planner-goods.ts';
import type { CategoryItem, Product, ProductDetail } from '../../product/product.ts';
import type { CatalogueStart } from '../../product/product-list.ts';
import type { RentalTool } from '../../rental/rental.ts';
import type { Notices } from '../../settings/notices.ts';
import { missedSearchSchema } from '../../statistics/missed-searches.ts';
import { isQuantity } from '../../text/quantity.ts';
import { requiredObject, textSchema } from '../../text/validation.ts';
import { type Calls, fromMemory, visitor } from '../describe.ts';

const NOT_ADDABLE = 'Die Angaben zum Artikel oder zur Menge sind ungültig.';

const cartAdd = requiredObject<CartAddRequest>(NOT_ADDABLE, {
  product_id: mixed({ check: isProductId }).typeError(NOT_ADDABLE).required(NOT_ADDABLE),
  quantity: mixed({ check: isQuantity }).typeError(NOT_ADDABLE).required(NOT_ADDABLE),
  customer_number: textSchema().typeError(NOT_ADDABLE).optional().max(20, NOT_ADDABLE),
});

const cartPlan = requiredObject<CartPlanRequest>(NOT_ADDABLE, {
  request_id: requestId,
  lines: array(cartAdd)
    .typeError(NOT_ADDABLE)
    .required(NOT_ADDABLE)
    .min(1, NOT_ADDABLE)
    .max(MAX_CART_LINES, NOT_ADDABLE)
    .test(
      'once',
      'Ein Artikel steht zweimal in der Liste.',
      across<CartAddRequest[]>((lines) => {
        return new Set(lines.map(({ product_id }) => product_id)).size === lines.length;
      }),
    ),
});

export const CATALOGUE_CALLS = {
  'GET /api/products': fromMemory<Product[]>(),
  /** What the catalogue shows until it has loaded all products. */
  'GET /api/catalogue': fromMemory<CatalogueStart>(),
  'GET /api/categories': fromMemory<CategoryItem[]>(),
  'GET /api/products/{id}': fromMemory<ProductDetail>(1),
  'GET /api/delivery-options': fromMemory<DeliveryOptions>(),
  /** Notices shown on every page. */
  'GET /api/notices': fromMemory<Notices>(),
  'POST /api/cart': { ...visitor<CartLine[]>(3, 3, [2, 2]), body: cartAdd, basis: 'specified' },
  /** Adds all goods of a plan at once; a repeated `request_id` adds nothing. */
  'POST /api/cart/plan': { ...visitor<CartLine[]>(3, 3, [2, 2]), body: cartPlan, basis: 'added' },
  'GET /api/cart/{sessionId}': visitor<CartLine[]>(1),
  /** Counts the words of a search without results, unless they look personal. */
  'POST /api/missed-searches': {
    ...visitor<null>(3, 3, [2, 2]),
    body: missedSearchSchema,
    basis: 'added',
  },
  /** The goods and tools that plans use. */
  'GET /api/planner': fromMemory<PlannerData>(),
  'GET /api/rental-tools': fromMemory<RentalTool[]>(),
  'GET /api/rental-categories': fromMemory<CategoryItem[]>(),
  'GET /api/rental-tools/{id}': fromMemory<RentalTool>(1),
} as const satisfies Calls;
