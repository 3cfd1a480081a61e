import { createHash } from 'node:crypto';
import type { Hash } from '../src/server/style-policy.ts';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('base64');
