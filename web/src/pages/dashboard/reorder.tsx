import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { OrderItem } from '@shop/domain/order/order';
import { type Reorder, reorder } from '@shop/domain/order/reorder';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { categoryPath, PATHS, productPath } from '../../lib/paths.ts';

interface Outcome extends Pick<Reorder, 'notes'> {
  added: number;
  problem?: string;
}

/** Puts ordered items into the cart at today's prices; presses while it is under way are ignored. */
export function useReorder() {
  const client = useQueryClient();
  const { add } = useAddToCart();
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function put(items: readonly OrderItem[]): Promise<Outcome> {
    let added = 0;
    let notes: Reorder['notes'] = [];
    try {
      const products = await client.fetchQuery({ ...apiQuery('GET /api/products'), staleTime: 0 });
      const again = reorder(items, new Map(products.map((product) => [product.id, product])));
      notes = again.notes;
      for (const { product_id, quantity } of again.lines) {
        await add(product_id, quantity);
        added += 1;
      }
      return { added, notes };
    } catch (error) {
      logFailure('Failed to order again', error);
      const refused = error instanceof ApiFailure ? error.serverMessage : undefined;
      return { added, notes, problem: refused ?? NOT_ADDED };
    }
  }

  async function start(items: readonly OrderItem[]): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setOutcome(undefined);
    setOutcome(await put(items));
    setIsSending(false);
    isUnderWay.current = false;
  }

  return { start: (items: readonly OrderItem[]) => void start(items), isSending, outcome };
}

const NOT_ADDED = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

/** What was put into the cart, and what is different today. */
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
  const what = added === 1 ? '1 Artikel liegt' : `${added} Artikel liegen`;
  return `${what} zu heutigen Preisen im Warenkorb.`;
}
