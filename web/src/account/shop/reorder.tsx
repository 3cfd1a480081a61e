import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { methodLabel } from '@shop/domain/delivery/delivery-terms';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { Order, OrderItem } from '@shop/domain/order/order';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { type Reorder, reorder } from '@shop/domain/order/reorder';
import { counted } from '@shop/domain/text/format';
import { deliveryAddress } from '@shop/domain/tour/delivery-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { useAddToCart } from '../../cart/shared/use-add-to-cart.ts';
import { loadCartItems } from '../../cart/shared/use-cart.ts';
import { useCompanies } from '../../companies/shared/companies.ts';
import { storePostalCode } from '../../delivery/shared/postal-code.ts';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { atOwnPrice, usePriceOf } from '../../lib/own-prices.ts';
import { categoryPath, PATHS, productPath } from '../../lib/paths.ts';
import { useAuth } from '../../session/session-context.ts';
import { RemarkPanel } from '../../ui/edged-panels.tsx';
import { Row, Text } from '../../ui/layout.tsx';

interface Outcome extends Pick<Reorder, 'notes'> {
  added: number;
  /** Input for the checkout; missing if nothing was added. */
  place?: string;
  problem?: string;
}

/** Asked when the cart is not empty. */
interface Question {
  inCart: number;
  items: readonly OrderItem[];
}

/**
 * Puts items of an order into the cart at today's prices, and its place and contact into the checkout;
 * presses while it is under way are ignored.
 */
export function useReorder(order: Order) {
  const client = useQueryClient();
  const { add, replace } = useAddToCart();
  const companies = useCompanies() ?? [];
  const { user: account } = useAuth();
  const currentPrice = usePriceOf();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question, setQuestion] = useState<Question>();

  async function put(
    items: readonly OrderItem[],
    isReplacing?: boolean,
  ): Promise<Outcome | undefined> {
    let added = 0;
    let notes: Reorder['notes'] = [];
    try {
      const inCart = isReplacing === undefined ? (await loadCartItems(client)).length : 0;
      if (inCart > 0) {
        setQuestion({ inCart, items });
        return undefined;
      }
      const products = await client.fetchQuery({ ...apiQuery('GET /api/products'), staleTime: 0 });
      const { orderedFor } = await import('../../companies/shared/ordering-for.tsx');
      const buyer = orderedFor(account, companies, order);
      const priced = products.map((each) => atOwnPrice(each, buyer?.priceOf ?? currentPrice));
      const again = reorder(items, new Map(priced.map((product) => [product.id, product])));
      notes = again.notes;
      if (isReplacing && again.lines.length > 0) {
        await replace(again.lines);
        added = again.lines.length;
      } else {
        for (const { product_id, quantity } of again.lines) {
          await add(product_id, quantity);
          added += 1;
        }
      }
      if (added > 0) buyer?.choose();
      return added > 0 ? { added, notes, place: repeatDelivery(order) } : { added, notes };
    } catch (error) {
      logFailure('Failed to order again', error);
      const refused = error instanceof ApiFailure ? error.serverMessage : undefined;
      return { added, notes, problem: refused ?? NOT_ADDED };
    }
  }

  async function start(...order: Parameters<typeof put>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(undefined);
    setQuestion(undefined);
    setOutcome(await put(...order));
    setIsSending(false);
    isUnderWay.current = false;
  }

  return {
    start: (items: readonly OrderItem[]) => void start(items),
    isSending,
    outcome,
    question: question && {
      inCart: question.inCart,
      answer: (isReplacing: boolean) => void start(question.items, isReplacing),
      drop: () => setQuestion(undefined),
    },
  };
}

/** Fills in the checkout with an order's delivery, except its day, and names the order. */
function repeatDelivery({ delivery = EMPTY_WISH, site = '' }: Order): string {
  const { method, truck_access } = delivery;
  const { postal_code, ...place } = textsOf(delivery, TEXTS.delivery);
  checkoutDraft.write({
    ...checkoutDraft.read(),
    ...place,
    delivery_method: method,
    site,
    truck_access,
    wished_day: '',
    express: '',
  });
  checkoutDraft.markRepeated();
  storePostalCode(postal_code);
  return method === 'pickup' ? methodLabel(delivery) : deliveryAddress(delivery);
}

interface ReorderQuestionProps extends Pick<ReturnType<typeof useReorder>, 'question'> {
  what?: string;
}

/** Takes the focus, as its answer decides what happens. */
export function ReorderQuestion({ question, what = 'diese Bestellung' }: ReorderQuestionProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const isAsked = question !== undefined;
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);
  if (!question) return null;
  const { inCart, answer, drop } = question;
  return (
    <RemarkPanel role="group" aria-labelledby={id} mt={2}>
      <Text id={id} mb={1.5}>
        In Ihrem Warenkorb{' '}
        {inCart === 1 ? 'liegt schon 1 Artikel' : `liegen schon ${inCart} Artikel`}. Möchten Sie ihn
        ersetzen oder {what} hinzufügen?
      </Text>
      <Row align="stretch">
        <Button ref={first} variant="outlined" size="small" onClick={() => answer(true)}>
          Warenkorb ersetzen
        </Button>
        <Button variant="outlined" size="small" onClick={() => answer(false)}>
          Hinzufügen
        </Button>
        <Button variant="text" size="small" onClick={drop}>
          Abbrechen
        </Button>
      </Row>
    </RemarkPanel>
  );
}

export const NOT_ADDED = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

/** The items added to the cart, and how they differ today. */
export function ReorderOutcome({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
      {outcome && (
        <Alert severity={severityOf(outcome)} icon={false}>
          {outcome.problem && <p style={PLAIN}>{outcome.problem}</p>}
          {outcome.notes.length > 0 && (
            <ul style={{ margin: '0 0 8px', paddingLeft: 20 }}>
              {outcome.notes.map(({ text, category, successor }) => (
                <li key={text}>
                  {text}
                  {successor && (
                    <>
                      {' Ersetzt durch '}
                      <Link href={productPath(successor.id)}>{successor.name}</Link>
                    </>
                  )}
                  {category && (
                    <>
                      {' '}
                      <Link href={categoryPath(category)}>Ähnliches unter {category}</Link>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p style={PLAIN}>{addedText(outcome.added)}</p>
          {outcome.place && <p style={PLAIN}>An der Kasse schon eingetragen: {outcome.place}.</p>}
          {outcome.added > 0 && (
            <Button href={PATHS.cart} size="small" sx={{ mt: 1 }}>
              Zum Warenkorb
            </Button>
          )}
        </Alert>
      )}
    </Box>
  );
}

const PLAIN = { margin: 0 };

function severityOf({ added, notes, problem }: Outcome) {
  if (problem) return 'error';
  return added > 0 && notes.length === 0 ? 'success' : 'warning';
}

function addedText(added: number): string {
  if (added === 0) return 'In den Warenkorb kam nichts.';
  return `${counted(added, 'Artikel liegt', 'Artikel liegen')} zu heutigen Preisen im Warenkorb.`;
}
