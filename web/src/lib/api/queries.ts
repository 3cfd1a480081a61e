import type { ApiCall } from '@shop/domain/contract/api';
import type { ApiResponse } from '@shop/domain/contract/call';
import { SHARED_CALLS } from '@shop/domain/contract/pages';
import { RENDERED_CALLS, type RenderedCall } from '@shop/domain/contract/rendered-page';
import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { shopConnection } from '../connection/shop-connection.ts';
import { ApiFailure } from './api-failure.ts';
import { type CallOptions, callApi } from './client.ts';

const RETRIES = 2;

/**
 * Defaults of every read. A refusal (4xx) is final; a fault or a lost connection is retried twice.
 * Being offline is an error that the page shows at once, not an endless wait; a device that only says
 * so is not believed while the shop answers.
 */
export const READ_OPTIONS = {
  retry: (failures: number, error: Error) =>
    failures < RETRIES && !isRefusal(error) && (navigator.onLine || !shopConnection.get().isLost),
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

function isRefusal(error: Error): boolean {
  return error instanceof ApiFailure && error.status < 500;
}

const SHARED_MS = FRESHNESS_SECONDS.browser * 1000;

/** Reads of rendered pages return `null` rather than fail with 404. */
type Answer<Call extends ApiCall> = Call extends RenderedCall
  ? ApiResponse<Call> | null
  : ApiResponse<Call>;

type Params = Readonly<Record<string, string | number>>;

type ParamsArgument<Call extends ApiCall> =
  CallOptions<Call> extends { params: infer Named } ? [params: Named] : [];

/** The query of a read. Its key is the call and the values of its path parameters. */
export function apiQuery<Call extends ApiCall>(call: Call, ...[named]: ParamsArgument<Call>) {
  const params = named as Params | undefined;
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [call, ...Object.values(params ?? {}).map(String)] as const,
    queryFn: ({ signal }) => read(call, params, signal),
    staleTime: SHARED_CALLS.includes(call) ? SHARED_MS : 0,
  });
}

async function read<Call extends ApiCall>(
  call: Call,
  params: Params | undefined,
  signal: AbortSignal,
): Promise<Answer<Call>> {
  const args = [call, { params, signal }] as unknown as Parameters<typeof callApi<Call>>;
  try {
    return (await callApi(...args)) as Answer<Call>;
  } catch (error) {
    const isMissing = error instanceof ApiFailure && error.status === 404;
    if (isMissing && RENDERED_CALLS.includes(call)) return null as Answer<Call>;
    throw error;
  }
}

/**
 * The query of a call with parameters known only at run time; undefined if a path parameter of the
 * call is missing.
 */
export function dataQuery(call: ApiCall, known: Readonly<Record<string, string | undefined>>) {
  const names = call.match(/(?<=\{)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((name) => [name, known[name]]));
  if (Object.values(params).includes(undefined)) return undefined;
  return apiQuery(call, params as never);
}

/** Loads the answers of calls into the cache, unless they are there and fresh. */
export function prefetchCalls(
  client: QueryClient,
  calls: readonly ApiCall[],
  known: Readonly<Record<string, string | undefined>> = {},
): void {
  for (const call of calls) {
    const query = dataQuery(call, known);
    if (query) void client.prefetchQuery(query);
  }
}
