/** A structured log line, without personal data and ids of carts or orders. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;
