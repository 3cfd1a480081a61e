import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDateTime } from '@shop/domain/text/format';
import { FormikProvider, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { BOTTOM_BARS, LOW_SCREEN, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { SignInAgain } from '../kit/tab/call-alerts.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { useEditor } from './use-editor.ts';

interface EditorProps<Input extends object, Values extends FormikValues> {
  editor: ReturnType<typeof useEditor<Input, Values>>;
  children: ReactNode;
}

/**
 * Surrounds a form with versions: shows what the clerk should know before going on, and the choice in a
 * conflict.
 */
export function Editor<Input extends object, Values extends FormikValues>({
  editor: { formik, notices, conflict },
  children,
}: EditorProps<Input, Values>) {
  return (
    <FormikProvider value={formik}>
      <EditorNotices {...notices} />
      {children}
      {conflict && <ConflictDialog {...conflict} />}
    </FormikProvider>
  );
}

export function EditorForm<Input extends object, Values extends FormikValues>({
  editor: { form, submit, isSubmitting, isDirty, message, needsSignIn, leave },
  children,
}: EditorProps<Input, Values>) {
  const isError = message?.severity === 'error';
  return (
    <Box component="form" noValidate ref={form} onSubmit={submit} sx={formStyle}>
      <Box inert={isSubmitting}>{children}</Box>
      <Box sx={bar}>
        <Box sx={{ ...barText, ...(isError && { color: 'error.main' }) }}>
          {isDirty && !isError ? 'Noch nicht gespeichert.' : message?.text}
        </Box>
        {needsSignIn && <SignInAgain onLeave={leave} />}
        <Button type="submit" disabled={isSubmitting} sx={{ flex: 'none', minWidth: { sm: 180 } }}>
          {isSubmitting ? 'Wird gespeichert...' : 'Speichern'}
        </Button>
      </Box>
    </Box>
  );
}

type EditorNoticesProps = ReturnType<typeof useEditor>['notices'];

function EditorNotices({
  draftFrom,
  onRestore,
  onDiscard,
  isElsewhere,
  isOutdated,
}: EditorNoticesProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
      {draftFrom && (
        <Alert severity="info" role="none" sx={notice}>
          Ungespeicherte Änderungen vom {formatDateTime(draftFrom)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
            <OfficeButton onClick={onRestore}>Wiederherstellen</OfficeButton>
            <Button variant="text" size="small" onClick={onDiscard}>
              Verwerfen
            </Button>
          </Box>
        </Alert>
      )}
      {isElsewhere && (
        <Alert severity="warning" role="none">
          Hier wird auch in einem anderen Tab gearbeitet. Bitte speichern Sie nur in einem davon.
        </Alert>
      )}
      {isOutdated && (
        <Alert severity="warning" role="none">
          Inzwischen hat jemand anders gespeichert. Beim Speichern können Sie wählen, was gelten
          soll.
        </Alert>
      )}
    </Box>
  );
}

const notice = { '& .MuiAlert-message': { flex: 1 } };

/** Keeps a focused field clear of the bars above and below. */
const formStyle = { '& :is(input, textarea, select, button)': { scrollMarginBlock: 160 } };

const barText = { flex: '1 1 200px', minWidth: 0, fontWeight: 600 };

const bar = {
  position: 'sticky',
  bottom: BOTTOM_BARS,
  zIndex: 2,
  ...WRAPPED,
  gap: 1.5,
  py: 1.5,
  bgcolor: COLORS.white,
  borderTop: `2px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { position: 'static' },
};
