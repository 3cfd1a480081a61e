/** A structured log line, without personal data or ids of carts or orders. */
export interface LogLine {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: unknown;
}

export type Log = (line: LogLine) => void;

/** The same log for work that must finish even if logging fails. */
export function neverThrowing(log: Log): Log {
  return (line) => {
    try {
      log(line);
    } catch {
      // There is nowhere left to report this.
    }
  };
}
