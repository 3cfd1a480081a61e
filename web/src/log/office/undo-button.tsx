import Box from '@mui/material/Box';
import type { SkippedUndo, UndoResult } from '@shop/domain/office/office';
import { formatDateTime, formatNumber } from '@shop/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { AskingButton } from '../../office/dialog/dialog-buttons.tsx';
import { FocusedAlert } from '../../office/tab/call-alerts.tsx';
import { Block, Stack } from '../../ui/layout.tsx';

interface UndoButtonProps {
  target: UndoTarget;
  name: string;
  label: string;
  /** Asked before undoing, if given. */
  question?: string;
  /** False once it can no longer be undone; the result stays. */
  isPossible?: boolean;
}

export function UndoButton({ target, name, label, question, isPossible = true }: UndoButtonProps) {
  const { undo, isSending, undone, done, failure } = useUndo(target);
  if (!isPossible && !isSending && !done && !failure) return null;
  return (
    <Stack align="start" gap={1.5}>
      {isPossible && !done && (
        <AskingButton
          question={question}
          confirm="Ja, zurücknehmen"
          onConfirm={undo}
          aria-label={isSending ? undefined : `${label}: ${name}`}
          isBlocked={isSending}
        >
          {isSending ? progressText(undone) : label}
        </AskingButton>
      )}
      {failure && (
        <FocusedAlert severity="error" needsSignIn={failure.needsSignIn}>
          {failure.message}
        </FocusedAlert>
      )}
      {done && <Undone {...done} />}
    </Stack>
  );
}

function Undone({ undone, skipped }: Pick<Progress, 'undone' | 'skipped'>) {
  return (
    <FocusedAlert severity={skipped.length > 0 ? 'warning' : 'success'}>
      {undoneText(undone)}
      {skipped.length > 0 && (
        <>
          <Block mt={1}>
            {skipped.length === 1
              ? 'Ein Eintrag blieb, wie er ist, weil er seitdem geändert wurde:'
              : `${formatNumber(skipped.length)} Einträge blieben, wie sie sind, weil sie seitdem geändert wurden:`}
          </Block>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {skipped.slice(0, MAX_NAMED).map((entry) => (
              <li key={entry.id}>{skippedText(entry)}</li>
            ))}
            {skipped.length > MAX_NAMED && (
              <li>und {formatNumber(skipped.length - MAX_NAMED)} weitere</li>
            )}
          </Box>
        </>
      )}
    </FocusedAlert>
  );
}

const MAX_NAMED = 10;

const progressText = (undone: number): string =>
  undone > 0 ? `${formatNumber(undone)} zurückgenommen...` : 'Wird zurückgenommen...';

function undoneText(count: number): string {
  if (count === 0) return 'Nichts wurde zurückgenommen.';
  if (count === 1) return 'Die Änderung ist zurückgenommen.';
  return `${formatNumber(count)} Änderungen sind zurückgenommen.`;
}

const skippedText = ({ item_name, by, at }: SkippedUndo): string =>
  by && at ? `${item_name} (${by}, ${formatDateTime(at)})` : item_name;

type UndoTarget = { change: string } | { batch: string };

interface Progress {
  requestId: string;
  batchId: string;
  after?: string | undefined;
  undone: number;
  skipped: SkippedUndo[];
}

/** Undoes a change, or a batch in several requests. Afterwards everything loaded is stale. */
function useUndo(target: UndoTarget) {
  const client = useQueryClient();
  const interrupted = useRef<Progress>(undefined);
  const [undone, setUndone] = useState(0);
  const [done, setDone] = useState<Progress>();
  const { send, isSending, result } = useOfficeCall({
    call: async (_: UndoTarget, id) => {
      let now: Progress = interrupted.current ?? { ...NOTHING_YET, requestId: id, batchId: id };
      do {
        const { next, ...answer } = await undoPart(target, now);
        now = {
          ...now,
          requestId: randomId(),
          after: next,
          undone: now.undone + answer.undone,
          skipped: [...now.skipped, ...answer.skipped],
        };
        interrupted.current = now;
        setUndone(now.undone);
      } while (now.after !== undefined);
      interrupted.current = undefined;
      return now;
    },
    onDone(all) {
      setDone(all);
      void client.invalidateQueries();
      return '';
    },
    failed: 'Das hat nicht geklappt. Doppelt geschieht nichts.',
  });
  const failure = result && !result.ok ? result : undefined;
  return { undo: () => send(target), isSending, undone, done, failure };
}

const NOTHING_YET = { undone: 0, skipped: [] };

function undoPart(target: UndoTarget, progress: Progress): Promise<UndoResult> {
  const { requestId: request_id, batchId: batch_id, after } = progress;
  if ('change' in target) {
    const params = { id: target.change };
    return callApi('POST /api/admin/changes/{id}/undo', { params, body: { request_id } });
  }
  const body = { request_id, batch_id, ...(after !== undefined && { after }) };
  return callApi('POST /api/admin/batches/{id}/undo', { params: { id: target.batch }, body });
}
