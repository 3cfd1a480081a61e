import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../lib/announcer/announce.ts';

/**
 * After each attempt to send the form, moves the focus to the first field that is wrong and says how
 * many are. When all are right and it is still there, the focus goes back to the button, which has
 * lost it while it was disabled.
 */
export function useFirstErrorFocus(attempts: number, isSubmitting: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (attempts === 0 || isSubmitting || !form.current) return;
    const wrong = form.current.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    wrong[0]?.focus();
    if (wrong.length > 0) announce(errorCount(wrong.length));
    else if (document.activeElement === document.body) submitButton(form.current)?.focus();
  }, [attempts, isSubmitting]);
  return form;
}

function errorCount(count: number): string {
  return count === 1
    ? '1 Angabe fehlt oder stimmt nicht.'
    : `${count} Angaben fehlen oder stimmen nicht.`;
}

function submitButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[type="submit"]');
}
