import { ENTRY_KINDS, type EntryKind, type OfficeKind } from '@shop/domain/office/entry-kinds';
import { isSameValue } from '@shop/domain/office/input-differences';
import type { SaveResult, Versioned } from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { useFirstErrorFocus } from '../../ui/form/use-first-error-focus.ts';
import { needsFreshSignIn } from '../api/failures.ts';
import { useAdminKey } from '../api/use-office-query.ts';
import { nestedErrors, type ReadValues } from './read-values.ts';
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
  /** Returns an input even if something is wrong with it. */
  read(values: Values): ReadValues<Input>;
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

interface Message {
  severity: 'success' | 'info' | 'error';
  text: string;
}

/**
 * The form of something with versions. What is typed is kept as a draft until it is saved. A save that
 * somebody else made first is shown beside ours; one that arrives while nothing is typed is adopted.
 */
export function useEditor<Input extends object, Values extends object>(
  edited: Edited<Input, Values>,
) {
  const { kind, item, loaded, toValues, texts } = edited;
  const saved: Message = { severity: 'success', text: texts.saved };
  const [message, setMessage] = useState(edited.isJustSaved ? saved : undefined);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { save, requestId } = useSaveVersion(edited);
  const { base, formik, savedValues, show } = useVersionForm(edited, store);
  const { values, isSubmitting } = formik;
  const draft = useDraft({ kind, item, base, values, savedValues, requestId });
  const { isDirty, found } = draft;
  const form = useFirstErrorFocus(formik.submitCount, isSubmitting);
  const isOutdated = loaded.version > base.version;
  const { conflict, meet } = useConflict({ kind, item, base: base.input }, (merged, theirs) => {
    show(theirs, toValues(merged));
    void store(merged, theirs);
  });

  useEffect(() => {
    if (isOutdated && !isDirty) show(loaded);
  }, [isOutdated, isDirty, loaded, show]);

  async function store(input: Input, from: Versioned<Input>): Promise<void> {
    setMessage(undefined);
    formik.setSubmitting(true);
    const result = await save(from, input);
    formik.setSubmitting(false);
    setNeedsSignIn(result.outcome === 'failed' && result.needsSignIn);
    if ('current' in result) {
      if (result.outcome === 'conflict') await meet(input, result.current);
      else adopt(result.current, result.outcome === 'saved' ? saved : UNCHANGED);
    } else {
      const text = result.outcome === 'missing' ? texts.missing : result.message;
      tell({ severity: 'error', text });
    }
  }

  function tell(next: Message): void {
    setMessage(next);
    announce(next.text);
  }

  function adopt(current: Versioned<Input>, next: Message): void {
    tell(next);
    if (edited.onDone) draft.clear();
    (edited.onDone ?? show)(current);
  }

  return {
    formik,
    form,
    base,
    isDirty,
    isSubmitting,
    message,
    needsSignIn,
    submit(event: FormEvent<HTMLFormElement>): void {
      setMessage(undefined);
      formik.handleSubmit(event);
    },
    /** Leaves by a link of the form: the browser does not ask, and the draft stays. */
    leave: draft.leave,
    notices: {
      draftFrom: found?.at,
      isElsewhere: draft.isElsewhere,
      isOutdated: isOutdated && isDirty,
      onDiscard: draft.settle,
      onRestore(): void {
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

/** The form of the version that it is based on. */
function useVersionForm<Input, Values extends object>(
  { loaded, toValues, read }: Pick<Edited<Input, Values>, 'loaded' | 'toValues' | 'read'>,
  onSubmit: (input: Input, base: Versioned<Input>) => Promise<void>,
) {
  const [base, setBase] = useState(loaded);
  const savedValues = useMemo(() => toValues(base.input), [toValues, base]);
  const formik = useFormik<Values>({
    initialValues: savedValues,
    validate: (values) => nestedErrors(read(values).messages),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => onSubmit(read(values).input, base),
  });
  const { setValues } = formik;
  const show = useCallback(
    (version: Versioned<Input>, values = toValues(version.input)) => {
      setBase(version);
      void setValues(values, false);
    },
    [toValues, setValues],
  );
  return { base, formik, savedValues, show };
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

const UNCHANGED: Message = { severity: 'info', text: 'Alles ist schon so gespeichert.' };

type SaveOutcome<Input> =
  | SaveResult<Input>
  | { outcome: 'failed'; message: string; isUnanswered: boolean; needsSignIn: boolean };

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
      return { outcome: 'failed', message: failureText(error), isUnanswered, needsSignIn };
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
