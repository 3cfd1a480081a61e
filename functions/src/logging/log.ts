/** A structured log line, without personal data and ids of carts or orders. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** The same log for what must be carried out even if logging fails. */
export function neverThrowing(log: Log): Log {
  return (entry) => {
    try {
      log(entry);
    } catch {
      // There is nowhere left to report this.
    }
  };
}
