import {
  CREATE_DOCUMENT,
  DELETE_DOCUMENT,
  GET_DOCUMENT,
  LIST_DOCUMENTS,
  METHODS_OF_PARENTS,
  NAMED_METHODS,
  type RestMethod,
  UPDATE_DOCUMENT,
} from './methods.ts';

export interface RestRequest {
  readonly method: string;
  readonly path: string;
  /** The query string as a message. */
  readonly parameters: object;
  readonly body: object;
}

/** A method and its request, merged from address and body. */
export interface RestCall {
  readonly run: RestMethod;
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
  const run = Object.hasOwn(NAMED_METHODS, verb) ? NAMED_METHODS[verb] : undefined;
  if (!run || parent === undefined) return undefined;
  return {
    run,
    request: { ...body, ...(METHODS_OF_PARENTS.has(verb) ? { parent } : { database }) },
  };
}

function creation({ path, parameters, body }: RestRequest): RestCall | undefined {
  const collection = collectionIn(path);
  if (!collection) return undefined;
  return { run: CREATE_DOCUMENT, request: { ...parameters, ...collection, document: body } };
}

function resource({ method, path, parameters, body }: RestRequest): RestCall | undefined {
  const name = documentIn(path);
  const collection = collectionIn(path);
  if (method === 'GET' && name) return { run: GET_DOCUMENT, request: { ...parameters, name } };
  if (method === 'GET' && collection) {
    return { run: LIST_DOCUMENTS, request: { ...parameters, ...collection } };
  }
  if (method === 'PATCH' && name) {
    return { run: UPDATE_DOCUMENT, request: { ...parameters, document: { ...body, name } } };
  }
  if (method === 'DELETE' && name)
    return { run: DELETE_DOCUMENT, request: { ...parameters, name } };
  return undefined;
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
