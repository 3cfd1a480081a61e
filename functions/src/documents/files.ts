/** The shop's documents as files: what subjects answer with, and how it is sent. */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { UnreadableDocument } from '../firestore/stored-type.ts';
import { PRIVATE } from '../http/caching.ts';
import { callLimiter } from '../http/call-limit.ts';
import {
  atMostAtOnce,
  costlyLimiter,
  methodNotAllowed,
  type RouteSettings,
} from '../http/route.ts';
import { sendChunks, withFirstChunk } from '../http/send-chunks.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { DamagedPaper } from './issued-paper.ts';

export interface FileReply {
  name: string;
  type: string;
  content: Buffer | AsyncIterable<Uint8Array | string>;
  /** Shown in the browser instead of being downloaded. */
  isShown?: boolean;
}

const PDF = 'application/pdf';
/** By path; `adminGuard` protects those below `/api/admin`. */
export type Files = Record<string, (req: Request) => Promise<FileReply>>;

const NO_FILE = 'Dieses Dokument gibt es nicht.';
/** The answer to who may not read it, too. */
export const missing = (message = NO_FILE) => new HttpError(404, message);

const BUSY: Refusal = {
  ...refuse(
    'too_many',
    'Gerade werden schon Belege heruntergeladen. Bitte versuchen Sie es gleich noch einmal.',
  ),
  retryAfterSeconds: 5,
};

/** Routes of files, each with its limits. */
export function fileRoutes({ callLimit }: Pick<RouteSettings, 'callLimit'>, files: Files): Router {
  const router = Router();
  for (const [path, fileOf] of Object.entries(files)) {
    const isOffice = path.startsWith('/api/admin');
    const limits = [
      ...(isOffice ? [] : [...callLimiter(callLimit), ...costlyLimiter(callLimit)]),
      ...(path.endsWith('.zip') ? [atMostAtOnce(1, BUSY)] : []),
    ];
    const send: RequestHandler = async (req, res) => {
      const file = await withinDeadline(fileOf(req));
      if (!isOffice) res.set(OF_LINKS);
      await sendFile(res, file);
    };
    router.get(path, ...limits, send).all(path, methodNotAllowed('GET, HEAD'));
  }
  return router;
}

/** A signed URL must not reach anybody else. */
const OF_LINKS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** A PDF, shown in the browser. */
export const shown = (name: string, content: Buffer): FileReply => {
  return { name, type: PDF, content, isShown: true };
};

export const paper = ({ filename, content }: { filename: string; content: Buffer }) =>
  shown(filename, content);

async function sendFile(res: Response, { name, type, content, isShown }: FileReply): Promise<void> {
  res.set(PRIVATE).set({
    'Content-Type': type,
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
  });
  if (Buffer.isBuffer(content)) res.send(content);
  else await sendChunks(res, content);
}

export interface ZippedFile {
  name: string;
  read(): Promise<Buffer>;
}

/** A ZIP of papers, one after the other; its fixed time makes it reproducible. */
export async function zipReply(
  deps: { log: Log },
  name: string,
  files: readonly ZippedFile[],
  day: string,
): Promise<FileReply> {
  const content = await withFirstChunk(zipOf(deps, files, new Date(`${day}T12:00:00`)));
  return { name: `${name}.zip`, type: 'application/zip', content };
}

/** Keeps one paper in memory at a time and names damaged ones. */
async function* zipOf(deps: { log: Log }, files: readonly ZippedFile[], mtime: Date) {
  const { Zip, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  // Stored uncompressed, as PDFs are already compressed.
  const add = (name: string, content: Uint8Array) => {
    const file = Object.assign(new ZipPassThrough(name), { mtime });
    zip.add(file);
    file.push(content, true);
  };
  const lost: string[] = [];
  for (const { name, read } of files) {
    try {
      add(name, await read());
    } catch (error) {
      if (!(error instanceof DamagedPaper || error instanceof UnreadableDocument)) throw error;
      const number = name.replace(/\.\w+$/, '');
      deps.log({ severity: 'ERROR', message: `The kept paper of ${number} is damaged` });
      lost.push(number);
    }
    yield* ready.splice(0);
  }
  if (lost.length > 0) {
    const lines = ['Die aufbewahrten PDF dieser Rechnungen sind beschädigt:', ...lost, ''];
    add('Fehlende Belege.txt', Buffer.from(lines.join('\r\n')));
  }
  zip.end();
  yield* ready;
}
