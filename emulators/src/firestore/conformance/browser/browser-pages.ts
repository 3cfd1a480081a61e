import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../../../browser/index.ts';
import type { Actions, Connection } from './page-script.ts';

/** A page that runs the browser build of the SDK; methods call the actions of page-script.ts. */
export type RemotePage = {
  [Name in keyof Actions]: (
    ...args: Parameters<Actions[Name]>
  ) => Promise<Awaited<ReturnType<Actions[Name]>>>;
};

export interface BrowserPages {
  open(connection: Connection): Promise<RemotePage>;
  close(): Promise<void>;
}

/** Starts a real browser and a site on another origin than Firestore's. */
export async function openBrowserPages(): Promise<BrowserPages> {
  const script = await bundle();
  const site = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script src="/script.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  return {
    open: (connection) => openPage(browser, `http://localhost:${port}/`, connection),
    close: async () => {
      await browser.close();
      site.closeAllConnections();
      site.close();
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function openPage(
  browser: Browser,
  address: string,
  connection: Connection,
): Promise<RemotePage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The SDK waits 5 to 15 seconds, at random, before it reconnects to a lost server.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(address);
  const remote = new Proxy({} as RemotePage, {
    // Without `then`, or awaiting the proxy would call it.
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (...args: unknown[]) => page.evaluate(callAction, { name: String(name), args }),
  });
  await remote.connect(connection);
  return remote;
}

/** Runs in the page. An SDK error loses its code in transit unless the message contains it. */
async function callAction({ name, args }: { name: string; args: unknown[] }): Promise<unknown> {
  const { actions } = globalThis as unknown as {
    actions: Record<string, (...args: unknown[]) => unknown>;
  };
  try {
    return await actions[name]?.(...args);
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    throw new Error(`${code}: ${message}`);
  }
}
