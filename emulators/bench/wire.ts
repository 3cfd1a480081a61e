import {
  credentials,
  makeGenericClientConstructor,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type sendUnaryData,
} from '@grpc/grpc-js';

/** A service that does nothing: it gives back the bytes that it is sent. */
const ECHO = {
  Echo: {
    path: '/bench.Wire/Echo',
    requestStream: false,
    responseStream: false,
    requestSerialize: (bytes: Buffer) => bytes,
    requestDeserialize: (bytes: Buffer) => bytes,
    responseSerialize: (bytes: Buffer) => bytes,
    responseDeserialize: (bytes: Buffer) => bytes,
  },
} as const;

/** Starts the service on a free port and gives its address. */
export async function startWire(): Promise<string> {
  const server = new Server();
  server.addService(ECHO, {
    Echo: (call: ServerUnaryCall<Buffer, Buffer>, answer: sendUnaryData<Buffer>) =>
      answer(null, call.request),
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return `127.0.0.1:${port}`;
}

/** A client of the service at this address. */
export function openWire(address: string): { echo(): Promise<unknown>; close(): void } {
  const Client = makeGenericClientConstructor(ECHO, 'Wire');
  const client = new Client(address, credentials.createInsecure());
  const echo = client.Echo?.bind(client);
  const nothing = Buffer.alloc(0);
  return {
    echo: () =>
      new Promise((resolve, reject) => {
        echo?.(nothing, (error: Error | null, bytes: Buffer) =>
          error ? reject(error) : resolve(bytes),
        );
      }),
    close: () => client.close(),
  };
}
