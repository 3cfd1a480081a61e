import { useEffect, useState } from 'react';
import { type LiveConnection, openLiveConnection } from './live-connection.ts';

interface Shared {
  users: number;
  connection: Promise<LiveConnection>;
}

let shared: Shared | undefined;

/**
 * The one connection that all listeners of the page share; undefined while it is being opened. It
 * is closed behind the last of them. Throws, for a boundary, when it cannot be opened.
 */
export function useLiveConnection(): LiveConnection | undefined {
  const [connection, setConnection] = useState<LiveConnection>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let isGone = false;
    const used = take();
    used.connection.then(
      (opened) => !isGone && setConnection(opened),
      (cause) => !isGone && setFailure(new Error('Failed to listen for changes', { cause })),
    );
    return () => {
      isGone = true;
      giveBack(used);
    };
  }, []);
  if (failure) throw failure;
  return connection;
}

function take(): Shared {
  shared ??= { users: 0, connection: openLiveConnection() };
  shared.users += 1;
  return shared;
}

function giveBack(used: Shared): void {
  used.users -= 1;
  // Not at once: StrictMode lets go and takes again in one breath.
  queueMicrotask(() => {
    if (used.users > 0) return;
    if (shared === used) shared = undefined;
    used.connection.then(
      ({ close }) => close(),
      () => {}, // never opened, and said so already
    );
  });
}
