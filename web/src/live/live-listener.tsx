import { collection, type Firestore, limit, orderBy, type Query, query } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import { isPlaced, listChanges } from './list-changes.ts';
import { useLiveConnection } from './live-connection.ts';

type LiveList = 'orders' | 'contacts' | 'rentals';

export interface LiveUpdatesProps {
  list: LiveList;
  /**
   * Called once listening has begun, as something may have changed since the page was loaded, and on
   * each change, with the ids of entries that customers placed since (for orders, their numbers).
   */
  onChange(newIds: readonly string[]): void;
}

/** Signs in to Firebase and listens. Contains the Firebase SDK, so `LiveUpdates` loads it lazily. */
export default function LiveListener(props: LiveUpdatesProps) {
  const connection = useLiveConnection();
  if (!connection) return null;
  return (
    <FirebaseAppProvider firebaseApp={connection.app} suspense={false}>
      <FirestoreProvider sdk={connection.firestore}>
        <ListListener {...props} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function ListListener({ list, onChange }: LiveUpdatesProps) {
  const firestore = useFirestore();
  const [query] = useState(() => liveQuery(list, firestore));
  const [changes] = useState(listChanges);
  const { data, error } = useFirestoreCollection(query);
  if (error) throw error;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!data) return;
    const ids = data.docs.flatMap((each) => (isPlaced(each.data()) ? each.id : []));
    const newIds = changes({ ids, isFromServer: !data.metadata.fromCache });
    if (newIds) tell(newIds);
  }, [data, changes]);
  return null;
}

/** The page size of the API. */
const NEWEST = [orderBy('created_at', 'desc'), limit(50)] as const;

/** The newest entries of a list, as the rules allow. */
const liveQuery = (list: LiveList, firestore: Firestore): Query =>
  query(collection(firestore, list === 'rentals' ? 'rentalBookings' : list), ...NEWEST);
