import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, json } from '../api/fake-api.ts';
import { product } from '../test/products.ts';
import { askForData } from './ask-for-page.ts';
import { beginPrefetch } from './begin-prefetch.ts';

let asked: string[] = [];
const answer = (path: string, body: unknown) => () => {
  asked.push(path);
  return json(body);
};

beforeEach(() => {
  asked = [];
  fakeApi({
    'GET /api/products': answer('products', [product()]),
    'GET /api/categories': answer('categories', []),
    'GET /api/products/7': answer('product 7', product()),
  });
});

function pointAt(href: string): void {
  document.body.innerHTML = `<a href="${href}"><span>dorthin</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('mouseover', { bubbles: true }));
}

test('a link that is pointed at brings what its page shows', async () => {
  const client = new QueryClient();
  beginPrefetch(client);
  pointAt('/produkt/7');
  await waitFor(() => expect(client.getQueryData(['products', '7'])).toEqual(product()));
  expect(asked).toEqual(['product 7']);
});

test('a link that leads elsewhere, or to a file, brings nothing', () => {
  const client = new QueryClient();
  beginPrefetch(client);
  for (const href of ['https://example.org/produkt/7', 'tel:0301234567', '/api/products']) {
    pointAt(href);
  }
  expect(asked).toEqual([]);
});

test('what a page shows is asked for once, all of it side by side', async () => {
  const client = new QueryClient();
  askForData(client, '/katalog');
  askForData(client, '/katalog');
  await waitFor(() => expect(asked.toSorted()).toEqual(['categories', 'products']));
});
