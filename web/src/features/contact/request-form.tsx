import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormikErrors, FormikProvider, useFormik } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { UnsentNotice } from '../../components/form/unsent-notice.tsx';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { useAnnouncement } from '../../lib/announcer/use-announcement.ts';
import { PATHS } from '../../lib/paths.ts';
import type { FormDraft } from './form-draft.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { useKeptValues } from './use-kept-values.ts';

interface RequestFormProps<Form> {
  draft: FormDraft<Form>;
  /** The messages that belong under the fields. */
  validate(form: Form): FormikErrors<Form>;
  send(form: Form): Promise<void>;
  /** Sets what something beside the form has chosen; called again when it is another function. */
  preset(form: Form): Form;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** A form to the office: keeps what was typed, checks it when it is sent, and says while it is. */
export function RequestForm<Form extends { website: string }>({
  draft,
  validate,
  send,
  preset,
  submitLabel,
  children,
}: RequestFormProps<Form>) {
  const formik = useFormik<Form>({
    initialValues: draft.empty,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: send,
  });
  const { submitCount, isSubmitting } = formik;
  useKeptValues(formik, draft, preset);
  const form = useFirstErrorFocus(submitCount, isSubmitting);
  useAnnouncement(isSubmitting ? 'Wird gesendet...' : '');
  return (
    <FormikProvider value={formik}>
      <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={fields}>
        {children}
        <HoneypotField />
        <Box sx={wide}>
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            * Pflichtfelder. Wie wir mit Ihren Angaben umgehen, steht in der{' '}
            <Link component={RouterLink} to={PATHS.privacy}>
              Datenschutzerklärung
            </Link>
            .
          </Typography>
          <UnsentNotice draft={draft} what="Ihre Anfrage" action={submitLabel} />
          <Button type="submit" size="large" disabled={isSubmitting}>
            {isSubmitting ? 'Wird gesendet...' : submitLabel}
          </Button>
        </Box>
      </Box>
    </FormikProvider>
  );
}

const wide = { gridColumn: '1 / -1' };

const fields = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2.5,
  '& [data-wide]': wide,
};
