import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiResponse } from '@shop/domain/contract/call';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApiWithHeaders } from '../../lib/api/client.ts';
import { joinPages, PAGED, type Page, pageOf } from '../../lib/api/page-of.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { accountKey } from '../../session/user-query.ts';
import { part, Row, StackedList, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';

type OwnCall =
  | 'GET /api/users/orders'
  | 'GET /api/users/companies/{number}/orders'
  | 'GET /api/users/rental-bookings'
  | 'GET /api/users/contacts'
  | 'GET /api/users/guest-orders'
  | 'GET /api/users/guest-rentals'
  | 'GET /api/users/quotes';
type Item<Call extends OwnCall> = ApiResponse<Call>[number];

/** Shows what the office does without a reload; polls only while the page is visible and online. */
const REFETCH_MS = 10_000;

/**
 * A paged list of the account's own entries, or of those of the company with this number that match the filter. A failed
 * load is only logged and leaves the list as it is.
 */
export function useOwnList<Call extends OwnCall>(
  call: Call,
  name: string,
  email: string,
  company = '',
  filter: Readonly<Record<string, string>> = {},
) {
  const query = useInfiniteQuery({
    ...READ_OPTIONS,
    ...PAGED,
    queryKey: [...accountKey(email), name, company, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, after: pageParam };
      const page = pageOf<unknown>(
        await callApiWithHeaders<OwnCall>(call, { params: { number: company }, query, signal }),
      );
      return page as Page<Item<Call>>;
    },
    select: joinPages,
    refetchInterval: REFETCH_MS,
  });
  const { error } = query;
  useLogFailure(`Failed to load ${name}`, error);
  return {
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    isLoading: query.isLoading,
    hasFailed: error !== null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

type LoadMoreProps = Pick<
  ReturnType<typeof useOwnList<OwnCall>>,
  'items' | 'total' | 'hasMore' | 'isLoadingMore' | 'loadMore'
> & { what: string };

export function LoadMore({ items, total, hasMore, isLoadingMore, loadMore, what }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <Row gap={2} mt={4}>
      <Button variant="outlined" disabled={isLoadingMore} onClick={loadMore}>
        {isLoadingMore ? 'Wird geladen...' : 'Mehr laden'}
      </Button>
      <Typography role="status" variant="body2">
        {items.length} von {total} {what}
      </Typography>
    </Row>
  );
}

interface OwnTabProps extends Omit<LoadMoreProps, 'what'> {
  title: string;
  isLoading: boolean;
  /** What appears here, shown while there is nothing. */
  none: string;
  /** Leads to where it begins. */
  action: ReactNode;
  /** An `li` for each of the items. */
  children: ReactNode;
}

/** A tab with a list of the account's own entries. */
export function OwnTab({ title, isLoading, none, action, children, ...list }: OwnTabProps) {
  if (isLoading) return <LoadingText>{`${title} werden geladen...`}</LoadingText>;
  return (
    <>
      <TabTitle>{title}</TabTitle>
      {list.items.length === 0 ? (
        <>
          <Text mb={3}>{none}</Text>
          {action}
        </>
      ) : (
        <StackedList component="ol" gap={3}>
          {children}
        </StackedList>
      )}
      <LoadMore {...list} what={title} />
    </>
  );
}

export const EntryCard = part('article', { ...CARD, p: { xs: 2, sm: 3 } });

export const TabTitle = (props: { children: ReactNode }) => <Text variant="h2" mb={3} {...props} />;
