import type { Catalogue } from '../catalogue/catalogue.ts';
import { type StoredProduct, toProductDetail } from '../catalogue/stored-product.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, catalogueAnswer, refusalAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { onceFor } from '../once-for.ts';
import { prepareJson } from '../prepared-text.ts';
import { whenThere } from '../when-there.ts';

const UNKNOWN = refuse('not_found', 'Diesen Artikel gibt es nicht.');

export function productEndpoints(catalogue: Catalogue): Endpoint[] {
  return [
    {
      path: '/api/products',
      get: () => whenThere(catalogue.productList(), catalogueAnswer),
    },
    {
      path: '/api/products/:id',
      get: ({ params }) => detail(catalogue, params.id),
    },
    {
      path: '/api/categories',
      get: () => whenThere(catalogue.categoryList(), catalogueAnswer),
    },
  ];
}

const preparedDetail = onceFor((product: StoredProduct) => prepareJson(toProductDetail(product)));

function detail(catalogue: Catalogue, pathId: unknown): Answer | Promise<Answer> {
  const id = readPathId(pathId);
  if (id === undefined) return refusalAnswer(UNKNOWN);
  return whenThere(catalogue.findProduct(id), ({ item }) =>
    item ? catalogueAnswer(preparedDetail(item)) : refusalAnswer(UNKNOWN),
  );
}
