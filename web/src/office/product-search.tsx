import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { announce, useAnnouncement } from '../lib/announcer/announce.ts';
import { callApi } from '../lib/api/client.ts';
import { READ_OPTIONS } from '../lib/api/queries.ts';
import { PLAIN_LIST } from '../lib/theme/shared-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { Block } from '../ui/layout.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useSearchText } from '../ui/use-search-text.ts';
import { useAdminKey, useOfficeQuery } from './api/use-office-query.ts';

const SHOWN_RESULTS = 6;

interface ProductSearchProps {
  excluded: readonly number[];
  onPick(id: number): void;
}

/** Finds current products by name or number inside a form, and takes one of them. */
export function ProductSearch({ excluded, onPick }: ProductSearchProps) {
  const [search, setSearch] = useState('');
  const { text, setText, flush } = useSearchText(search, (typed) => setSearch(typed.trim()));
  const { data, isError } = useOfficeQuery(['find-products', search], 'GET /api/admin/products', {
    query: { search, visibility: 'current' },
    enabled: search.length > 1,
  });
  const isNamed = (name: string) => name.toLowerCase().includes(search.toLowerCase());
  const found = data
    ?.filter(({ id }) => !excluded.includes(Number(id)))
    .sort((a, b) => Number(isNamed(b.input.name)) - Number(isNamed(a.input.name)))
    .slice(0, SHOWN_RESULTS);
  const status = search.length > 1 ? resultText(found?.length, isError) : '';
  useAnnouncement(status);
  return (
    // Enter searches here instead of saving the product.
    <Box
      onKeyDown={(event) =>
        event.key === 'Enter' && isInput(event.target) && event.preventDefault()
      }
    >
      <SearchField
        label="Artikel nach Name oder Nummer suchen"
        text={text}
        onChange={setText}
        onDone={flush}
      />
      <Box component="ul" sx={{ ...PLAIN_LIST, mt: 1, '&:empty': { display: 'none' } }}>
        {found?.map(({ id, input }) => (
          <li key={id}>
            <Button
              variant="text"
              startIcon={<Icon name="plus" size={20} />}
              aria-label={`${input.name} hinzufügen`}
              onClick={() => {
                setText('');
                setSearch('');
                announce(`${input.name} hinzugefügt.`);
                onPick(Number(id));
              }}
              sx={{ justifyContent: 'start', textAlign: 'left' }}
            >
              {input.name}, {formatArticleNumber(Number(id), input.article_number)}
            </Button>
          </li>
        ))}
      </Box>
      {status && !found?.length && <Block mt={1}>{status}</Block>}
    </Box>
  );
}

function resultText(count: number | undefined, isError: boolean): string {
  if (isError) return 'Die Suche hat nicht geklappt. Bitte versuchen Sie es erneut.';
  if (count === undefined) return 'Wird gesucht...';
  return count === 1 ? '1 Artikel gefunden.' : `${count || 'Keine'} Artikel gefunden.`;
}

const isInput = (target: EventTarget) => target instanceof HTMLInputElement;

/** The products with these ids, in the same order; `product` is missing until that one is loaded. */
export function useProductsOf(ids: readonly number[]) {
  const adminKey = useAdminKey();
  return useQueries({
    queries: ids.map((id) => ({
      ...READ_OPTIONS,
      queryKey: [...adminKey, 'related', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi('GET /api/admin/products/{id}', { params: { id }, signal }),
      staleTime: 5 * 60_000,
    })),
    combine: (results) =>
      results.map(({ data }, index) => ({
        id: ids[index] ?? 0,
        product: data,
      })),
  });
}
