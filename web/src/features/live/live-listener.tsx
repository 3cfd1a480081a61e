import { useEffect, useEffectEvent, useState } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import { listChanges } from './list-changes.ts';
import { liveQuery } from './live-queries.ts';
import type { LiveUpdatesProps } from './live-updates.tsx';
import { useLiveConnection } from './use-live-connection.ts';

/** Signs in to Firebase and listens; shows nothing. Heavy: only ever loaded by `LiveUpdates`. */
export default function LiveListener(props: LiveUpdatesProps) {
  const connection = useLiveConnection();
  if (!connection) return null;
  return (
    <FirebaseAppProvider firebaseApp={connection.app} suspense={false}>
      <FirestoreProvider sdk={connection.firestore}>
        <ListListener {...props} uid={connection.uid} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function ListListener({ list, uid, onChange }: LiveUpdatesProps & { uid: string }) {
  const firestore = useFirestore();
  const [query] = useState(() => liveQuery(list, firestore, uid));
  const [changes] = useState(listChanges);
  const { data } = useFirestoreCollection(query);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!data) return;
    const ids = data.docs.map(({ id }) => id);
    const newIds = changes({ ids, isFromServer: !data.metadata.fromCache });
    if (newIds) tell(newIds);
  }, [data, changes]);
  return null;
}
