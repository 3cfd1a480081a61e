import Box from '@mui/material/Box';
import { quickText, readQuickEntry } from '@shop/domain/cart/quick-entry';
import { FREE_LINES_HINT } from '@shop/domain/order/order-edit';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import type { Product } from '@shop/domain/product/product';
import { findArticles } from '@shop/domain/product/product-search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../lib/api/api-failure.ts';
import { atOwnPrice } from '../../lib/own-prices.ts';
import { Combobox } from '../../office/combobox.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { PricedLine, useFreeLine } from '../../orders/office/agreed-fields.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Quiet, Row, Stack } from '../../ui/layout.tsx';
import {
  type Buyer,
  lineNote,
  lineOf,
  pricesFor,
  type QuoteFormState,
  type TypedQuoteLine,
} from './quote-values.ts';
import { goodsOfLink, isLink } from './read-link.ts';

interface QuoteLinesProps {
  /** The field of the next article. */
  articleRef: RefObject<HTMLInputElement | null>;
  form: QuoteFormState;
  products: readonly Product[];
  buyer: Buyer;
}

/** Lines of articles, at the buyer's prices to begin with, and free ones. */
export function QuoteLines({ articleRef, form, products, buyer }: QuoteLinesProps) {
  const { lines, number } = form.values;
  const free = useFreeLine();
  const [isPasting, setIsPasting] = useState(false);
  const change = (to: readonly TypedQuoteLine[]) => form.set({ lines: [...to] });
  const isThere = (id: number) => lines.some(({ product_id }) => product_id === id);
  const list = useRef<HTMLDivElement>(null);
  const [typedIn, setTypedIn] = useState<number>();
  // The quantity comes next, of an article that is there already as well.
  useEffect(() => {
    const line = lines.findIndex(({ product_id }) => product_id === typedIn);
    if (typedIn === undefined || line < 0) return;
    setTypedIn(undefined);
    const quantity = list.current?.querySelectorAll('[data-line]')[line]?.querySelector('input');
    quantity?.focus();
    quantity?.select();
  }, [typedIn, lines]);
  return (
    <Stack gap={2} ref={list}>
      {[...lines.entries()].map(([index, line]) => (
        <Box
          key={index}
          data-line
          // Enter leads on to the next article.
          onKeyDown={({ key, target }) =>
            key === 'Enter' && target instanceof HTMLInputElement && articleRef.current?.focus()
          }
        >
          <PricedLine
            {...{ form, line, index }}
            path={`lines.${index}`}
            note={lineNote(line, products, buyer)}
            onRate={(rate) => change(lines.with(index, { ...line, rate }))}
            onRemove={() => change(lines.toSpliced(index, 1))}
          />
        </Box>
      ))}
      <ArticleSearch
        ref={articleRef}
        products={products}
        text={number}
        onType={(text) => form.set({ number: text })}
        onPick={(product) => {
          const added = isThere(product.id) ? lines : [...lines, lineOf(product, buyer)];
          form.set({ number: '', lines: [...added] });
          setTypedIn(product.id);
        }}
      />
      <Row>
        <OfficeButton onClick={() => change([...lines, free])}>
          Freie Position hinzufügen
        </OfficeButton>
        <OfficeButton aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          Liste einfügen
        </OfficeButton>
      </Row>
      <Quiet>Freie Positionen: {FREE_LINES_HINT}</Quiet>
      {isPasting && (
        <Pasted
          products={products}
          buyer={buyer}
          isThere={isThere}
          onTaken={(taken) =>
            // What was typed while a link was read stays.
            form.set((now) => ({
              lines: [
                ...now.lines,
                ...taken.map(({ product, quantity }) => lineOf(product, buyer, quantity)),
              ],
            }))
          }
        />
      )}
    </Stack>
  );
}

interface ArticleSearchProps {
  ref: RefObject<HTMLInputElement | null>;
  products: readonly Product[];
  text: string;
  onType(text: string): void;
  onPick(product: Product): void;
}

const MAX_OFFERED = 8;

/** Offers articles as the shop's search finds them; Enter takes none that lacks a word. */
function ArticleSearch({ ref, products, text, onType, onPick }: ArticleSearchProps) {
  const isAsked = text.trim() !== '';
  const { found, isClear, lacksWords } = isAsked ? findArticles(products, text) : NOTHING;
  return (
    <Combobox
      ref={ref}
      label="Weiterer Artikel: Nummer oder Name"
      enterTakes={isClear ? 'first' : 'none'}
      text={text}
      onChange={onType}
      isLoading={products.length === 0}
      groups={[
        {
          ...(lacksWords && { title: 'Artikel zu den meisten Wörtern' }),
          options: found.slice(0, MAX_OFFERED).map((product) => ({
            key: String(product.id),
            content: (
              <>
                <strong>{formatArticleNumber(product.id, product.article_number)}</strong>
                <span>
                  {product.name}, je {product.unit}
                </span>
              </>
            ),
            onPick: () => onPick(product),
          })),
        },
      ]}
      status={isAsked && (products.length > 0 ? UNKNOWN : LOADING)}
    />
  );
}

const NOTHING: ReturnType<typeof findArticles<Product>> = {
  found: [],
  isClear: false,
  lacksWords: false,
};
const UNKNOWN = 'Diesen Artikel gibt es nicht.';
const LOADING = 'Die Artikel werden geladen...';

interface PastedProps {
  buyer: Buyer;
  products: readonly Product[];
  isThere(id: number): boolean;
  onTaken(lines: { product: Product; quantity: number }[]): void;
}

/** Lines as of the shop's quick entry, or a link to them; those that cannot be read stay. */
function Pasted({ products, buyer, isThere, onTaken }: PastedProps) {
  const [text, setText] = useState('');
  const [told, setTold] = useState<string>();

  async function takeLink(link: string): Promise<void> {
    setTold(undefined);
    try {
      const goods = await goodsOfLink(link, pricesFor(buyer));
      if (goods?.length) take(quickText(goods, products));
      else setTold(goods ? 'Darin ist kein Artikel.' : NO_LINK);
    } catch (error) {
      logFailure('Failed to read a link', error);
      setTold('Der Link konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.');
    }
  }

  function take(entered: string): void {
    const priceOf = pricesFor(buyer);
    const priced = products.map((product) => atOwnPrice(product, priceOf));
    const { articles, wrong } = readQuickEntry(entered, priced);
    onTaken(
      articles.flatMap(({ product: { id }, quantity }) => {
        const product = products.find((each) => each.id === id);
        return product && !isThere(id) ? { product, quantity } : [];
      }),
    );
    setText(wrong.map((line) => line.text).join('\n'));
    const notes = articles.flatMap(({ product: { id, name }, note }) => {
      if (isThere(id)) return `„${name}“ steht schon hier.`;
      return note ? `„${name}“: ${note}` : [];
    });
    setTold([...wrong.map(({ problem }) => problem), ...notes].join(' '));
  }

  return (
    <Stack gap={1.5}>
      <InputField
        label="Artikelnummern und Mengen, oder ein Link"
        hint="Ein Artikel je Zeile, zum Beispiel 10001;12, oder der Link zu einem Warenkorb, einer Liste oder einem Plan"
        rows={4}
        maxLength={20_000}
        value={text}
        error={told}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <OfficeButton
          onClick={() => (isLink(text.trim()) ? void takeLink(text.trim()) : take(text))}
        >
          Zeilen übernehmen
        </OfficeButton>
      </div>
    </Stack>
  );
}

const NO_LINK = 'Das ist kein Link zu einem Warenkorb, einer Liste oder einem Plan.';
