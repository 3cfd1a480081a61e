import type { MethodName } from '../core/operations/methods.ts';

/** Custom methods, as in `…/documents:commit`, and whether their request names a parent or a database. */
const NAMED_METHODS: ReadonlyMap<string, readonly [MethodName, of: 'parent' | 'database']> =
  new Map([
    ['batchGet', ['BatchGetDocuments', 'database']],
    ['runQuery', ['RunQuery', 'parent']],
    ['runAggregationQuery', ['RunAggregationQuery', 'parent']],
    ['commit', ['Commit', 'database']],
    ['batchWrite', ['BatchWrite', 'database']],
    ['beginTransaction', ['BeginTransaction', 'database']],
    ['rollback', ['Rollback', 'database']],
    ['listCollectionIds', ['ListCollectionIds', 'parent']],
  ]);

export interface RestRequest {
  readonly method: string;
  readonly path: string;
  /** The query string as a message. */
  readonly parameters: object;
  readonly body: object;
}

/** A method and its request, merged from address and body. */
export interface RestCall {
  readonly name: MethodName;
  readonly request: object;
}

const PATH = /^\/v1\/((projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/.+?)?)$/s;
const NAMED = /^(.*):([a-zA-Z]+)$/s;

/** Maps an HTTP method and path to a call; undefined if it is not part of this API. */
export function routeRest(request: RestRequest): RestCall | undefined {
  return request.method === 'POST' ? (named(request) ?? creation(request)) : resource(request);
}

function named({ path, body }: RestRequest): RestCall | undefined {
  const [, resourcePath = '', verb = ''] = NAMED.exec(path) ?? [];
  const [, parent, database] = PATH.exec(resourcePath) ?? [];
  const [name, of] = NAMED_METHODS.get(verb) ?? [];
  if (!name || parent === undefined) return undefined;
  return { name, request: { ...body, ...(of === 'parent' ? { parent } : { database }) } };
}

function creation({ path, parameters, body }: RestRequest): RestCall | undefined {
  const collection = collectionIn(path);
  if (!collection) return undefined;
  return { name: 'CreateDocument', request: { ...parameters, ...collection, document: body } };
}

function resource({ method, path, parameters, body }: RestRequest): RestCall | undefined {
  const name = documentIn(path);
  const collection = collectionIn(path);
  if (method === 'GET' && collection) {
    return { name: 'ListDocuments', request: { ...parameters, ...collection } };
  }
  if (!name) return undefined;
  if (method === 'GET') return { name: 'GetDocument', request: { ...parameters, name } };
  if (method === 'DELETE') return { name: 'DeleteDocument', request: { ...parameters, name } };
  if (method !== 'PATCH') return undefined;
  return { name: 'UpdateDocument', request: { ...parameters, document: { ...body, name } } };
}

/** `projects/p/databases/d/documents` has five segments; a document adds pairs. */
const isDocument = (name: string): boolean =>
  name.split('/').length % 2 === 1 && name.split('/').length > 5;

function documentIn(path: string): string | undefined {
  const name = PATH.exec(path)?.[1];
  return name !== undefined && isDocument(name) ? name : undefined;
}

function collectionIn(path: string): { parent: string; collectionId: string } | undefined {
  const name = PATH.exec(path)?.[1];
  if (name === undefined || name.split('/').length % 2 === 1) return undefined;
  const slash = name.lastIndexOf('/');
  return { parent: name.slice(0, slash), collectionId: name.slice(slash + 1) };
}
