import { useConnection } from '../lib/connection/shop-connection.ts';

/** Why something could not be shown: for want of a connection, or else as the page says it. */
export function useCauseOfFailure(what: string, otherwise: string): string {
  const { isLost } = useConnection();
  if (!isLost) return otherwise;
  return `Ohne Internetverbindung lässt sich ${what} nicht anzeigen: Auf diesem Gerät ist davon noch nichts gespeichert. Versuchen Sie es erneut, sobald Sie wieder Empfang haben.`;
}
