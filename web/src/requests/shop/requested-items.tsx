import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ITEMS_PARAM, readLines, writeLines } from '@shop/domain/cart/cart-lines';
import { isPostalCode } from '@shop/domain/delivery/delivery-areas';
import { sumCents, timesCents, toCents } from '@shop/domain/money/money';
import { grossSumCents, taxed, vatAmounts } from '@shop/domain/money/vat';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import type { Product } from '@shop/domain/product/product';
import type { RequestedLine } from '@shop/domain/request/contact';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { atOwnPrice, usePriceOf } from '../../lib/own-prices.ts';
import { POSTAL_CODE_PARAM } from '../../lib/quote-path.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { Icon } from '../../ui/icon.tsx';
import { Breaking, PlainList, part, Quiet, Text } from '../../ui/layout.tsx';
import { useIsGross, usePriceTexts } from '../../ui/price.tsx';

export type RequestedItemsState = ReturnType<typeof useRequestedItems>;
type RequestedEntry = RequestedItemsState['entries'][number];

/** Requested items, kept in the URL to survive reloads and sharing. */
export function useRequestedItems() {
  const [params, change] = useHydratedSearchParams();
  const lines = readLines(params.get(ITEMS_PARAM) ?? '');
  const postalCode = params.get(POSTAL_CODE_PARAM) ?? '';
  const { data: products } = useQuery({
    ...apiQuery('GET /api/products'),
    enabled: lines.length > 0,
  });
  const priceOf = usePriceOf();
  const keep = (kept: readonly RequestedLine[]) =>
    change((current) => {
      setParam(current, ITEMS_PARAM, writeLines(kept));
      if (kept.length === 0) current.delete(POSTAL_CODE_PARAM);
    });
  return {
    entries: lines.map((line) => {
      const product = productOf(products, line);
      return { ...line, product: product && atOwnPrice(product, priceOf) };
    }),
    postalCode: lines.length > 0 && isPostalCode(postalCode) ? postalCode : '',
    remove: (productId: number) => keep(lines.filter(({ product_id }) => product_id !== productId)),
    clear: () => keep([]),
  };
}

/** Undefined until the catalogue is loaded, null if it has no such product. */
const productOf = (products: readonly Product[] | undefined, { product_id }: RequestedLine) =>
  products && (products.find(({ id }) => id === product_id) ?? null);

/** Undefined until the catalogue is loaded, null if it has no such product. */
export function requestExtras({ entries, postalCode }: RequestedItemsState) {
  const items = entries
    .filter(({ product }) => product !== null)
    .map(({ product_id, quantity }) => ({ product_id, quantity }));
  return {
    ...(items.length > 0 && { items }),
    ...(items.length > 0 && postalCode && { postal_code: postalCode }),
  };
}

export function RequestedItems({ entries, postalCode, remove }: RequestedItemsState) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (entries.length === 0) return null;
  return (
    <Panel aria-labelledby="requested-items" data-wide>
      <Typography variant="h3" id="requested-items" ref={heading} tabIndex={-1}>
        Angefragte Artikel
      </Typography>
      <PlainList mt={1}>
        {entries.map((entry) => (
          <Box component="li" key={entry.product_id} sx={row}>
            <Entry entry={entry} />
            <IconButton
              aria-label={`${nameOf(entry)} entfernen`}
              onClick={() => {
                heading.current?.focus();
                announce(`${nameOf(entry)} wurde entfernt.`);
                remove(entry.product_id);
              }}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </Box>
        ))}
      </PlainList>
      <GoodsValue entries={entries} />
      {postalCode && (
        <Text variant="body2" mt={1}>
          Postleitzahl der Baustelle: {postalCode}
        </Text>
      )}
    </Panel>
  );
}

/** What the priced goods cost today, without delivery; nothing until the catalogue is loaded. */
function GoodsValue({ entries }: Pick<RequestedItemsState, 'entries'>) {
  const isGross = useIsGross();
  const vat = vatAmounts(
    entries.flatMap(({ product, quantity }) =>
      product?.price === undefined
        ? []
        : taxed(timesCents(toCents(product.price), quantity), product.vat_rate),
    ),
  );
  if (vat.length === 0) return null;
  const net = `${formatEuro(sumCents(vat.map(({ netCents }) => netCents)))} netto`;
  const gross = `${formatEuro(grossSumCents(vat))} inkl. MwSt.`;
  const [first, second] = isGross ? [gross, net] : [net, gross];
  return (
    <Text mt={1}>
      Warenwert heute: <strong>{first}</strong>, {second}, ohne Lieferung
    </Text>
  );
}

function Entry({ entry }: { entry: RequestedEntry }) {
  const { product, quantity } = entry;
  const { euro } = usePriceTexts();
  return (
    <Breaking>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {nameOf(entry)}
      </Box>
      <Quiet component="span">
        {product === null
          ? 'Nicht mehr im Katalog, wird nicht mitgesendet'
          : [
              orderedQuantity({ quantity, unit: product?.unit ?? '' }),
              ...factsOf(product, euro),
            ].join(' · ')}
      </Quiet>
    </Breaking>
  );
}

const nameOf = ({ product, product_id }: RequestedEntry): string =>
  product ? keepUnits(product.name) : `Artikel ${formatArticleNumber(product_id)}`;

function factsOf(
  product: Product | undefined,
  euro: ReturnType<typeof usePriceTexts>['euro'],
): string[] {
  if (!product) return [];
  const { id, article_number, price, unit, vat_rate } = product;
  const cost =
    price === undefined ? 'Preis auf Anfrage' : `${euro(toCents(price), vat_rate)} je ${unit}`;
  return [cost, `Art.-Nr. ${formatArticleNumber(id, article_number)}`];
}

const Panel = part('section', {
  p: 2,
  bgcolor: COLORS.plaster,
  borderRadius: 1,
  '& h3:focus-visible': { outlineOffset: 4 },
});

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  py: 0.5,
  borderTop: `1px solid ${COLORS.slab}`,
};
