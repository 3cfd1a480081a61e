import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ITEMS_PARAM, LIST_SLUG, readLines } from '@shop/domain/cart/cart-lines';
import type { SavedPlan } from '@shop/domain/contract/user';
import { counted } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useAddLines, useAddToCart } from '../../cart/shared/use-add-to-cart.ts';
import { loadCartItems } from '../../cart/shared/use-cart.ts';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { isList, plansQuery, savedPlanPath } from '../../planner/shared/saved-plans.ts';
import { Result } from '../../ui/cancel-action.tsx';
import { Block, Quiet, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { TabTitle } from './own-list.tsx';
import { NOT_ADDED, ReorderQuestion } from './reorder.tsx';

const Repeats = lazy(() => import('./repeats.tsx'));
const RepeatForm = lazy(async () => ({ default: (await import('./repeats.tsx')).RepeatForm }));

/** The account's saved plans and article lists. */
export function PlansTab({ email }: { email: string }) {
  const { data: plans = [], isLoading, error } = useQuery(plansQuery(email));
  useLogFailure('Failed to load plans', error);
  const { send, isSending, sent, failure } = useForgetPlan(email);
  const [opened, setOpened] = useState<string>();
  const lists = plans.filter(isList);
  if (isLoading) return <LoadingText>Pläne werden geladen...</LoadingText>;
  return (
    <>
      <TabTitle>Meine Pläne und Listen</TabTitle>
      {error && <Alert severity="error">Die Pläne konnten nicht geladen werden.</Alert>}
      {!error && plans.length === 0 && (
        <>
          <Text mb={3}>
            Was Sie im Planer als Plan oder bei der Schnelleingabe als Liste speichern, finden Sie
            hier.
          </Text>
          <Button href={PATHS.planner}>Zum Planer</Button>
        </>
      )}
      <Text mb={2}>
        Artikelnummern zur Hand? <Link href={PATHS.quickEntry}>Zur Schnelleingabe</Link>
      </Text>
      <Box component="ul" sx={{ ...PLAIN_LIST, '& li': row }}>
        {plans.map((plan) => (
          <li key={plan.address}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link href={savedPlanPath(plan)} sx={link}>
                {plan.name}
              </Link>
              <Quiet>gespeichert am {formatDay(plan.saved_day)}</Quiet>
            </Box>
            {isList(plan) && <ListToCart plan={plan} />}
            {isList(plan) && (
              <Button
                variant="outlined"
                size="small"
                aria-expanded={opened === plan.address}
                aria-label={`Dauerbestellung von „${plan.name}“`}
                onClick={() => setOpened(opened === plan.address ? undefined : plan.address)}
              >
                Dauerbestellung
              </Button>
            )}
            <Button
              variant="outlined"
              size="small"
              aria-disabled={isSending}
              aria-label={`„${plan.name}“ löschen`}
              onClick={() => void send(plan)}
            >
              Löschen
            </Button>
            {opened === plan.address && (
              <Suspense fallback={<LoadingText>Formular wird geladen...</LoadingText>}>
                <RepeatForm {...{ email, lists }} list={plan} onDone={() => setOpened(undefined)} />
              </Suspense>
            )}
          </li>
        ))}
      </Box>
      <Block role="status" mt={3}>
        {sent && (
          <Alert severity="success">
            Gelöscht: <Link href={savedPlanPath(sent.body)}>{sent.body.name}</Link>
          </Alert>
        )}
        {failure && <Alert severity="error">{failure.text}</Alert>}
      </Block>
      <Suspense fallback={null}>
        <Repeats {...{ email, lists }} />
      </Suspense>
    </>
  );
}

/** Puts all articles of a list into the cart at today's prices. */
function ListToCart({ plan: { address, name } }: { plan: SavedPlan }) {
  const client = useQueryClient();
  const { addLines } = useAddLines();
  const { replace } = useAddToCart();
  const [isSending, setIsSending] = useState(false);
  const [inCart, setInCart] = useState(0);
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>();
  const lines = readLines(
    new URLSearchParams(address.slice(LIST_SLUG.length)).get(ITEMS_PARAM) ?? '',
  );
  async function put(isReplacing?: boolean): Promise<void> {
    setOutcome(undefined);
    setInCart(0);
    setIsSending(true);
    try {
      const held = isReplacing === undefined ? (await loadCartItems(client)).length : 0;
      if (held > 0) return setInCart(held);
      const { keepSite } = await import('../../companies/shared/ordering-for.tsx');
      const send = (some: typeof lines) =>
        isReplacing ? keepSite(() => replace(some)) : addLines(some);
      const added = await send(lines).then(
        () => lines,
        (error) => sendKnown(error, send),
      );
      const text = counted(added.length, 'Artikel liegt', 'Artikel liegen');
      const gone = lines.length - added.length;
      const missing = gone > 0 ? ` ${gone} Artikel gibt es nicht mehr.` : '';
      setOutcome({ isDone: true, text: `${text} im Warenkorb.${missing}` });
    } catch (error) {
      const told = error instanceof ApiFailure ? error.serverMessage : undefined;
      setOutcome({ isDone: false, text: told ?? NOT_ADDED });
    } finally {
      setIsSending(false);
    }
  }
  /** Sends the articles that are still there, if one was refused as unknown. */
  async function sendKnown(error: unknown, send: (some: typeof lines) => Promise<unknown>) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    const products = await client.fetchQuery({ ...apiQuery('GET /api/products'), staleTime: 0 });
    const known = lines.filter(({ product_id }) => products.some(({ id }) => id === product_id));
    if (known.length === 0) throw error;
    await send(known);
    return known;
  }
  return (
    <>
      <Button
        size="small"
        disabled={isSending || lines.length === 0}
        aria-label={`„${name}“ in den Warenkorb`}
        onClick={() => void put()}
      >
        In den Warenkorb
      </Button>
      {inCart > 0 && (
        <ReorderQuestion
          what="diese Liste"
          question={{
            inCart,
            answer: (isReplacing) => void put(isReplacing),
            drop: () => setInCart(0),
          }}
        />
      )}
      {outcome && <Result severity={outcome.isDone ? 'success' : 'error'}>{outcome.text}</Result>}
      {outcome?.isDone && <Link href={PATHS.checkout}>Zur Kasse</Link>}
    </>
  );
}

function useForgetPlan(email: string) {
  const client = useQueryClient();
  return useSendOnce({
    call: ({ address }: SavedPlan, { signal }) =>
      callApi('POST /api/users/plans/forget', { body: { address }, signal }),
    onSent: (left) => client.setQueryData(plansQuery(email).queryKey, left),
    failed: 'Das Löschen hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to delete a plan',
    isQueued: true,
  });
}

const row = { ...ENDS, flexWrap: 'wrap', gap: 2, py: 1.5, borderTop: `1px solid ${COLORS.slab}` };

const link = { display: 'inline-block', py: 0.5, typography: 'h4' };
