import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Product } from '@shop/domain/product';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The built web with a catalogue of its own behind `/api`: the server's share is measured elsewhere. */
export async function serveShop(
  dist: string,
  products: readonly Product[],
): Promise<{ url: string; close(): void }> {
  const answers: Record<string, unknown> = {
    '/api/products': products,
    '/api/categories': [...new Set(products.map(({ category }) => category))].map((category) => ({
      category,
    })),
    '/api/users/me': null,
  };
  const packed = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://shop');
    const product = products.find(({ id }) => pathname === `/api/products/${id}`);
    const answer = product ? { ...product, specifications: [] } : answers[pathname];
    if (answer !== undefined || pathname in answers) {
      const body = packed.get(pathname) ?? brotliCompressSync(JSON.stringify(answer));
      packed.set(pathname, body);
      response.setHeader('content-encoding', 'br');
      response.setHeader('content-type', 'application/json');
      response.end(body);
      return;
    }
    const file = fileOf(dist, pathname);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  const url = await listen(server);
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As Hosting finds it: the file, the page without its ending, or the shell. */
function fileOf(dist: string, pathname: string): string {
  const path = join(dist, normalize(pathname));
  const isFile = pathname !== '/' && extname(path) !== '' && existsSync(path);
  if (isFile) return path;
  return existsSync(`${path}.html`) ? `${path}.html` : join(dist, 'index.html');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
