import { useEffect, useState } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import type { FormDraft } from './form-draft.ts';

interface Values<Form> {
  values: Form;
  setValues(change: (values: Form) => Form, shouldValidate: boolean): unknown;
}

/**
 * Keeps what is typed in the form's draft, and applies a preset whenever it is another one. A form
 * that came rendered begins empty and takes up its draft right after hydration.
 */
export function useKeptValues<Form>(
  { values, setValues }: Values<Form>,
  draft: FormDraft<Form>,
  preset: (form: Form) => Form,
): void {
  const isHydrated = useIsHydrated();
  const [isRead, setIsRead] = useState(isHydrated);
  useEffect(() => {
    if (!isHydrated || isRead) return;
    setIsRead(true);
    setValues(() => draft.read(), false);
  }, [isHydrated, isRead, setValues, draft]);
  useEffect(() => {
    if (isRead) draft.store(values);
  }, [isRead, draft, values]);
  useEffect(() => {
    if (isRead) setValues(preset, false);
  }, [isRead, preset, setValues]);
}
