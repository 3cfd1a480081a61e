import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the first field that is wrong, after each attempt to send the form. */
export function useFirstErrorFocus(attempts: number, isSubmitting: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (attempts === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, isSubmitting]);
  return form;
}
