import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../trials/stack/shop.ts';

export interface Sent {
  method?: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Without a declared length. */
  isChunked?: boolean;
}

export interface ServedFunction {
  send(sent: Sent): Promise<{ status: number | undefined; body: string }>;
  /** The process's peak memory so far; rejects once the process has died. */
  peakMb(): Promise<number>;
  /** The end of its log. */
  log(): string;
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Folder in which the function is installed. */
  folder: string;
  memoryMb: number;
  /** `host:port` of Firestore. */
  database: string;
}

/** Memory of an instance that Google's build reserves for everything but Node's heap. */
const HEADROOM_MB = 64;

/** Answers each message with the peak memory so far, in KB. */
const METER =
  'data:text/javascript,' +
  'process.on("message", () => process.send(process.resourceUsage().maxRSS));' +
  'process.on("disconnect", () => process.exit());';

/** Serves `api` like an instance of Cloud Functions: with the installed framework and the same heap limit. */
export async function serveFunction(options: ServeOptions): Promise<ServedFunction> {
  const port = await freePort();
  const heap = `--max-old-space-size=${options.memoryMb - HEADROOM_MB}`;
  const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';
  const child = spawn(process.execPath, [heap, '--import', METER, framework], {
    cwd: options.folder,
    env: {
      ...process.env,
      FUNCTION_TARGET: 'api',
      PORT: `${port}`,
      GCLOUD_PROJECT: 'demo-pack',
      FIRESTORE_EMULATOR_HOST: options.database,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log = `${log}${chunk}`.slice(-5000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exit = once(child, 'exit');
  const died = exit.then(([code, signal]) => {
    throw new Error(`the function has died (${code ?? signal}): ${log}`);
  });
  died.catch(() => undefined);
  const listening = async () => {
    for await (const line of createInterface(child.stdout as Readable))
      if (line.startsWith('URL:')) return;
  };
  await Promise.race([listening(), died]);

  return {
    send: async ({ method = 'POST', path, headers, body, isChunked = false }) => {
      const framing = isChunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': Buffer.byteLength(body) };
      const all = { ...headers, ...framing };
      // Kept alive, so that the answer does not cut off an upload in progress.
      const agent = new Agent({ keepAlive: true });
      const sent = request({ agent, port, host: '127.0.0.1', method, path, headers: all });
      sent.end(body);
      const [response] = await once(sent, 'response');
      const chunks = await response.setEncoding('utf8').toArray();
      if (!sent.writableFinished) await once(sent, 'finish');
      agent.destroy();
      return { status: response.statusCode, body: chunks.join('') };
    },
    peakMb: async () => {
      const reply = once(child, 'message');
      child.send('peak');
      const [kilobytes] = await Promise.race([reply, died]);
      return kilobytes / 1024;
    },
    log: () => log,
    stop: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
