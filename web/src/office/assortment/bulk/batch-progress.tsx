import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import { type ProductInput, productInputSchema } from '@shop/domain/office/product-input';
import { counted, formatEuro, formatNumber } from '@shop/domain/text/format';
import { readBody } from '@shop/domain/text/validation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import {
  type BatchProblem,
  type BatchState,
  type SendPart,
  useSaveBatch,
} from '../../kit/api/use-save-batch.ts';
import { LinkButton, TabTitle } from '../../kit/tab/tab-head.tsx';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { UndoButton } from '../../log/undo-button.tsx';

interface BulkViewProps {
  title: string;
  batch: ReturnType<typeof useSaveProducts>;
  again: string;
  onAgain?(): void;
  /** Shown until the first batch begins. */
  children: ReactNode;
}

export function BulkView({ title, batch, again, onAgain, children }: BulkViewProps) {
  const { linkTo } = useAssortmentView();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <TabTitle id={titleId} action={<LinkButton to={linkTo()}>Zur Liste</LinkButton>}>
        {title}
      </TabTitle>
      {batch.state ? (
        <BatchProgress state={batch.state} onResume={batch.resume}>
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              batch.reset();
              onAgain?.();
            }}
          >
            {again}
          </Button>
        </BatchProgress>
      ) : (
        children
      )}
    </section>
  );
}

interface BatchProgressProps {
  state: BatchState<ProductInput>;
  onResume(): void;
  children: ReactNode;
}

function BatchProgress({ state, onResume, children }: BatchProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { batchId, label, total, done, saved, problems, status, failure } = state;
  useEffect(() => {
    if (status) heading.current?.focus();
  }, [status]);
  const isUnfinished = status !== 'done';
  useEffect(() => {
    if (!isUnfinished) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnfinished]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {label}
      </Typography>
      {isUnfinished && (
        <Box>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 100 : (done / total) * 100}
            aria-label="Fortschritt beim Speichern"
          />
          <Typography role="status" sx={{ mt: 1 }}>
            {formatNumber(done)} von {formatNumber(total)} Artikeln bearbeitet.
            {status === 'saving' && ' Bitte lassen Sie diese Seite offen.'}
          </Typography>
        </Box>
      )}
      {status === 'stopped' && (
        <>
          <Alert severity="error" role="alert">
            {failure} Setzen Sie fort: Kein Artikel wird doppelt geändert.
          </Alert>
          <Button onClick={onResume} sx={{ justifySelf: 'start' }}>
            Fortsetzen
          </Button>
        </>
      )}
      {status === 'done' && (
        <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status">
          {counted(saved, 'Artikel ist', 'Artikel sind')} gespeichert.
          {problems.length > 0 && ` ${formatNumber(problems.length)} nicht:`}
        </Alert>
      )}
      <Problems problems={problems} />
      {status === 'done' && saved > 0 && (
        <UndoButton target={{ batch: batchId }} label="Rückgängig" name={label} />
      )}
      {status === 'done' && children}
    </Box>
  );
}

/** More are not read anyway. */
const MAX_SHOWN = 50;

function Problems({ problems }: Pick<BatchState<ProductInput>, 'problems'>) {
  const { linkTo } = useAssortmentView();
  if (problems.length === 0) return null;
  const left = problems.length - MAX_SHOWN;
  return (
    <Box component="ul" aria-label="Nicht gespeichert" sx={{ m: 0, pl: 2.5 }}>
      {problems.slice(0, MAX_SHOWN).map(({ index, entry: { name, change }, result }) => (
        <li key={index}>
          {change.id === undefined ? (
            name
          ) : (
            <Link href={linkTo('artikel', { id: change.id })}>{name}</Link>
          )}
          : {messageOf(result)}
        </li>
      ))}
      {left > 0 && <li>und {formatNumber(left)} weitere</li>}
    </Box>
  );
}

function messageOf(result: BatchProblem<ProductInput>['result']): string {
  if (result?.outcome === 'refused') return result.message;
  if (result?.outcome !== 'conflict') return 'Diesen Artikel gibt es nicht mehr.';
  const { price } = result.current.input;
  const kept = price === undefined ? 'Preis auf Anfrage' : formatEuro(toCents(price));
  return `Inzwischen hat jemand anderes diesen Artikel gespeichert. Dort bleibt es bei: ${kept}.`;
}

type Send = SendPart<ProductInput>;

const FAILED = 'Die Verbindung ist abgebrochen. Was gespeichert ist, bleibt es.';

/** Saves many products: what the server refuses is reported, and the rest is saved. */
export function useSaveProducts() {
  return useSaveBatch<ProductInput>(sendPart, FAILED);
}

/** What the form would refuse is not sent, since it would stop the others. */
const sendPart: Send = async ({ body, signal }) => {
  const checked = body.changes.map(({ input }) => readBody(productInputSchema, input));
  const changes = body.changes.filter((_, index) => checked[index]?.ok);
  const sent = changes.length > 0 ? await send({ body: { ...body, changes }, signal }) : [];
  const left = sent.values();
  return checked.map((read) => {
    if (!read.ok) return { outcome: 'refused', message: read.message };
    return left.next().value ?? { outcome: 'missing' };
  });
};

const send: Send = async (options) => {
  try {
    return await callApi('POST /api/admin/products', options);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 400 && error.serverMessage)) throw error;
    const { serverMessage: message } = error;
    return options.body.changes.map(() => ({ outcome: 'refused', message }));
  }
};
