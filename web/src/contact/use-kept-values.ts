import { useEffect, useState } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import type { FormDraft } from './form-draft.ts';

interface Values<Form> {
  initialValues: Form;
  values: Form;
  setValues(change: (values: Form) => Form, shouldValidate: boolean): unknown;
}

/**
 * Keeps what is typed in the form's draft, and applies a preset whenever it is another one. A form
 * that came rendered begins empty and takes up its draft right after hydration; what has been typed
 * into it by then counts more.
 */
export function useKeptValues<Form extends object>(
  { initialValues, values, setValues }: Values<Form>,
  draft: FormDraft<Form>,
  preset: (form: Form) => Form,
): void {
  const isHydrated = useIsHydrated();
  const [isRead, setIsRead] = useState(isHydrated);
  const [applied, setApplied] = useState(() => preset);
  useEffect(() => {
    if (!isHydrated || isRead) return;
    setIsRead(true);
    setApplied(() => preset);
    setValues((typed) => ({ ...preset(draft.read()), ...difference(typed, initialValues) }), false);
  }, [isHydrated, isRead, initialValues, setValues, draft, preset]);
  useEffect(() => {
    if (isRead) draft.store(values);
  }, [isRead, draft, values]);
  useEffect(() => {
    if (!isRead || preset === applied) return;
    setApplied(() => preset);
    setValues(preset, false);
  }, [isRead, preset, applied, setValues]);
}

function difference<Form extends object>(form: Form, from: Form): Partial<Form> {
  const names = Object.keys(form) as (keyof Form)[];
  return Object.fromEntries(
    names.filter((name) => form[name] !== from[name]).map((name) => [name, form[name]]),
  ) as Partial<Form>;
}
