import Box from '@mui/material/Box';
import { type FormikContextType, FormikProvider } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { announce } from '../../lib/announcer/announce.ts';

/** Formik's options of a form that is checked when it is sent, not before. */
export const CHECKED_WHEN_SENT = { validateOnChange: false, validateOnBlur: false } as const;

interface CheckedFormProps<Values> {
  formik: FormikContextType<Values>;
  sx: object;
  children: ReactNode;
}

export function CheckedForm<Values>({ formik, sx, children }: CheckedFormProps<Values>) {
  const form = useFirstErrorFocus(formik.submitCount, formik.isSubmitting);
  return (
    <FormikProvider value={formik}>
      <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={sx}>
        {children}
      </Box>
    </FormikProvider>
  );
}

/**
 * After each attempt to submit the form, focuses the first invalid field and announces how many there
 * are. If all are valid and the form is still there, the submit button gets back the focus that it
 * lost while it was disabled.
 */
export function useFirstErrorFocus(attempts: number, isSubmitting: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (attempts === 0 || isSubmitting || !form.current) return;
    const invalid = form.current.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    invalid[0]?.focus();
    if (invalid.length > 0) announce(errorCount(invalid.length));
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
