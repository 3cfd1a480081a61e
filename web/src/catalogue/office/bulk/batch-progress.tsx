import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { RentalToolInput } from '@shop/domain/office/rental-tool-input';
import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, useEffect, useRef } from 'react';
import { UndoButton } from '../../../log/office/undo-button.tsx';
import type { BatchProblem, BatchState } from '../../../office/api/use-save-batch.ts';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import { countedItems, ITEM_KINDS, itemFacts } from '../item-kinds.ts';

export interface BatchWords<Input> {
  /** `2 Artikel`. */
  counted(count: number): string;
  pathOf(id: string): string;
  messageOf(result: BatchProblem<Input>['result']): string;
}

interface BatchProgressProps<Input> extends BatchWords<Input> {
  state: BatchState<Input>;
  onResume(): void;
  children?: ReactNode;
}

/** How far a batch has been saved, what could not be saved, and a button that undoes it. */
export function BatchProgress<Input>({
  state,
  onResume,
  children,
  ...words
}: BatchProgressProps<Input>) {
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
    <Stack>
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
          <Text role="status" mt={1}>
            Bearbeitet: {formatNumber(done)} von {formatNumber(total)}.
            {status === 'saving' && ' Bitte lassen Sie diese Seite offen.'}
          </Text>
        </Box>
      )}
      {status === 'stopped' && (
        <>
          <Alert severity="error" role="alert">
            {failure} Setzen Sie fort: Doppelt wird nichts geändert.
          </Alert>
          <Button onClick={onResume} sx={{ justifySelf: 'start' }}>
            Fortsetzen
          </Button>
        </>
      )}
      {status === 'done' && (
        <Alert severity={problems.length > 0 ? 'warning' : 'success'} role="status">
          {words.counted(saved)} {saved === 1 ? 'ist' : 'sind'} gespeichert.
          {problems.length > 0 && ` ${formatNumber(problems.length)} nicht:`}
        </Alert>
      )}
      <Problems {...words} problems={problems} />
      {status === 'done' && saved > 0 && (
        <UndoButton key={batchId} target={{ batch: batchId }} label="Rückgängig" name={label} />
      )}
      {status === 'done' && children}
    </Stack>
  );
}

/** Nobody would read more. */
const MAX_SHOWN = 50;

function Problems<Input>({
  pathOf,
  messageOf,
  problems,
}: BatchWords<Input> & Pick<BatchState<Input>, 'problems'>) {
  if (problems.length === 0) return null;
  const left = problems.length - MAX_SHOWN;
  return (
    <Box component="ul" aria-label="Nicht gespeichert" sx={{ m: 0, pl: 2.5 }}>
      {problems.slice(0, MAX_SHOWN).map(({ index, entry: { name, change }, result }) => (
        <li key={index}>
          {change.id === undefined ? name : <Link href={pathOf(change.id)}>{name}</Link>}:{' '}
          {messageOf(result)}
        </li>
      ))}
      {left > 0 && <li>und {formatNumber(left)} weitere</li>}
    </Box>
  );
}

/** The words for products or tools. */
export function useItemWords(of: CategoryKind): BatchWords<ProductInput | RentalToolInput> {
  const { linkTo } = useAssortmentView();
  return {
    counted: (count) => countedItems(of, count),
    pathOf: (id) => linkTo('artikel', { id }),
    messageOf: (result) => {
      if (result?.outcome === 'refused') return result.message;
      if (result?.outcome !== 'conflict') return ITEM_KINDS[of].missing;
      const { price } = itemFacts(result.current);
      const visibility = VISIBILITY_LABELS[result.current.input.visibility].toLowerCase();
      return `Inzwischen hat jemand anderes das gespeichert. Dort bleibt es bei: ${price}, ${visibility}.`;
    },
  };
}
