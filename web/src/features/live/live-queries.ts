import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';

/** What can be listened to. */
export type LiveList = 'my-orders' | 'orders' | 'contacts';

/** As many as a page of the API holds: what is in sight is what is watched. */
const NEWEST = [orderBy('created_at', 'desc'), limit(50)] as const;

/** The newest entries of a list, within what the rules allow that account to read. */
export function liveQuery(list: LiveList, firestore: Firestore, uid: string): Query {
  switch (list) {
    case 'my-orders':
      return query(collection(firestore, 'orders'), where('user_id', '==', uid), ...NEWEST);
    case 'orders':
    case 'contacts':
      return query(collection(firestore, list), ...NEWEST);
  }
}
