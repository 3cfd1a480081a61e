import type { FormikProps } from 'formik';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { storedText } from './browser-storage/stored-text.ts';
import { randomId } from './random-id.ts';

export type FormDraft<Form extends object> = ReturnType<typeof formDraft<Form>>;

/**
 * What was typed into a form of text fields, kept in this tab: it survives a reload and a failed
 * attempt to send it, and is cleared when it is sent or its author signs out.
 */
export function formDraft<Form extends object>(key: string, empty: Form) {
  const text = storedText(key, () => window.sessionStorage);
  const stored = () => parseObject(text.get());
  const update = (change: object) => text.set(JSON.stringify({ ...stored(), ...change }));
  return {
    empty,
    /** Missing or damaged fields are as in the empty form. */
    read(): Form {
      const typed = Object.entries(stored()).filter(
        ([name, value]) => name in empty && typeof value === 'string',
      );
      return { ...empty, ...Object.fromEntries(typed) };
    },
    write: (values: Form) => update(values),
    clear: () => text.remove(),
    /** The idempotency key: the same for each attempt to send this draft. */
    requestKey(): string {
      const requestKey = String(stored().requestKey ?? randomId());
      update({ requestKey });
      return requestKey;
    },
    /** Remembers that sending it failed for want of a connection. */
    markUnsent: () => update({ isUnsent: true }),
    isUnsent: () => stored().isUnsent === true,
    subscribe: text.subscribe,
  };
}

type UnsentState = Pick<FormDraft<object>, 'subscribe' | 'isUnsent'>;

export function useIsUnsent({ subscribe, isUnsent }: UnsentState): boolean {
  return useSyncExternalStore(subscribe, isUnsent, () => false);
}

/**
 * Restores a form from its draft and stores what is typed. A preset is applied to the draft, and again
 * whenever it is another function.
 */
export function useFormDraft<Form extends object>(
  draft: FormDraft<Form>,
  { values, setValues }: Pick<FormikProps<Form>, 'values' | 'setValues'>,
  preset: (form: Form) => Form = unchanged,
): void {
  const initial = useRef(values);
  const applied = useRef<typeof preset>(null);
  // Not in the first render, which has to equal the server's HTML. What a visitor typed into that HTML
  // is reported to the form after this effect, in the same commit, so it wins over the draft.
  useLayoutEffect(() => {
    if (applied.current === preset) return;
    const next = preset(applied.current ? values : draft.read());
    applied.current = preset;
    const names = Object.keys(next) as (keyof Form)[];
    if (names.some((name) => next[name] !== values[name])) void setValues(next, false);
  }, [draft, preset, values, setValues]);
  useEffect(() => {
    if (values !== initial.current) draft.write(values);
  }, [draft, values]);
}

/** Clears all drafts of this tab. */
export function clearDrafts(): void {
  try {
    window.sessionStorage.clear(); // besides drafts it only holds a scroll position
  } catch {
    // Blocked storage: nothing was stored.
  }
}

const unchanged = <Form>(form: Form): Form => form;

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
