/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** By lower-case name; several of one name in their order. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
  /** Whether the connection may serve another request. */
  keepsAlive: boolean;
}

/** What became of a request, and how long that took. */
export type Outcome =
  | { kind: 'answer'; answer: Answer; ms: number }
  /** The connection ended without a whole answer. */
  | { kind: 'dropped'; received: string; ms: number }
  /** Nothing more came for ten seconds. */
  | { kind: 'silent'; received: string; ms: number }
  /** What came is no HTTP. */
  | { kind: 'garbled'; received: string; ms: number };

const HEAD_END = '\r\n\r\n';

/**
 * Reads the first answer out of what has been received: `undefined` until it is whole, `garbled`
 * when it can be none. `isClosed` tells that nothing will follow.
 */
export function readAnswer(
  received: Buffer,
  { isHead, isClosed }: { isHead: boolean; isClosed: boolean },
): { answer: Answer; length: number } | 'garbled' | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = readHead(received.subarray(0, headEnd).toString('latin1'));
  if (!head) return 'garbled';
  const start = headEnd + HEAD_END.length;
  const rest = received.subarray(start);
  if (head.status < 200) {
    const next = readAnswer(rest, { isHead, isClosed });
    return next && next !== 'garbled' ? { ...next, length: next.length + start } : next;
  }
  const body = readBody(rest, head, isHead || [204, 304].includes(head.status), isClosed);
  if (!body || body === 'garbled') return body;
  const keepsAlive = !/\bclose\b/i.test(firstOf(head.headers, 'connection'));
  return { answer: { ...head, body: body.bytes, keepsAlive }, length: start + body.length };
}

/** The first header of a name; empty when there is none. */
export function firstOf(headers: Answer['headers'], name: string): string {
  return headers.get(name)?.[0] ?? '';
}

type Head = Pick<Answer, 'status' | 'headers'>;

function readHead(text: string): Head | undefined {
  const [statusLine = '', ...lines] = text.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/.exec(statusLine)?.[1];
  if (status === undefined) return undefined;
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+): ?([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return { status: Number(status), headers };
}

function readBody(rest: Buffer, { headers }: Head, isEmpty: boolean, isClosed: boolean) {
  if (isEmpty) return { bytes: Buffer.alloc(0), length: 0 };
  if (firstOf(headers, 'transfer-encoding') === 'chunked') return readChunks(rest);
  const announced = headers.get('content-length');
  if (announced === undefined) return isClosed ? { bytes: rest, length: rest.length } : undefined;
  const length = Number(announced[0]);
  if (announced.length !== 1 || !Number.isSafeInteger(length)) return 'garbled';
  return rest.length < length ? undefined : { bytes: rest.subarray(0, length), length };
}

function readChunks(rest: Buffer) {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString('latin1'), 16);
    if (!Number.isSafeInteger(size)) return 'garbled';
    const next = lineEnd + 2 + size + 2;
    if (rest.length < next) return undefined;
    if (size === 0) return { bytes: Buffer.concat(chunks), length: next };
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}
