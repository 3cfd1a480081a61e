import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormDraft } from './form-draft.ts';

interface Values<Form> {
  values: Form;
  setValues(change: (values: Form) => Form, shouldValidate: boolean): unknown;
}

/**
 * Keeps what is typed in the form's draft, and applies a preset whenever it is another one. The form
 * is rendered empty first, as it comes in a document; who left nothing in it costs no second render.
 */
export function useKeptValues<Form extends object>(
  { values, setValues }: Values<Form>,
  draft: FormDraft<Form>,
  preset: (form: Form) => Form,
): void {
  const rendered = useRef(values);
  const applied = useRef<typeof preset>(null);
  // Before anybody sees it, and before the page is told what was typed into its document.
  useLayoutEffect(() => {
    if (applied.current) return;
    applied.current = preset;
    const kept = preset(draft.read());
    if (!isSame(kept, rendered.current)) setValues(() => kept, false);
  }, [draft, preset, setValues]);
  useEffect(() => {
    if (values !== rendered.current) draft.store(values);
  }, [draft, values]);
  useLayoutEffect(() => {
    if (preset === applied.current) return;
    applied.current = preset;
    setValues(preset, false);
  }, [preset, setValues]);
}

function isSame<Form extends object>(form: Form, other: Form): boolean {
  return Object.entries(form).every(([name, value]) => other[name as keyof Form] === value);
}
