import { isProductId } from '@shop/domain/cart';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { toProductDetail } from '../catalogue/stored-product.ts';
import { refusalAnswer } from '../http/answer.ts';
import { CATALOGUE_CACHING } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { prepareJson } from '../prepared-json.ts';
import { refuse } from '../refusal.ts';

export function productEndpoints(catalogue: Catalogue): Endpoint[] {
  return [
    {
      path: '/api/products',
      get: async () => ({
        headers: CATALOGUE_CACHING,
        content: { prepared: await catalogue.productList() },
      }),
    },
    {
      path: '/api/products/:id',
      get: async ({ params }) => {
        const id = readId(params.id);
        const product = id && (await catalogue.findProducts([id])).get(id);
        if (!product) return refusalAnswer(refuse('not_found', 'Diesen Artikel gibt es nicht.'));
        const prepared = prepareJson(toProductDetail(product));
        return { headers: CATALOGUE_CACHING, content: { prepared } };
      },
    },
    {
      path: '/api/categories',
      get: async () => ({
        headers: CATALOGUE_CACHING,
        content: { prepared: await catalogue.categoryList() },
      }),
    },
  ];
}

/** Only the usual way to write a number: `01` or `1e3` would be a second address of one product. */
function readId(text: unknown): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}
