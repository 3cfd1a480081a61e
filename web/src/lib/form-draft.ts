import type { FormikProps } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parseStored, storedText } from './browser-storage/stored-text.ts';
import { randomId } from './random-id.ts';

export type FormDraft<Form extends object> = ReturnType<typeof formDraft<Form>>;

/**
 * Input in a form of text fields, kept in this tab: it survives a reload and a failed attempt to
 * send it, and is cleared when it has been sent or the user signs out.
 */
export function formDraft<Form extends object>(key: string, empty: Form) {
  const text = storedText(key, () => window.sessionStorage);
  const stored = () => parseObject(text.get());
  const update = (change: object) => text.set(JSON.stringify({ ...stored(), ...change }));
  const formOf = (values: object): Form => {
    const texts = Object.entries(values).filter(
      ([name, value]) => name in empty && typeof value === 'string',
    );
    return { ...empty, ...Object.fromEntries(texts) };
  };
  return {
    empty,
    /** Missing or damaged fields are read as in the empty form. */
    read: () => formOf(stored()),
    write: (values: Form) => update(values),
    /** The form before any edits: empty except for prefilled fields. */
    readUnedited: () => formOf(Object(stored().unedited)),
    writeUnedited: (unedited: Form) => update({ unedited }),
    clear: () => text.remove(),
    /** The idempotency key: the same for each attempt to send this draft. */
    requestKey(): string {
      const requestKey = String(stored().requestKey ?? randomId());
      update({ requestKey });
      return requestKey;
    },
    /** Remembers that sending failed because there was no connection. */
    markUnsent: () => update({ isUnsent: true }),
    isUnsent: () => stored().isUnsent === true,
    /** Remembers that an earlier order filled it in, so that no other known data is mixed in. */
    markRepeated: () => update({ isRepeated: true }),
    isRepeated: () => stored().isRepeated === true,
    subscribe: text.subscribe,
  };
}

type UnsentState = Pick<FormDraft<object>, 'subscribe' | 'isUnsent'>;

export const useIsUnsent = ({ subscribe, isUnsent }: UnsentState): boolean =>
  useSyncExternalStore(subscribe, isUnsent, () => false);

/** A prefill that would replace an edited text, so the visitor has to decide. */
export interface PrefillConflict {
  take(): void;
  keep(): void;
}

/**
 * Restores a form from its draft and stores what is typed. Each new `prefill` object is applied
 * once: it replaces an earlier prefill that nobody has edited. If it would replace an edited text,
 * nothing changes and the conflict is returned until it is resolved.
 */
export function useFormDraft<Form extends object>(
  draft: FormDraft<Form>,
  { values, setValues }: Pick<FormikProps<Form>, 'values' | 'setValues'>,
  prefill: Partial<Form> = NO_PREFILL,
): PrefillConflict | undefined {
  const initial = useRef(values);
  const applied = useRef<Partial<Form>>(null);
  const [hasConflict, setHasConflict] = useState(false);
  // Not in the first render, which has to equal the server's HTML. What a visitor typed into that HTML
  // is reported to the form after this effect, in the same commit, so it wins over the draft.
  useLayoutEffect(() => {
    if (applied.current === prefill) return;
    const form = applied.current ? values : draft.read();
    applied.current = prefill;
    const unedited = draft.readUnedited();
    const next = prefilled(form, unedited, prefill);
    const isReplacing = namesOf(prefill).some(
      (name) => form[name] !== unedited[name] && form[name] !== next[name],
    );
    setHasConflict(isReplacing);
    const shown = isReplacing ? form : next;
    if (!isReplacing) rememberPrefill(draft, prefill);
    if (namesOf(shown).some((name) => shown[name] !== values[name])) void setValues(shown, false);
  }, [draft, prefill, values, setValues]);
  useEffect(() => {
    if (values !== initial.current) draft.write(values);
  }, [draft, values]);

  if (!hasConflict) return undefined;
  const resolve = () => {
    rememberPrefill(draft, prefill);
    setHasConflict(false);
  };
  return {
    take() {
      void setValues(prefilled(values, draft.readUnedited(), prefill), false);
      resolve();
    },
    keep: resolve,
  };
}

/** The form without the spaces around its texts. */
export function trimmed<Form extends object>(form: Form): Form {
  const texts = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(texts) as Form;
}

/**
 * Fills in known data of the author, once, in fields that neither they nor the draft have filled.
 */
export function useFillEmpty<Form extends object>(
  { empty }: Pick<FormDraft<Form>, 'empty'>,
  { setValues }: Pick<FormikProps<Form>, 'setValues'>,
  known: Partial<Form> | undefined,
): void {
  const isDone = useRef(false);
  // Formik's values are those of the last render: the draft is in them only from the second one on. Guests
  // need none.
  const [hasDraft, setHasDraft] = useState(false);
  // Layout effects: a later effect would overwrite a choice made after the commit with these older values.
  useLayoutEffect(() => setHasDraft(known !== undefined), [known]);
  useLayoutEffect(() => {
    if (isDone.current || !hasDraft || !known) return;
    isDone.current = true;
    const isTyped = ([name, value]: [string, unknown]) => value !== empty[name as keyof Form];
    void setValues((form) => {
      const typed = Object.fromEntries(Object.entries(form).filter(isTyped));
      return { ...form, ...known, ...typed };
    }, false);
  }, [hasDraft, known, setValues, empty]);
}

/** Edits survive only while the prefill stays the same. */
function prefilled<Form extends object>(form: Form, unedited: Form, prefill: Partial<Form>): Form {
  const isEdited = (name: keyof Form) => form[name] !== unedited[name];
  const names = namesOf(prefill).filter(
    (name) => prefill[name] !== unedited[name] || !isEdited(name),
  );
  return { ...form, ...Object.fromEntries(names.map((name) => [name, prefill[name]])) };
}

function rememberPrefill<Form extends object>(draft: FormDraft<Form>, prefill: Partial<Form>) {
  const unedited = draft.readUnedited();
  if (namesOf(prefill).every((name) => prefill[name] === unedited[name])) return;
  draft.writeUnedited({ ...unedited, ...prefill });
}

const NO_PREFILL = {};

const namesOf = <Form extends object>(form: Partial<Form>) => Object.keys(form) as (keyof Form)[];

function parseObject(text: string | null): Record<string, unknown> {
  const value = parseStored(text);
  return typeof value === 'object' ? { ...value } : {};
}
