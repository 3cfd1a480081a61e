/** What the built function is compared with: express, and an order without any of the shop's rules. */
import { randomUUID } from 'node:crypto';
import { parseBody } from '@shop/domain/request-bodies';
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const firestore = getFirestore(initializeApp());
const bodies = new Map<string, Buffer>();

/** Answers a GET with whatever was PUT there, and an order with the same reads and writes as ours. */
export const api = express().disable('x-powered-by').disable('etag');
api.put('/api/*path', express.raw({ type: () => true, limit: '1mb' }), (req, res) => {
  bodies.set(req.path, req.body);
  res.end();
});
api.get('/api/*path', (req, res) => {
  res.type('json').send(bodies.get(req.path));
});
api.post('/api/orders', express.json(), async (req, res) => {
  const parsed = parseBody('POST /api/orders', req.body);
  if (!parsed.ok) throw new Error(parsed.message);
  const { session_id, order_items } = parsed.value;
  const names = ['orders', 'carts', 'counters', 'recipients', 'mails', 'mails'];
  const [order, cart, counter, recipient, ...mails] = names.map((name) =>
    firestore.collection(`bare-${name}`).doc(name === 'carts' ? session_id : randomUUID()),
  );
  if (!order || !cart || !counter || !recipient) throw new Error('unreachable');
  await firestore.runTransaction(async (transaction) => {
    const products = order_items.map((item) => firestore.doc(`products/${item.product_id}`));
    await transaction.getAll(cart, counter, recipient, ...products);
    transaction.create(order, { ...parsed.value });
    for (const document of [cart, counter, recipient, ...mails]) {
      transaction.set(document, { session_id });
    }
  });
  res.status(201).json({ order_number: order.id });
});
