import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Versioned, Visibility } from '@shop/domain/office/office';
import { FormikProvider, useFormik } from 'formik';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFirstErrorFocus } from '../../../components/form/use-first-error-focus.ts';
import { announce } from '../../../lib/announcer/announce.ts';
import { lastEditor } from '../../editing/conflict.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { EditorNotices, type Message } from '../../editing/editor-notices.tsx';
import { nestedErrors } from '../../editing/read-values.ts';
import { SaveBar } from '../../editing/save-bar.tsx';
import { useDraft } from '../../editing/use-draft.ts';
import { useLeaveGuard } from '../../editing/use-leave-guard.ts';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { EditorHeader } from './editor-header.tsx';
import type { EditedKind, EditedValues } from './kinds.ts';
import { NEW_ITEM, useSaveItem } from './use-save-item.ts';

interface EditorFormProps<Input extends { visibility: Visibility }, Values extends EditedValues> {
  edited: EditedKind<Input, Values>;
  /** As the server has it now. */
  loaded: Versioned<Input>;
  /** The id in the address: `neu` for a new one. */
  item: string;
}

interface Conflict<Input> {
  mine: Input;
  theirs: Versioned<Input>;
  by: string | undefined;
}

/** The item form next to its preview; input is kept as a draft until saved. */
export function EditorForm<Input extends { visibility: Visibility }, Values extends EditedValues>({
  edited,
  loaded,
  item,
}: EditorFormProps<Input, Values>) {
  const { Fields, Preview } = edited;
  const view = useAssortmentView();
  const navigate = useNavigate();
  const isJustCreated = useLocation().state?.isSaved === true;
  const [base, setBase] = useState(loaded);
  const [message, setMessage] = useState<Message | undefined>(isJustCreated ? SAVED : undefined);
  const [conflict, setConflict] = useState<Conflict<Input>>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { save, requestId } = useSaveItem(edited);
  const savedValues = useMemo(() => edited.toValues(base.input), [edited, base]);
  const formik = useFormik<Values>({
    initialValues: savedValues,
    validate: (values) => nestedErrors(edited.read(values).messages),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => store(edited.read(values).input, base),
  });
  const { values, setValues, isSubmitting } = formik;
  const draft = useDraft({ kind: edited.kind, item, base, values, savedValues, requestId });
  const leave = useLeaveGuard(draft.isDirty);
  const form = useFirstErrorFocus(formik.submitCount, isSubmitting);
  const previewed = useDeferredValue(values);
  const isNew = base.version === 0 && base.id === item && item === NEW_ITEM;
  const { isDirty } = draft;
  const isOutdated = loaded.version > base.version;

  useEffect(() => {
    if (!isOutdated || isDirty) return;
    setBase(loaded);
    void setValues(edited.toValues(loaded.input), false);
  }, [isOutdated, isDirty, loaded, edited, setValues]);

  async function store(input: Input, from: Versioned<Input>): Promise<void> {
    setMessage(undefined);
    const result = await save(from, input);
    switch (result.outcome) {
      case 'saved':
      case 'unchanged':
        return adopt(result.current, result.outcome === 'saved' ? SAVED : UNCHANGED);
      case 'conflict': {
        const by = await lastEditor(edited.kind, result.current.id);
        return setConflict({ mine: input, theirs: result.current, by });
      }
      case 'missing':
        return tell({
          severity: 'error',
          text: `${edited.texts.missing} Bitte legen Sie eine Kopie an.`,
        });
      case 'refused':
      case 'failed':
        return tell({ severity: 'error', text: result.message });
    }
  }

  function tell(next: Message): void {
    setMessage(next);
    announce(next.text);
  }

  function adopt(current: Versioned<Input>, next: Message): void {
    tell(next);
    if (isNew) {
      draft.clear();
      const state = { isSaved: true, keepScroll: true };
      leave(() => {
        void navigate(view.linkTo('artikel', { id: current.id }), { replace: true, state });
      });
      return;
    }
    setBase(current);
    void setValues(edited.toValues(current.input), false);
  }

  function restore(): void {
    if (!draft.found) return;
    requestId.current = draft.found.requestId;
    setBase(draft.found.base);
    void setValues(draft.found.values, false);
    draft.settle();
  }

  async function show(visibility: Visibility): Promise<void> {
    await setValues({ ...values, visibility }, false);
    await formik.submitForm();
  }

  return (
    <FormikProvider value={formik}>
      <EditorHeader
        edited={edited}
        base={base}
        isNew={isNew}
        isBusy={isSubmitting}
        onShow={(visibility) => void show(visibility)}
      />
      <EditorNotices
        draftFrom={draft.found?.at}
        onRestore={restore}
        onDiscard={draft.settle}
        isElsewhere={draft.isElsewhere}
        isOutdated={isOutdated && isDirty}
      />
      <Button
        variant="outlined"
        aria-pressed={isPreviewed}
        onClick={() => setIsPreviewed(!isPreviewed)}
        sx={{ display: { lg: 'none' }, mb: 2 }}
      >
        {isPreviewed ? 'Weiter bearbeiten' : 'Vorschau'}
      </Button>
      <Box sx={columns}>
        <Box
          component="form"
          noValidate
          ref={form}
          onSubmit={formik.handleSubmit}
          sx={{ ...formStyle, display: { xs: isPreviewed ? 'none' : 'block', lg: 'block' } }}
        >
          <Box inert={isSubmitting}>
            <Fields values={values} id={isNew ? undefined : base.id} />
          </Box>
          <SaveBar isSaving={isSubmitting} isDirty={isDirty} message={message} />
        </Box>
        <Box
          sx={{ ...previewColumn, display: { xs: isPreviewed ? 'block' : 'none', lg: 'block' } }}
        >
          <Preview values={previewed} id={isNew ? undefined : base.id} />
        </Box>
      </Box>
      {conflict && (
        <ConflictDialog
          kind={edited.kind}
          base={base.input}
          mine={conflict.mine}
          theirs={conflict.theirs.input}
          by={conflict.by}
          onClose={() => setConflict(undefined)}
          onSave={(merged) => {
            setConflict(undefined);
            setBase(conflict.theirs);
            void setValues(edited.toValues(merged), false);
            void store(merged, conflict.theirs);
          }}
        />
      )}
    </FormikProvider>
  );
}

const SAVED: Message = { severity: 'success', text: 'Gespeichert.' };
const UNCHANGED: Message = { severity: 'info', text: 'Alles ist schon so gespeichert.' };

/** Form and preview, side by side where there is room. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
  alignItems: 'start',
  gap: 4,
};

/** As wide as a phone, and in sight beside the long form. */
const previewColumn = {
  position: { lg: 'sticky' },
  top: 88,
  height: { xs: '75vh', lg: 'calc(100vh - 112px)' },
  minHeight: 420,
} as const;

/** What is focused comes clear of the save bar. */
const formStyle = {
  '& :is(input, textarea, select, button)': { scrollMarginBottom: 112 },
};
