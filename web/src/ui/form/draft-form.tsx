import Box from '@mui/material/Box';
import { type FormikConfig, type FormikErrors, FormikProvider, useFormik } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { type FormDraft, useFillEmpty, useFormDraft } from '../../lib/form-draft.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface DraftFormOptions<Form extends object> {
  draft: FormDraft<Form>;
  validate(form: Form): FormikErrors<Form>;
  onSubmit: FormikConfig<Form>['onSubmit'];
  /** Values chosen outside the form; each new object is applied. */
  prefill?: Partial<Form> | undefined;
  /** Known data of the signed-in author: filled in once, where nothing was typed. */
  known?: Partial<Form> | undefined;
}

/** A form that stores input in its draft, and is checked only on submission. */
export function useDraftForm<Form extends object>(options: DraftFormOptions<Form>) {
  const { draft, validate, onSubmit, prefill, known } = options;
  const formik = useFormik<Form>({
    initialValues: draft.empty,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  });
  const conflict = useFormDraft(draft, formik, prefill);
  useFillEmpty(draft, formik, known);
  return { ...formik, conflict };
}

interface DraftFormProps<Form extends object> {
  form: ReturnType<typeof useDraftForm<Form>>;
  sx: ComponentProps<typeof Box>['sx'];
  children: ReactNode;
}

/** The form element, which after a failed check puts the focus into the first field with an error. */
export function DraftForm<Form extends object>({ form, sx, children }: DraftFormProps<Form>) {
  const element = useFirstErrorFocus(form.submitCount, form.isSubmitting);
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate ref={element} onSubmit={form.handleSubmit} sx={sx}>
        {children}
      </Box>
    </FormikProvider>
  );
}
