import { PAGE_PATTERNS } from '@shop/domain/contract/page-patterns';
import { describe, expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';

const SHOP = 'https://shop.example';

const ask = (address: string, { method = 'GET', isNavigation = false } = {}) =>
  kindOf({ method, url: new URL(address, SHOP).href, isNavigation }, SHOP, PAGE_PATTERNS);

describe('a page’s requests', () => {
  test.each([
    ...['/api/products', '/api/products/7', '/api/categories', '/api/rental-tools'],
    ...['/api/rental-tools/101', '/api/rental-categories'],
  ])('%s is the catalogue, which everybody may see', (path) => {
    expect(ask(path)).toBe('catalogue');
  });

  test.each([
    ...'/api/cart/session-of-a-test-0001 /api/cart /api/orders/B-00000-00001'.split(' '),
    ...'/api/orders /api/users/me /api/admin/live-token /api/sessions /api/contact'.split(' '),
    ...'/api/logout /api/oauth/google/redirect_url /api/health /api'.split(' '),
    ...'/api/products/7/reviews /api/pictures /api/pictures/../users/me'.split(' '),
    ...'/api/pictures/x.webp/me /api/admin/pictures /api/products/'.split(' '),
    ...'/api/products?page=2 /api/productsX /api/products/../users/me'.split(' '),
    ...'/api/products/%2e%2e/users/me /API/products/../cart/x /v2/api/products'.split(' '),
  ])('never touches %s', (path) => {
    expect(ask(path)).toBeUndefined();
    expect(ask(path, { isNavigation: path.startsWith('/api') })).toBeUndefined();
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'nothing that is sent with %s is touched',
    (method) => {
      for (const path of ['/api/products', '/api/contact', '/assets/app-1.js', '/pictures/x.webp'])
        expect(ask(path, { method })).toBeUndefined();
      expect(ask('/kontakt', { method, isNavigation: true })).toBeUndefined();
    },
  );

  test.each([
    ['/assets/main-Bx1.js', 'asset'],
    ['/assets/barlow-400.woff2', 'asset'],
    ['/pictures/kies-16-32-400.webp', 'picture'],
    ['/api/pictures/0af1-400.webp', 'picture'],
    ['/api/pictures/0af1-800.jpg', 'picture'],
  ])('%s is a file of the shop: %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  test.each([
    '/assets/office/admin-page-Bx1.js',
    '/favicon.svg',
    '/sw.js',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
  ])('leaves %s to the browser', (path) => {
    expect(ask(path)).toBeUndefined();
    expect(ask(path, { isNavigation: true })).toBeUndefined();
  });

  test.each([
    'https://placehold.co/192x192',
    'https://firestore.googleapis.com/api/products',
    'http://shop.example/api/products',
    'https://shop.example:8443/assets/main.js',
  ])('%s is another origin', (url) => {
    expect(ask(url)).toBeUndefined();
  });
});

describe('opening a page', () => {
  test.each(['/', '/katalog', '/katalog?category=Sand', '/produkt/7', '/warenkorb', '/checkout'])(
    '%s is kept for the next time',
    (path) => {
      expect(ask(path, { isNavigation: true })).toBe('document');
    },
  );

  test.each(['/dashboard', '/dashboard/', '/admin', '/auth/callback?code=abc', '/__/auth/handler'])(
    '%s is never touched',
    (path) => {
      expect(ask(path, { isNavigation: true })).toBeUndefined();
    },
  );

  test('an order’s page leaves no trace of its address', () => {
    const path = '/bestellung-bestaetigung/B-7K3M9-QX2TP';
    expect(ask(path, { isNavigation: true })).toBe('private-document');
  });

  test('pages whose names only share a prefix are pages', () => {
    expect(ask('/administration', { isNavigation: true })).toBe('document');
  });
});
