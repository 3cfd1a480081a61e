import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Versioned } from '@shop/domain/office/office';
import { priceChangeLabel } from '@shop/domain/office/price-change';
import type { ProductInput } from '@shop/domain/office/product-input';
import { counted, formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAnnouncement } from '../../../lib/announcer/announce.ts';
import { useLogFailure } from '../../../lib/api/api-failure.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { parseStored, storedText } from '../../../lib/browser-storage/stored-text.ts';
import { systemClock, useNow } from '../../../lib/use-now.ts';
import { useAdminKey } from '../../../office/api/use-office-query.ts';
import { useTypedWork } from '../../../office/form/use-office-form.ts';
import { Loaded } from '../../../office/tab/paged-list.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { useItemWords } from './batch-progress.tsx';
import { BulkView, useSaveProducts } from './bulk-view.tsx';
import { EMPTY_PRICE_FIELDS, type PriceFields, PriceForm, priceChangeOf } from './price-form.tsx';
import { PricePreview, usePriceLines } from './price-preview.tsx';
import { readProducts, readSelected, useCategoryNames } from './read-products.ts';

export default function PriceView() {
  const { detail, show } = useAssortmentView();
  const names = useCategoryNames();
  const selected = detail('auswahl');
  const selection = selected ? [...new Set(selected.split(',').filter(isId))] : undefined;
  const category = detail('kategorie') ?? '';
  const batch = useSaveProducts();
  const words = useItemWords('product');
  const options = [
    { id: '', label: 'Bitte wählen' },
    ...names.map((name) => ({ id: name, label: name })),
  ];
  return (
    <BulkView
      {...{ batch, words }}
      title="Preise ändern"
      back="Zum Sortiment"
      again="Weitere Preise ändern"
    >
      {selection ? (
        <Text mb={2}>{countText(selection.length)} aus der Liste.</Text>
      ) : (
        <Box sx={{ maxWidth: 320, mb: 3 }}>
          <FilterSelect
            label="Kategorie"
            value={category}
            options={options}
            onPick={(kategorie) => show('preise', kategorie ? { kategorie } : {})}
          />
        </Box>
      )}
      {(selection || category) && (
        <LoadedPrices
          key={selection?.join() ?? category}
          selection={selection}
          category={category}
          onApply={batch.start}
        />
      )}
    </BulkView>
  );
}

interface LoadedPricesProps {
  selection: readonly string[] | undefined;
  category: string;
  onApply: ReturnType<typeof useSaveProducts>['start'];
}

function LoadedPrices({ selection, category, onApply }: LoadedPricesProps) {
  const [read, setRead] = useState(0);
  const query = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), 'prices', selection ?? category],
    queryFn: ({ signal }) => {
      const progress = { signal, onProgress: setRead };
      return selection ? readSelected(selection, progress) : readProducts({ category }, progress);
    },
    // Never refetched: what is typed refers to the versions that were read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useLogFailure('Failed to load products', query.error);
  return (
    <Loaded
      query={query}
      loading={`Artikel werden geladen... ${read > 0 ? formatNumber(read) : ''}`}
      failed="Die Artikel konnten nicht geladen werden"
    >
      {(products) =>
        products.length > 0 ? (
          <Prices products={products} scope={selection ? undefined : category} onApply={onApply} />
        ) : (
          <Typography>In dieser Kategorie ist kein Artikel.</Typography>
        )
      }
    </Loaded>
  );
}

interface PricesProps extends Pick<LoadedPricesProps, 'onApply'> {
  products: readonly Versioned<ProductInput>[];
  /** The category; undefined for a selection. */
  scope: string | undefined;
}

function Prices({ products, scope, onApply }: PricesProps) {
  const today = berlinDay(useNow(systemClock));
  const kept = storedText(`prices-${scope ?? products.map(({ id }) => id).join()}`, () => {
    return window.sessionStorage;
  });
  // Back returns to what was typed.
  const [fields, setFields] = useState<PriceFields>(() => ({
    ...EMPTY_PRICE_FIELDS,
    ...(parseStored(kept.get()) as Partial<PriceFields> | null),
  }));
  useTypedWork(fields.amount.trim() !== '');
  const change = useMemo(() => priceChangeOf(fields), [fields]);
  const { lines, onRequest, edit } = usePriceLines(products, change, today);
  const included = lines.filter(({ isIncluded }) => isIncluded);
  const left = lines.length - included.length;
  const summary = change
    ? `${countText(included.length)} mit neuem Preis${left > 0 ? `, ${formatNumber(left)} ausgelassen` : ''}.`
    : '';
  useAnnouncement(summary);

  function apply() {
    if (!change || included.length === 0) return;
    kept.set('');
    const label = priceChangeLabel(scope ?? countText(included.length), change);
    onApply(
      included.map(({ entry }) => entry),
      label,
    );
  }

  return (
    <Stack gap={3}>
      <PriceForm
        fields={fields}
        today={today}
        onChange={(changed) => {
          setFields(changed);
          kept.set(JSON.stringify(changed));
        }}
      />
      {onRequest.length > 0 && (
        <Alert severity="info" icon={false}>
          Ohne Preis, deshalb nicht dabei: {namesOf(onRequest)}
        </Alert>
      )}
      {change ? (
        <>
          <Box>
            <Text variant="h3" mb={1}>
              Vorschau
            </Text>
            <Text mb={1.5}>{summary} Alle Preise netto je Einheit.</Text>
            <PricePreview lines={lines} onEdit={edit} />
          </Box>
          <Button
            aria-disabled={included.length === 0}
            onClick={apply}
            sx={{ justifySelf: 'start' }}
          >
            {counted(included.length, 'Preis', 'Preise')} ändern
          </Button>
        </>
      ) : (
        <Typography>
          Geben Sie an, um wie viel sich die Preise ändern. Dann sehen Sie hier jeden alten und
          neuen Preis; gespeichert wird erst danach.
        </Typography>
      )}
    </Stack>
  );
}

const MAX_NAMES = 10;

function namesOf(products: readonly Versioned<ProductInput>[]): string {
  const names = products.slice(0, MAX_NAMES).map(({ input }) => input.name);
  const left = products.length - names.length;
  return `${names.join(', ')}${left > 0 ? ` und ${formatNumber(left)} weitere` : ''}.`;
}

const countText = (count: number): string => `${formatNumber(count)} Artikel`;

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
