import type { RequestListener } from 'node:http';
import express from 'express';
import { listen } from '../test/listen.ts';

/** What the parent sends before a measurement: the bytes that the bare express answers. */
export interface BareAnswer {
  path: string;
  text: string;
}

/** The two addresses that the parent is told. */
export interface Origins {
  api: string;
  bare: string;
}

/** The measured process: the built function and, on a second port, a bare express. */
const built = new URL('../lib/index.js', import.meta.url);
const { api } = (await import(built.href)) as { api: RequestListener };

const answers = new Map<string, Buffer>();
const bare = express().disable('x-powered-by').disable('etag');
bare.all('/api/*rest', (req, res) => {
  res.type('json').send(answers.get(req.path));
});

process.on('message', ({ path, text }: BareAnswer) => {
  answers.set(path, Buffer.from(text));
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
const origins: Origins = { api: (await listen(api)).origin, bare: (await listen(bare)).origin };
process.send?.(origins);
