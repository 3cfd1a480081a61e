import type { Catalogue } from '../catalogue/catalogue.ts';
import { toProductDetail } from '../catalogue/stored-product.ts';
import { catalogueAnswer, refusalAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { prepareJson } from '../prepared-json.ts';
import { refuse } from '../refusal.ts';

export function productEndpoints(catalogue: Catalogue): Endpoint[] {
  return [
    {
      path: '/api/products',
      get: async () => catalogueAnswer(await catalogue.productList()),
    },
    {
      path: '/api/products/:id',
      get: async ({ params }) => {
        const id = readPathId(params.id);
        const product = id && (await catalogue.findProduct(id));
        if (!product) return refusalAnswer(refuse('not_found', 'Diesen Artikel gibt es nicht.'));
        return catalogueAnswer(prepareJson(toProductDetail(product)));
      },
    },
    {
      path: '/api/categories',
      get: async () => catalogueAnswer(await catalogue.categoryList()),
    },
  ];
}
