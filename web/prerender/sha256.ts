import { createHash } from 'node:crypto';
import type { Hash } from '../src/app/server/style-policy.ts';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('base64');
