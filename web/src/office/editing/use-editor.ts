import { ENTRY_KINDS, type EntryKind, type OfficeKind } from '@shop/domain/office/entry-kinds';
import { isSameValue } from '@shop/domain/office/input-differences';
import type { SaveResult, Versioned } from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { needsFreshSignIn } from '../api/failures.ts';
import type { CallResult } from '../api/use-office-call.ts';
import { useAdminKey } from '../api/use-office-query.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import type { ReadValues } from './read-values.ts';
import { useDraft } from './use-draft.ts';

/** Stands for the id of an item that has not been saved yet. */
export const NEW_ITEM = 'neu';

/** Something with versions, and how a form reads, shows and saves it. */
interface Edited<Input, Values extends object> {
  kind: OfficeKind;
  item: string;
  /** The item as the server has it now. */
  loaded: Versioned<Input>;
  toValues(input: Input): Values;
  /** Returns an input even if something is wrong with it; `way` names the button if there are several. */
  read(values: Values, way?: string): ReadValues<Input>;
  send(requestId: string, base: Versioned<Input>, input: Input): Promise<SaveResult<Input>>;
  /** The query that `loaded` came from, and its data after a save. */
  cached(
    current: Versioned<Input>,
  ): readonly [key: readonly unknown[], update: (known: never) => unknown];
  /** Leaves the form after a save; without it the form continues with the saved version. */
  onDone?: ((current: Versioned<Input>) => void) | undefined;
  texts: { saved: string; missing: string };
  /** Whether the form starts by saying that it is saved, as at the new address of a new item. */
  isJustSaved?: boolean;
}

