import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormikErrors, FormikProvider, useField, useFormik } from 'formik';
import type { ReactNode } from 'react';
import { UnsentNotice } from '../../components/form/unsent-notice.tsx';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { type FormDraft, useFormDraft } from '../../lib/form-draft.ts';
import { PATHS } from '../../lib/paths.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { PrefillQuestion } from './prefill-question.tsx';

interface RequestFormProps<Form extends object> {
  draft: FormDraft<Form>;
  validate(form: Form): FormikErrors<Form>;
  send(form: Form): Promise<void>;
  /** Values chosen outside the form; each new object is applied. */
  prefill: Partial<Form>;
  prefillTitle: string;
  submitLabel: string;
  children: ReactNode;
}

/** A contact form: keeps what was typed and checks it when it is sent. */
export function RequestForm<Form extends { website: string }>({
  draft,
  validate,
  send,
  prefill,
  prefillTitle,
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
  const conflict = useFormDraft(draft, formik, prefill);
  const form = useFirstErrorFocus(submitCount, isSubmitting);
  useAnnouncement(isSubmitting ? 'Wird gesendet...' : '');
  return (
    <FormikProvider value={formik}>
      <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={fields}>
        <PrefillQuestion conflict={conflict} title={prefillTitle} />
        {children}
        <HoneypotField />
        <Box sx={wide}>
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            * Pflichtfelder. Wie wir mit Ihren Angaben umgehen, steht in der{' '}
            <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.
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

/** Neither visible to people nor reachable by keyboard: what fills it in is a bot. */
function HoneypotField() {
  const [field] = useField<string>('website');
  return (
    <Box aria-hidden="true" sx={{ position: 'absolute', left: -9999, width: 1, height: 1 }}>
      <label htmlFor="website">Bitte frei lassen</label>
      <input {...field} id="website" type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

const wide = { gridColumn: '1 / -1' };

const fields = {
  position: 'relative',
  ...columns('sm', 1, 1),
  gap: 2.5,
  '& [data-wide]': wide,
};
