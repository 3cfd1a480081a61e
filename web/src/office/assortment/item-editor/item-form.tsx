import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Visibility } from '@shop/domain/fields/visibility';
import type { Versioned } from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Editor, EditorForm } from '../../editing/editor-frame.tsx';
import { NEW_ITEM, useEditor } from '../../editing/use-editor.ts';
import { useAdminKey } from '../../kit/api/use-office-query.ts';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { ITEM_KINDS } from '../item-kinds.ts';
import { EditorHeader } from './editor-header.tsx';
import type { EditedKind, EditedValues, Item } from './kinds.ts';

interface ItemFormProps<Input extends Item, Values extends EditedValues> {
  edited: EditedKind<Input, Values>;
  /** As the server has it now. */
  loaded: Versioned<Input>;
  /** The id in the address: `neu` for a new one. */
  item: string;
}

/** The item form next to its preview. A new item goes on at the address that it gets by its save. */
export function ItemForm<Input extends Item, Values extends EditedValues>({
  edited,
  loaded,
  item,
}: ItemFormProps<Input, Values>) {
  const { Fields, Preview, kind, toValues, read } = edited;
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const view = useAssortmentView();
  const navigate = useNavigate();
  const isJustSaved = useLocation().state?.isSaved === true;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isNew = item === NEW_ITEM;
  const editor = useEditor<Input, Values>({
    kind,
    item,
    loaded,
    toValues,
    read,
    isJustSaved,
    texts: {
      saved: 'Gespeichert.',
      missing: `${ITEM_KINDS[kind].missing} Bitte legen Sie eine Kopie an.`,
    },
    async send(request_id, { id, version }, input) {
      const change = { ...(id !== NEW_ITEM && { id }), version, input };
      const [result] = await edited.save({ request_id, changes: [change] });
      return result ?? { outcome: 'missing' };
    },
    onSaved(saved) {
      client.setQueryData(itemKey(adminKey, kind, saved.id), saved);
      void client.invalidateQueries();
    },
    onDone: isNew
      ? ({ id }) => {
          const state = { isSaved: true, keepScroll: true };
          void navigate(view.linkTo('artikel', { id }), { replace: true, state });
        }
      : undefined,
  });
  const { formik, base, isSubmitting } = editor;
  const { values } = formik;
  const previewed = useDeferredValue(values);
  const id = isNew ? undefined : base.id;

  async function show(visibility: Visibility): Promise<void> {
    await formik.setValues({ ...values, visibility }, false);
    await formik.submitForm();
  }

  return (
    <>
      <EditorHeader
        edited={edited}
        base={base}
        isNew={isNew}
        isBusy={isSubmitting}
        onShow={(visibility) => void show(visibility)}
      />
      <Editor editor={editor}>
        <Button
          variant="outlined"
          aria-pressed={isPreviewed}
          onClick={() => setIsPreviewed(!isPreviewed)}
          sx={{ display: { lg: 'none' }, mb: 2 }}
        >
          {isPreviewed ? 'Weiter bearbeiten' : 'Vorschau'}
        </Button>
        <Box sx={columns}>
          <Box sx={{ display: { xs: isPreviewed ? 'none' : 'block', lg: 'block' } }}>
            <EditorForm editor={editor}>
              <Fields values={values} id={id} />
            </EditorForm>
          </Box>
          <Box
            sx={{ ...previewColumn, display: { xs: isPreviewed ? 'block' : 'none', lg: 'block' } }}
          >
            <Preview values={previewed} id={id} />
          </Box>
        </Box>
      </Editor>
    </>
  );
}

export function itemKey(adminKey: readonly unknown[], kind: string, id: string) {
  return [...adminKey, kind, id] as const;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
  alignItems: 'start',
  gap: 4,
};

const previewColumn = {
  position: { lg: 'sticky' },
  top: 88,
  height: { xs: '75vh', lg: 'calc(100vh - 112px)' },
  minHeight: 420,
} as const;
