// Frozen: this is what lies in databases. Never edit a version; add the next one.
import { Timestamp } from 'firebase-admin/firestore';

const used_at = [1, 2, 3, 4].map((second) => new Timestamp(1_772_443_790 + second, 0));
const expires_at = new Timestamp(1_772_443_854, 0);

/** Each instant stands for one use. */
export const RATE_LIMIT_V1 = { used_at, expires_at, schema_version: 1 };

export const RATE_LIMIT_V2 = { used_at, counts: [1, 1, 1, 2], expires_at, schema_version: 2 };
