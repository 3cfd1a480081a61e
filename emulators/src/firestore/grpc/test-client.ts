import {
  credentials,
  Metadata,
  makeGenericClientConstructor,
  type ServiceError,
} from '@grpc/grpc-js';
import { loadServiceDefinition } from './service-definition.ts';

type Message = Record<string, unknown>;

/** A raw gRPC client without an SDK's conveniences and retries. */
export interface TestClient {
  call(method: string, request: Message): Promise<Message>;
  /** All answers of a server-streaming method. */
  collect(method: string, request: Message): Promise<Message[]>;
  /** Sends a server-streaming call; the returned function hangs up. */
  begin(method: string, request: Message): () => void;
  close(): void;
}

/** @param authorization Empty for an anonymous client; the owner by default. */
export function createTestClient(address: string, authorization = 'Bearer owner'): TestClient {
  const Client = makeGenericClientConstructor(loadServiceDefinition(), 'Firestore');
  const client = new Client(address, credentials.createInsecure());
  const methodOf = (name: string) => client[name]?.bind(client) ?? missing(name);
  const metadata = new Metadata();
  if (authorization) metadata.set('authorization', authorization);
  return {
    call: (method, request) =>
      new Promise((resolve, reject) => {
        methodOf(method)(request, metadata, (error: ServiceError | null, answer: Message) =>
          error ? reject(error) : resolve(answer),
        );
      }),
    collect: async (method, request) => {
      const answers: Message[] = [];
      for await (const answer of methodOf(method)(request, metadata)) answers.push(answer);
      return answers;
    },
    begin: (method, request) => {
      const call = methodOf(method)(request, metadata);
      call.on('error', () => {}); // that it was cancelled
      return () => call.cancel();
    },
    close: () => client.close(),
  };
}

function missing(method: string): never {
  throw new Error(`The service has no method ${method}.`);
}
