import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../lib/announcer/announce.ts';

/**
 * After each attempt to submit the form, focuses the first invalid field and announces the number
 * of errors. A problem of no field comes into view. If all is well and the form is still there, the submit button
 * regains the focus that it lost while disabled.
 */
export function useFirstErrorFocus<Container extends HTMLElement = HTMLFormElement>(
  attempts: number,
  isSubmitting: boolean,
) {
  const form = useRef<Container>(null);
  useLayoutEffect(() => {
    if (attempts === 0 || isSubmitting || !form.current) return;
    const invalid = form.current.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    invalid[0]?.focus();
    if (invalid.length > 0) return announce(errorCount(invalid.length));
    const alerts = [...form.current.querySelectorAll('[role="alert"]')];
    alerts.at(-1)?.scrollIntoView?.({ block: 'nearest' });
    if (document.activeElement === document.body) submitButton(form.current)?.focus();
  }, [attempts, isSubmitting]);
  return form;
}

function errorCount(count: number): string {
  return count === 1
    ? '1 Angabe fehlt oder stimmt nicht.'
    : `${count} Angaben fehlen oder stimmen nicht.`;
}

function submitButton(form: HTMLElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[type="submit"]');
}
