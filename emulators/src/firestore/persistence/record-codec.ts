import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { CommitRecord } from '../core/journal.ts';

/** Length and checksum of the payload, four bytes each. */
const HEADER_BYTES = 8;

export function encodeRecord(record: CommitRecord): Buffer {
  const payload = serialize(record);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(payload.length, 0);
  header.writeUInt32LE(crc32(payload), 4);
  return Buffer.concat([header, payload]);
}

export interface DecodedRecord {
  readonly record: CommitRecord;
  readonly end: number;
}

/**
 * Decodes the record at `start`. Returns 'torn' for a truncated one, which can only be a file's
 * last, and 'damaged' for one that was changed after it was written.
 */
export function decodeRecord(file: Buffer, start: number): DecodedRecord | 'torn' | 'damaged' {
  const payloadStart = start + HEADER_BYTES;
  if (payloadStart > file.length) return 'torn';
  const end = payloadStart + file.readUInt32LE(start);
  const payload = file.subarray(payloadStart, end);
  if (end > file.length) return 'torn';
  if (crc32(payload) !== file.readUInt32LE(start + 4) || payload.length === 0) {
    // A power cut may leave preallocated zeros.
    return end === file.length || isZero(file.subarray(start)) ? 'torn' : 'damaged';
  }
  return { record: deserialize(payload), end };
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);
