import { parseBody } from '@shop/domain/request-bodies';
import express, { type Express } from 'express';

/**
 * An express without anything. Its order is the plainest: the same JSON, checked with the same yup
 * schema, and an answer of the same form.
 */
export function createBare(): Express {
  const bare = express().disable('x-powered-by').disable('etag');
  bare.post('/api/orders', express.json(), (req, res) => {
    const order = parseBody('POST /api/orders', req.body);
    if (order.ok) res.status(201).json({ order_number: 'B-00000-00000' });
    else res.status(400).json({ message: order.message });
  });
  return bare;
}
