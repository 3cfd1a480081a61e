import type { ApiCall } from '@shop/domain/contract/api';
import type { ApiResponse } from '@shop/domain/contract/call';
import {
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { type CallOptions, callApi, callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useAuth } from '../../session/session-context.ts';
import { accountKey } from '../../session/user-query.ts';

type Options<Call extends ApiCall> = CallOptions<Call> &
  Pick<UseQueryOptions, 'enabled' | 'gcTime'>;

type OptionsArgument<Call extends ApiCall> =
  Record<never, never> extends Options<Call> ? [options?: Options<Call>] : [options: Options<Call>];

type Args<Call extends ApiCall> = Parameters<typeof callApi<Call>>;

/** Reads data of the office. The key, relative to the account's, is what a change invalidates. */
export function useOfficeQuery<Call extends ApiCall>(
  key: readonly unknown[],
  call: Call,
  ...[options = {} as Options<Call>]: OptionsArgument<Call>
) {
  const { enabled = true, gcTime, ...sent } = options;
  const query = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), ...key],
    queryFn: ({ signal }) =>
      callApi<Call>(...([call, { ...sent, signal }] as unknown as Args<Call>)),
    enabled: enabled as boolean,
    ...(gcTime !== undefined && { gcTime }),
  });
  useLogFailure(`Failed to load ${key.join(' ')}`, query.error);
  return query;
}

type Item<List> = List extends readonly (infer Each)[] ? Each : never;

export interface PagedList<T> {
  items: readonly T[];
  /** Includes unloaded entries; if their number is unknown, counts only loaded ones. */
  total: number;
  isTotalKnown: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Also set if a refetch failed although there are items. */
  error: Error | null;
  /** Loads the next page and resolves to whether there are more. */
  loadMore(): Promise<boolean>;
  retry(): void;
}

/** Reads a paginated list of the office; empty after a failed load. */
export function useOfficeList<Call extends ApiCall>(
  key: readonly unknown[],
  call: Call,
  wanted: Readonly<Record<string, string>>,
  enabled = true,
): PagedList<Item<ApiResponse<Call>>> {
  type Each = Item<ApiResponse<Call>>;
  const query = useInfiniteQuery({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...useAdminKey(), ...key, wanted],
    queryFn: async ({ pageParam, signal }) => {
      const options = { query: { ...wanted, after: pageParam }, signal };
      const answer = await callApiWithHeaders(...([call, options] as unknown as Args<Call>));
      return pageOf(answer as unknown as { body: readonly Each[]; headers: Headers });
    },
    select: joinPages<Each>,
    enabled,
  });
  useLogFailure(`Failed to load ${key.join(' ')}`, query.error);
  const { items = [], total } = query.data ?? {};
  return {
    items,
    total: total ?? items.length,
    isTotalKnown: total !== undefined || !query.hasNextPage,
    isLoading: query.isLoading,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.error,
    loadMore: async () => (await query.fetchNextPage()).hasNextPage,
    retry: () => void query.refetch(),
  };
}

/** Shows an answer as what the query with this key has loaded. */
export function useShow(key: readonly unknown[]) {
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...key];
  return (answer: unknown) => void client.setQueryData(queryKey, answer);
}

export type AdminKey = readonly [...ReturnType<typeof accountKey>, 'admin'];

/** The key belongs to the signed-in account, so that logging out removes everything below it. */
export function useAdminKey(): AdminKey {
  const { user } = useAuth();
  return [...accountKey(user?.email ?? ''), 'admin'];
}
