import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { taxedLine } from '@shop/domain/cart/cart';
import { ITEMS_PARAM, listAddress, listName, readLines } from '@shop/domain/cart/cart-lines';
import {
  linesToAdd,
  type QuickLine,
  quickText,
  readQuickEntry,
} from '@shop/domain/cart/quick-entry';
import { grossShares } from '@shop/domain/money/gross-shares';
import { sumCents, toCents } from '@shop/domain/money/money';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import type { Product } from '@shop/domain/product/product';
import { counted, formatNumber } from '@shop/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ShareButton } from '../../cart/shared/share-button.tsx';
import { useAddLines } from '../../cart/shared/use-add-to-cart.ts';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { useOwnPriced } from '../../lib/own-prices.ts';
import { PATHS } from '../../lib/paths.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { SavePlan } from '../../planner/shared/save-plan.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Block, Page, part, Row, Stack, Text } from '../../ui/layout.tsx';
import { EmptyList } from '../../ui/loaded-list.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { Price, Priced } from '../../ui/price.tsx';
import { OwnPriceNote } from '../../ui/product-price.tsx';

/** Input is kept in the tab until it is in the cart. */
const draft = storedText('quickEntry', () => window.sessionStorage);
const MAX_LENGTH = 500_000;
/** Every line of a pasted list may be wrong. */
const MAX_SHOWN = 100;

/** Article numbers and quantities, typed, pasted or shared by link, into the cart at once. */
export default function QuickEntryPage() {
  usePageHead('quickEntry');
  const products = useQuery(apiQuery('GET /api/products'));
  const { data } = products;
  const priced = useOwnPriced(data ?? NONE);
  const text = useStoredText(draft) ?? '';
  const [params, changeParams] = useHydratedSearchParams();
  const shared = params.get(ITEMS_PARAM) ?? '';
  const list = data ? quickText(readLines(shared), data) : '';
  const isAsking = list !== '' && text.trim() !== '' && text !== list;
  const take = useCallback(
    (taken: string) => {
      draft.set(taken);
      changeParams((query) => query.delete(ITEMS_PARAM));
    },
    [changeParams],
  );
  useEffect(() => {
    if (list !== '' && !isAsking) take(list);
  }, [list, isAsking, take]);
  return (
    <Page>
      <Typography variant="h1">Schnelleingabe</Typography>
      <Typography sx={{ mt: 2, mb: { xs: 3, md: 4 }, maxWidth: '65ch' }}>
        Artikelnummer oder Name und Menge, ein Artikel je Zeile: getippt oder aus einer Tabelle
        eingefügt. Die Nummer steht auf der Seite des Artikels und auf jedem Lieferschein.
      </Typography>
      {isAsking && (
        <Alert severity="info" icon={false} sx={{ mb: 3 }}>
          Im Feld steht noch, was Sie getippt haben.
          <Row align="stretch" mt={1}>
            <Button size="small" onClick={() => take(list)}>
              Durch die Liste ersetzen
            </Button>
            <Button
              size="small"
              variant="outlined"
              onClick={() => take(`${text.trimEnd()}\n${list}`)}
            >
              Liste anhängen
            </Button>
          </Row>
        </Alert>
      )}
      <Box sx={{ ...columns('md', 6, 6), gap: { xs: 3, md: 6 }, alignItems: 'start' }}>
        <InputField
          label="Artikelnummern und Mengen"
          hint="Zum Beispiel 10001;12 oder Kies 16/32 12"
          rows={10}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => draft.set(event.target.value)}
        />
        {data ? (
          <Lines text={text} products={priced} onRest={draft.set} />
        ) : (
          <NoProducts {...products} onRetry={() => void products.refetch()} />
        )}
      </Box>
    </Page>
  );
}

const NONE: readonly Product[] = [];

interface NoProductsProps {
  error: Error | null;
  isFetching: boolean;
  onRetry(): void;
}

function NoProducts({ error, isFetching, onRetry }: NoProductsProps) {
  useLogFailure('Failed to load the products for the quick entry', error);
  const hint = useCauseOfFailure('die Artikel', 'Die Artikel konnten nicht geladen werden.');
  if (isFetching || !error) return <LoadingText>Artikel werden geladen...</LoadingText>;
  const retry = { action: 'Erneut versuchen', onAction: onRetry };
  return <EmptyList title="Keine Artikel" hint={hint} {...retry} />;
}

interface LinesProps {
  text: string;
  products: Parameters<typeof readQuickEntry>[1];
  /** Called with the remaining text once the other lines are in the cart. */
  onRest(text: string): void;
}

