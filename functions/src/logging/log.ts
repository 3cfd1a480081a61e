/** One structured line of the log. No personal data and no ids of carts or orders in it. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;
