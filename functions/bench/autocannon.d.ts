/** What the bench and the trials use of autocannon, which brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** So many requests instead. */
    amount?: number;
    requests?: Request[];
  }

  interface Result {
    requests: { average: number; total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    /** Connections that failed, those that took too long among them. */
    errors: number;
    non2xx: number;
    '4xx': number;
    '5xx': number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
