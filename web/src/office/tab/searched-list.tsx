import { counted } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { Block } from '../../ui/layout.tsx';
import type { PagedList } from '../api/use-office-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadedText, NoEntries, NothingFound, PagedEntries } from './paged-list.tsx';
import { type FilterOption, listQuery, type UrlFilter } from './use-url-filter.ts';

interface SearchedListProps<Name extends string> {
  list: PagedList<unknown>;
  url: UrlFilter<Name | 'search'>;
  /** Singular and plural of an entry. */
  one: string;
  many: string;
  /** Label of the search, if it differs from these. */
  search?: string;
  hint: string;
  options?: Partial<Record<Name, readonly FilterOption[]>>;
  note?: string | undefined;
  /** The filters besides the search: `mit Status „Storniert“`. */
  found?: readonly (string | false)[];
  /** Below the count. */
  sums?: ReactNode;
  /** Reports a failed load if set; by default the list is then shown as empty. */
  failed?: string;
  /** Replaces an empty list: without a filter, and its title with one. */
  none: ReactNode;
  noneTitle?: string;
  nothing?: string;
  children: ReactNode;
}

/** A list with its search, filters and count, and a button to load more. */
export function SearchedList<Name extends string>(props: SearchedListProps<Name>) {
  const { list, url, one, many, search = many, found = [], sums, failed, children } = props;
  const { total, isTotalKnown } = list;
  const { search: asked } = listQuery(url.filter);
  const count = [
    !isTotalKnown && 'Mindestens',
    counted(total, one, many),
    asked && `zu „${asked}“`,
    ...found,
  ];
  return (
    <>
      <ListToolbar {...props} label={`${search} suchen`} />
      <Block mb={1}>
        <LoadedText isLoading={list.isLoading} loading={`${many} werden geladen...`}>
          {list.error && list.items.length === 0 ? '' : count.filter(Boolean).join(' ')}
        </LoadedText>
        {sums}
      </Block>
      <PagedEntries
        list={list}
        {...(failed && { failed })}
        empty={
          url.active.length > 0 || list.hasMore ? (
            <NothingFound
              list={list}
              title={props.nothing ?? `Keine ${many} gefunden`}
              all={`Alle ${many} anzeigen`}
              onShowAll={url.clear}
            />
          ) : (
            <NoEntries title={props.noneTitle ?? `Keine ${many}`}>{props.none}</NoEntries>
          )
        }
      >
        {children}
      </PagedEntries>
    </>
  );
}
