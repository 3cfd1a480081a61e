import type { ApiError } from '@shop/domain/api';

/** The sentence of an error answer. */
export async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as ApiError).message;
}

/** The number in the answer to an order. */
export async function orderNumberOf(response: Response): Promise<string> {
  return ((await response.json()) as { order_number: string }).order_number;
}