/** Sends one entry by the call of its kind, which saves many. */
export const saveOne =
  <Input>(kind: EntryKind) =>
  async (request_id: string, { id, version }: Versioned<Input>, input: Input) => {
    const changes = [{ ...(id !== NEW_ITEM && { id }), version, input }];
    const options = { body: { request_id, changes }, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
    const saved = await callApi(`POST /api/admin/${ENTRY_KINDS[kind].path}`, options as never);
    const [result] = saved as SaveResult<Input>[];
    return result ?? ({ outcome: 'missing' } as const);
  };

/**
 * The form of something with versions. What is typed is kept as a draft until it is saved. A save that
 * somebody else made first is shown beside ours; one that arrives while nothing is typed is adopted.
 */
export function useEditor<Input extends object, Values extends object>(
  edited: Edited<Input, Values>,
) {
  const { kind, item, loaded, toValues, read, texts, onDone } = edited;
  const said = { ...texts, unchanged: 'Alles ist schon so gespeichert.', conflict: '' };
  const [result, setResult] = useState<CallResult | undefined>(
    edited.isJustSaved ? { ok: true, message: said.saved } : undefined,
  );
  const [isSending, setIsSending] = useState(false);
  const [base, setBase] = useState(loaded);
  const { save, requestId } = useSaveVersion(edited);
  const form = useOfficeForm<Values, Input>({
    initial: useMemo(() => toValues(base.input), [toValues, base]),
    problems: (values, way) => read(values, way).messages,
    toRequest: (values, way) => read(values, way).input,
    isStored: () => false,
    call: {
      send: (input) => void store(input, base),
      isSending,
      result,
      forget: () => setResult(undefined),
    },
  });
  const { values, isDirty } = form;
  const draft = useDraft({ kind, item, base, values, isDirty, requestId });
  const isOutdated = loaded.version > base.version;
  const { conflict, meet } = useConflict({ kind, item, base: base.input }, (merged, theirs) => {
    show(theirs, toValues(merged));
    void store(merged, theirs);
  });
  if (isOutdated && !isDirty) show(loaded);

  function show(version: Versioned<Input>, typed?: Values): void {
    setBase(version);
    form.reset(toValues(version.input), typed);
  }

  async function store(input: Input, from: Versioned<Input>): Promise<void> {
    setResult(undefined);
    setIsSending(true);
    const answer = await save(from, input);
    setIsSending(false);
    if (answer.outcome === 'conflict') return meet(input, answer.current);
    const told: CallResult =
      'message' in answer
        ? { ok: false, ...answer }
        : { ok: answer.outcome !== 'missing', message: said[answer.outcome] };
    setResult(told);
    announce(told.message);
    if (!('current' in answer)) return;
    if (onDone) draft.clear();
    (onDone ?? show)(answer.current);
  }

  return {
    form,
    base,
    notices: {
      draftFrom: draft.found?.at,
      isElsewhere: draft.isElsewhere,
      isOutdated: isOutdated && isDirty,
      onDiscard: draft.settle,
      onRestore(): void {
        const { found } = draft;
        if (!found) return;
        requestId.current = found.requestId;
        // A draft of an older release may lack a field.
        show(found.base, { ...toValues(found.base.input), ...found.values });
        draft.settle();
      },
    },
    conflict,
  };
}

/** Two saves of one version, and what the dialog about them needs. */
function useConflict<Input>(
  about: { kind: OfficeKind; item: string; base: Input },
  onMerged: (merged: Input, theirs: Versioned<Input>) => void,
) {
  const [met, setMet] = useState<{
    mine: Input;
    theirs: Versioned<Input>;
    by: string | undefined;
  }>();
  return {
    async meet(mine: Input, theirs: Versioned<Input>): Promise<void> {
      setMet({ mine, theirs, by: await lastEditor(about.kind, theirs.id) });
    },
    conflict: met && {
      ...about,
      ...met,
      theirs: met.theirs.input,
      onClose: () => setMet(undefined),
      onSave(merged: Input): void {
        setMet(undefined);
        onMerged(merged, met.theirs);
      },
    },
  };
}

type SaveOutcome<Input> =
  | SaveResult<Input>
  | { outcome: 'failed'; message: string; needsSignIn: boolean };

/**
 * Saves an edit of a version. Unanswered attempts keep their request id, so that an attempt that did
 * arrive is not saved twice.
 */
function useSaveVersion<Input>({ send, cached }: Pick<Edited<Input, object>, 'send' | 'cached'>) {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const [firstId] = useState(randomId);
  const requestId = useRef(firstId);
  const unanswered = useRef<Input>(undefined);

  async function attempt(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    try {
      const result = await send(requestId.current, base, input);
      requestId.current = randomId();
      return result;
    } catch (error) {
      const isUnanswered = !(error instanceof ApiFailure && error.status < 500);
      if (isUnanswered) unanswered.current = input;
      else requestId.current = randomId();
      const needsSignIn = needsFreshSignIn(error);
      return { outcome: 'failed', message: failureText(error), needsSignIn };
    }
  }

  async function save(base: Versioned<Input>, input: Input): Promise<SaveOutcome<Input>> {
    const result = await attempt(base, input);
    if (result.outcome === 'conflict') {
      const theirs = result.current.input;
      if (isSameValue(theirs, input)) return { ...result, outcome: 'unchanged' };
      // An unanswered attempt did arrive, and the form has been edited since.
      if (isSameValue(theirs, unanswered.current)) return save(result.current, input);
    }
    if (result.outcome === 'saved') {
      const [key, update] = cached(result.current);
      client.setQueryData([...adminKey, ...key], update as (known: unknown) => unknown);
      void client.invalidateQueries();
    }
    return result;
  }

  return { save, requestId };
}

const FAILED =
  'Das hat nicht geklappt. Ihre Angaben sind noch da, auch auf diesem Gerät gesichert: Bitte speichern Sie gleich noch einmal.';
const OFFLINE =
  'Keine Internetverbindung: Ihre Änderungen sind noch nicht gespeichert, aber auf diesem Gerät gesichert. Speichern Sie erneut, sobald Sie wieder Empfang haben; doppelt kommt nichts an.';

function failureText(error: unknown): string {
  const isAnswered = error instanceof ApiFailure;
  if (isAnswered && error.status < 500 && error.serverMessage) return error.serverMessage;
  logFailure('Failed to save', error);
  return isAnswered ? FAILED : OFFLINE;
}

/** Who last saved an entry, according to the log; undefined if that cannot be determined. */
async function lastEditor(kind: OfficeKind, item: string): Promise<string | undefined> {
  try {
    const changes = await callApi('GET /api/admin/changes', { query: { kind, item } });
    return changes[0]?.by;
  } catch {
    return undefined;
  }
}
