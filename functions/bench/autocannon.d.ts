/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST';
    body?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    requests?: Request[];
  }

  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
