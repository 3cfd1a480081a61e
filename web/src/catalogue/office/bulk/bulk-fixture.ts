import type { SaveRequest, Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { productInput } from '@shop/domain/testing/office';
import { json } from '../../../lib/api/fake-api.ts';
import { type openOffice, type Routes, saveAll } from '../../../test/office-fixture.tsx';

/** A product of the category Schotter (crushed stone), in its first version. */
export const gravel = (id: number, input: Partial<ProductInput> = {}): Versioned<ProductInput> => ({
  id: String(id),
  version: 1,
  input: productInput({ name: `Schotter ${id}`, category: 'Schotter', price: 19.9, ...input }),
});

export const SAVE = 'POST /api/admin/products';

export const savesOf = ({ bodies }: ReturnType<typeof openOffice>) =>
  bodies<SaveRequest<ProductInput>>(SAVE);

export function officeRoutes(products: readonly Versioned<ProductInput>[]): Routes {
  const single = products.map((product): [string, Routes[string]] => [
    `GET /api/admin/products/${product.id}`,
    () => json(product),
  ]);
  const list = () => json(products, { headers: { 'total-count': String(products.length) } });
  return {
    'GET /api/admin/categories': () => json([]),
    'GET /api/categories': () => json([{ category: 'Sand' }, { category: 'Schotter' }]),
    'GET /api/admin/products?category=Schotter&visibility=current&limit=500': list,
    'GET /api/admin/products?limit=500': list,
    ...Object.fromEntries(single),
    [SAVE]: saveAll,
  };
}