function Lines({ text, products, onRest }: LinesProps) {
  const deferred = useDeferredValue(text);
  const {
    articles,
    wrong,
    lines: read,
  } = useMemo(() => readQuickEntry(deferred, products), [deferred, products]);
  const lines = linesToAdd(articles);
  const put = usePut(lines, () => onRest(wrong.map((line) => line.text).join('\n')));
  return (
    <Box>
      {articles.length + wrong.length === 0 && put.added === 0 && (
        <Text muted>
          Hier sehen Sie, was Ihre Zeilen bedeuten, bevor etwas in den Warenkorb kommt.
        </Text>
      )}
      {wrong.length > 0 && (
        <Alert severity="warning" icon={false} role="status" sx={{ mb: 2 }}>
          {counted(wrong.length, 'Zeile ist', 'Zeilen sind')} nicht zu bestellen.
        </Alert>
      )}
      <ReadLines lines={read} />
      {articles.length > 0 && (
        <Row align="stretch" mt={3}>
          <Button size="large" disabled={put.isSending} onClick={put.start}>
            {lines.length} Artikel in den Warenkorb
          </Button>
          <ShareButton lines={lines}>Liste teilen</ShareButton>
        </Row>
      )}
      {articles.length > 0 && (
        <Stack gap={1.5} mt={3}>
          <SavePlan
            kind="list"
            name={listName(lines)}
            address={listAddress(lines)}
            path={PATHS.quickEntry}
          />
        </Stack>
      )}
      <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {put.problem && <Alert severity="error">{put.problem}</Alert>}
        {put.added > 0 && articles.length === 0 && (
          <Alert severity="success">
            {counted(put.added, 'Artikel liegt', 'Artikel liegen')} im Warenkorb.
            {wrong.length > 0 && ' Was nicht zu lesen war, steht noch im Feld.'}
            <Block mt={1}>
              {/* The pressed button, and with it the focus, is gone. */}
              <Button autoFocus href={PATHS.cart} size="small">
                Zum Warenkorb
              </Button>
            </Block>
          </Alert>
        )}
      </Box>
    </Box>
  );
}

/** Article, quantity and price of each line, or its problem. */
function ReadLines({ lines }: { lines: readonly QuickLine[] }) {
  const read = lines.flatMap((line) => ('problem' in line ? [] : line));
  const taxed = read.map(({ product, quantity }) => taxedLine({ ...product, quantity }));
  const shares = grossShares(taxed);
  const sumOf = (line: QuickLine) => {
    const index = read.findIndex(({ number }) => number === line.number);
    return { cents: taxed[index]?.netCents ?? 0, gross: shares[index] };
  };
  if (lines.length === 0) return null;
  return (
    <Table aria-label="Ihre Zeilen">
      <thead>
        <tr>
          <th scope="col">Zeile</th>
          <th scope="col">Artikel</th>
          <th scope="col">Menge</th>
          <th scope="col">Preis</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <tr key={line.number}>
            <th scope="row">{line.number}</th>
            {'problem' in line ? (
              <td colSpan={3} data-problem>
                {line.problem}
              </td>
            ) : (
              <>
                <td>
                  <strong>{line.product.name}</strong>
                  <br />
                  {formatArticleNumber(line.product.id, line.product.article_number)}
                  {line.note && `, ${line.note}`}
                  <OwnPriceNote of={line.product} />
                </td>
                <td>{`${formatNumber(line.quantity)}\u00a0${line.product.unit}`}</td>
                <td>
                  <Price {...sumOf(line)} />
                  <br />
                  je <Price cents={toCents(line.product.price ?? 0)} rate={line.product.vat_rate} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {lines.length > MAX_SHOWN && (
          <tr>
            <td colSpan={4}>Und {formatNumber(lines.length - MAX_SHOWN)} Zeilen mehr.</td>
          </tr>
        )}
        <tr>
          <th colSpan={3}>
            <Priced quoted="Zusammen, netto" gross="Zusammen, inkl. MwSt." />
          </th>
          <td>
            <Price
              cents={sumCents(taxed.map(({ netCents }) => netCents))}
              gross={sumCents(shares)}
            />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = part('table', {
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: '2px solid',
  borderColor: 'text.primary',
  '& th, & td': {
    p: 1,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& td': { overflowWrap: 'anywhere' },
  '& td:last-child:not([colspan]), & thead th:last-child': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-problem]': { color: 'error.main' },
});

/** Adds the lines to the cart in one call, and only once: retries reuse the key. */
function usePut(lines: ReturnType<typeof linesToAdd>, onDone: () => void) {
  const { addLines, isPending } = useAddLines();
  const [state, setState] = useState<{ added: number; problem?: string }>({ added: 0 });
  async function start(): Promise<void> {
    setState({ added: 0 });
    try {
      await addLines(lines);
      setState({ added: lines.length });
      onDone();
    } catch (error) {
      const refused = error instanceof ApiFailure ? error.serverMessage : undefined;
      const problem = refused ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
      setState({ added: 0, problem });
    }
  }
  return { ...state, isSending: isPending, start: () => void start() };
}
