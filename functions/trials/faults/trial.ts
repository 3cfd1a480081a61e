import type { Firestore } from 'firebase-admin/firestore';
import type { Shop } from '../stack/shop.ts';
import type { SessionRecord } from './records.ts';
import type { Traffic } from './traffic.ts';

/** What a trial needs of the shop. */
export interface Stage {
  shop: Shop;
  firestore: Firestore;
  seed: number;
  /** Of all trials on this stage: what one left behind, the next must not harm. */
  sessions: SessionRecord[];
}

export interface TrialResult {
  name: string;
  /** Empty when the shop kept all its promises. */
  violations: string[];
  orders: number;
  traffic: Traffic;
  /** What else there is to say. */
  remark: string;
}
