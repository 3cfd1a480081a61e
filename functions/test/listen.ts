import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = Awaited<ReturnType<typeof listen>>;

export async function listen(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
