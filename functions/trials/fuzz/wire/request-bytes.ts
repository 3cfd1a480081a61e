import { METHODS } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import type { SentBody, Step } from '../step.ts';
import type { Sending } from './wire.ts';

/** 40 MB that travel in 40 KB. */
const BOMB = gzipSync(Buffer.alloc(40_000_000));

/** A step whose places are filled: what goes over the wire, and what that means for the answer. */
export interface WireRequest extends Sending {
  method: string;
  target: string;
  headers: Step['headers'];
  body: Buffer;
  /**
   * Whether it is no proper HTTP or asks Node's server for something special: then the server may
   * answer by itself, or end the connection.
   */
  isOdd: boolean;
}

/** Puts a step into bytes; the texts are UTF-8. */
export function requestBytes(step: Step, cookie: string | undefined): WireRequest {
  const body = step.body ? packed(step.body) : Buffer.alloc(0);
  const headers = [
    ...step.headers,
    ...(cookie === undefined ? [] : [['Cookie', cookie] as const]),
    ...(step.body ? framingHeaders(step.body, body) : []),
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${step.method} ${step.target} ${step.version}\r\n${lines}\r\n`);
  const isOdd = isOddHead(step, head) || isOddFraming(step.body);
  return {
    method: step.method,
    target: step.target,
    headers,
    body,
    isOdd,
    bytes: Buffer.concat([head, step.body ? framed(step.body, body) : body]),
    isHead: step.method === 'HEAD',
    ending: isOdd ? endingOf(step.body?.framing) : 'never',
  };
}

function packed({ text, packing }: SentBody): Buffer {
  const bytes = Buffer.from(text);
  if (packing === 'gzip') return gzipSync(bytes);
  if (packing === 'deflate') return deflateSync(bytes);
  if (packing === 'bomb') return BOMB;
  if (packing === 'latin1') return Buffer.from(text, 'latin1');
  return packing === 'utf16' ? Buffer.from(text, 'utf16le') : bytes;
}

function framingHeaders({ framing }: SentBody, { length }: Buffer): Step['headers'] {
  const announce = (bytes: number) => ['Content-Length', String(bytes)] as const;
  const chunked = ['Transfer-Encoding', 'chunked'] as const;
  if (framing === 'length') return [announce(length)];
  if (framing === 'short') return [announce(Math.max(0, length - 7))];
  if (framing === 'long') return [announce(length + 7)];
  if (framing === 'both') return [announce(length), chunked];
  return framing === 'none' ? [] : [chunked];
}

function framed({ framing }: SentBody, body: Buffer): Buffer {
  if (framing === 'chunked' || framing === 'both') return chunks(body, '0\r\n\r\n');
  return framing === 'cut' ? chunks(body.subarray(0, body.length / 2), '') : body;
}

function chunks(body: Buffer, end: string): Buffer {
  if (body.length === 0) return Buffer.from(end);
  const size = Buffer.from(`${body.length.toString(16)}\r\n`);
  return Buffer.concat([size, body, Buffer.from(`\r\n${end}`)]);
}

function isOddFraming(body: SentBody | undefined): boolean {
  return body !== undefined && body.framing !== 'length' && body.framing !== 'chunked';
}

function endingOf(framing: SentBody['framing'] | undefined): Sending['ending'] {
  return framing === 'long' || framing === 'cut' ? 'now' : 'unanswered';
}

const MAX_HEAD_BYTES = 16_000;
const PROPER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const PROPER_TARGET = /^(?:\/|https?:\/\/)[\x21-\x7e]*$/;
/** With these the server does something of its own, or must refuse what they say. */
const SPECIAL = /^(host|connection|upgrade|expect|transfer-encoding|content-length|trailer)$/i;
const PROPER_SPECIAL = /^(Host: [\x21-\x7e]+|Connection: close)$/;

function isOddHead(step: Step, head: Buffer): boolean {
  const { method, target, version, headers } = step;
  if (!METHODS.includes(method) || method === 'CONNECT') return true;
  if (version !== 'HTTP/1.1' || !PROPER_TARGET.test(target)) return true;
  if (head.length > MAX_HEAD_BYTES) return true;
  return headers.some(([name, value]) => isOddHeader(name, value)) || isRepeated(headers);
}

function isOddHeader(name: string, value: string): boolean {
  if (!PROPER_NAME.test(name) || !/^[\t\x20-\x7e\u0080-\u{10ffff}]*$/u.test(value)) return true;
  return SPECIAL.test(name) && !PROPER_SPECIAL.test(`${name}: ${value}`);
}

function isRepeated(headers: Step['headers']): boolean {
  const special = headers.map(([name]) => name.toLowerCase()).filter((name) => SPECIAL.test(name));
  return new Set(special).size < special.length;
}
