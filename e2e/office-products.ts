import type { Page } from '@playwright/test';
import type { ProductInput } from '@shop/domain/office/product-input';
import { expect } from './shop-test.ts';

const NEW_PRODUCT = {
  category: 'Sand',
  unit: 't',
  visibility: 'visible',
  specifications: [],
  related_ids: [],
  pictures: [],
} as const;

/** Saves new products as the admin by the office's call; returns their ids. */
export async function saveProducts(
  { request }: Page,
  ...inputs: readonly (Pick<ProductInput, 'name'> & Partial<ProductInput>)[]
): Promise<string[]> {
  const changes = inputs.map((input) => ({ version: 0, input: { ...NEW_PRODUCT, ...input } }));
  const data = { request_id: crypto.randomUUID(), changes };
  const answer = await request.post('/api/admin/products', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const results = (await answer.json()) as { current: { id: string } }[];
  return results.map(({ current }) => current.id);
}
