import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import {
  currentProduct,
  toProductDetails,
  toRentalTool,
} from '@shop/domain/office/current-product';
import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { storedProduct, storedRentalTool } from '@shop/domain/office/stored-input';
import type { ProductDetail } from '@shop/domain/product/product';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { VatRates } from '@shop/domain/settings/vat-rates';
import { berlinDay } from '@shop/domain/time/calendar';
import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { CONTROL } from '../../../lib/theme/shared-styles.ts';
import { systemClock } from '../../../lib/use-now.ts';
import { useVatRates } from '../../../office/api/use-settings.ts';
import { useProductsOf } from '../../../office/product-search.tsx';
import { RentalCard } from '../../../rentals/shared/rental-card.tsx';
import { ItemList } from '../../../ui/item-list.tsx';
import { Padded } from '../../../ui/layout.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { ProductCard } from '../../../ui/product-card.tsx';
import {
  type ProductValues,
  type RentalToolValues,
  readProduct,
  readRentalTool,
} from './item-values.ts';

/** Loaded lazily, as it contains shop code that the form need not wait for. */
const ProductView = lazy(async () => {
  const { ProductView } = await import('../../shared/product-view.tsx');
  return { default: ProductView };
});
const RentalToolView = lazy(async () => {
  const { RentalToolView } = await import('../../../rentals/shared/rental-tool-view.tsx');
  return { default: RentalToolView };
});

interface PreviewProps<Values> {
  values: Values;
  /** Undefined for an unsaved item. */
  id: string | undefined;
}

export function ProductPreview({ values, id }: PreviewProps<ProductValues>) {
  const rates = useVatRates();
  const related = useProductsOf(values.related_ids).flatMap(({ product }) => product ?? []);
  const product = shownProduct(values, id, rates, related);
  return (
    <ItemPreview
      card={<ProductCard key={product.id} product={product} isSeenFirst />}
      page={<ProductView key={product.coverage?.kind} product={product} />}
    />
  );
}

export function RentalToolPreview({ values, id }: PreviewProps<RentalToolValues>) {
  const tool = shownTool(values, id);
  if (!tool) return <Padded>Sobald alle Preise stimmen, erscheint hier die Vorschau.</Padded>;
  return (
    <ItemPreview
      card={<RentalCard key={tool.id} tool={tool} isSeenFirst />}
      page={<RentalToolView tool={tool} now={systemClock} />}
    />
  );
}

function ItemPreview({ card, page }: { card: ReactNode; page: ReactNode }) {
  return (
    <PreviewFrame title="Vorschau: Karte und Seite im Shop">
      <Suspense fallback={<LoadingText>Vorschau wird geladen...</LoadingText>}>
        <Box sx={{ maxWidth: 285, mb: 4 }}>
          <ItemList view="grid" items={[card]}>
            {(only) => only}
          </ItemList>
        </Box>
        {page}
      </Suspense>
    </PreviewFrame>
  );
}

/** The product as the shop would show it today if it were saved now. */
function shownProduct(
  values: ProductValues,
  id: string | undefined,
  rates: VatRates,
  related: readonly Versioned<ProductInput>[],
): ProductDetail {
  const { input, messages } = readProduct(values);
  const { coverage, next_price, ...others } = input;
  const isWrong = (field: string) =>
    Object.keys(messages).some((path) => path.split('.')[0] === field);
  const edited = {
    ...others,
    name: input.name || 'Name des Artikels',
    specifications: input.specifications.filter(({ label }) => label),
    ...(coverage && !isWrong('coverage') && { coverage }),
    ...(next_price && !isWrong('next_price') && { next_price }),
    ...(id === undefined && !input.article_number && { article_number: 'folgt' }),
  };
  const today = berlinDay(new Date());
  const current = (product: ProductInput, number: number) =>
    currentProduct(storedProduct(product, number), today, rates);
  const all = related.map((each) => current(each.input, Number(each.id)));
  const toDetail = toProductDetails(new Map(all.map((each) => [each.id, each])));
  return toDetail(current(edited, Number(id ?? 0)));
}

/** The tool as the shop would show it; undefined while a price is missing. */
function shownTool(values: RentalToolValues, id: string | undefined): RentalTool | undefined {
  const { input, messages } = readRentalTool(values);
  if (Object.keys(messages).some((path) => /price|deposit|quantity/.test(path))) return undefined;
  const edited = {
    ...input,
    name: input.name || 'Name des Geräts',
    specifications: input.specifications.filter(({ label }) => label),
  };
  return toRentalTool(storedRentalTool(edited, Number(id ?? 0)));
}

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows parts of the shop in a document of their own, as wide as a phone, so that their breakpoints
 * follow its width. Nothing in it can be pressed.
 */
function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [content, setContent] = useState<FrameContent>();
  return (
    // React empties the frame before removing this element, but would not before removing the frame
    // itself.
    <Box sx={{ height: '100%' }}>
      <Box
        component="iframe"
        title={title}
        srcDoc={EMPTY}
        onLoad={(event: SyntheticEvent<HTMLIFrameElement>) =>
          setContent(contentOf(event.currentTarget))
        }
        // Allows scrolling by keyboard.
        tabIndex={0}
        sx={frameStyle}
      />
      {content &&
        createPortal(
          <CacheProvider value={content.cache}>
            <CssBaseline />
            <Padded inert>{children}</Padded>
          </CacheProvider>,
          content.body,
        )}
    </Box>
  );
}

/** With a doctype, since quirks mode would lay out the page differently. */
const EMPTY = '<!doctype html><html lang="de"><head></head><body></body></html>';

interface FrameContent {
  body: HTMLElement;
  cache: ReturnType<typeof createCache>;
}

function contentOf({ contentDocument }: HTMLIFrameElement): FrameContent | undefined {
  if (!contentDocument?.body) return undefined;
  const { head, body } = contentDocument;
  // The fonts.
  const styles = document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])');
  head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)));
  // Not the key of the shop's own cache: a second cache of that name would take its styles away.
  return { body, cache: createCache({ key: 'preview', container: head }) };
}

const frameStyle = { ...CONTROL, display: 'block', width: '100%', height: '100%' };
