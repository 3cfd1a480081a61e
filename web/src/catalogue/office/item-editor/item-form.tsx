import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { VISIBILITY_LABELS, type Visibility } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { Versioned } from '@shop/domain/office/office';
import { type ComponentType, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Editor, EditorForm } from '../../../office/editing/editor-frame.tsx';
import type { ReadValues } from '../../../office/editing/read-values.ts';
import { NEW_ITEM, saveOne, useEditor } from '../../../office/editing/use-editor.ts';
import { OfficeButton } from '../../../office/office-button.tsx';
import { LinkButton } from '../../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { Block, Row } from '../../../ui/layout.tsx';
import { ITEM_KINDS } from '../item-kinds.ts';

export interface Item {
  name: string;
  visibility: Visibility;
}

export interface EditedValues {
  name: string;
  visibility: string;
}

interface PartProps<Values> {
  values: Values;
  /** Undefined for a new item. */
  id: string | undefined;
}

/** How one kind of item is edited and displayed. */
export interface EditedKind<Input extends Item, Values extends EditedValues> {
  kind: CategoryKind;
  empty: Input;
  toValues(input: Input): Values;
  read(values: Values): ReadValues<Input>;
  pathOf(id: number): string;
  Fields: ComponentType<PartProps<Values>>;
  Preview: ComponentType<PartProps<Values>>;
}

interface ItemFormProps<Input extends Item, Values extends EditedValues> {
  edited: EditedKind<Input, Values>;
  /** The item as the server currently has it. */
  loaded: Versioned<Input>;
  /** The id in the address: `neu` for a new item. */
  item: string;
}

/** The item form next to its preview. Once saved, a new item continues at its own address. */
export function ItemForm<Input extends Item, Values extends EditedValues>({
  edited,
  loaded,
  item,
}: ItemFormProps<Input, Values>) {
  const { Fields, Preview, kind, toValues, read } = edited;
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
    // A button that hides or shows the item saves it so.
    read: (values, visibility) => read(visibility ? { ...values, visibility } : values),
    isJustSaved,
    texts: {
      saved: 'Gespeichert.',
      missing: `${ITEM_KINDS[kind].missing} Bitte legen Sie eine Kopie an.`,
    },
    send: saveOne(kind),
    cached: (saved) => [[kind, saved.id], () => saved],
    onDone: isNew
      ? ({ id }) => {
          const state = { isSaved: true, keepScroll: true };
          void navigate(view.linkTo('artikel', { id }), { replace: true, state });
        }
      : undefined,
  });
  const { form, base } = editor;
  const { values } = form;
  const previewed = useDeferredValue(values);
  const id = isNew ? undefined : base.id;

  return (
    <>
      <Block mb={2}>
        <Typography variant="h2" sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
          {isNew ? ITEM_KINDS[kind].newItem : base.input.name}
        </Typography>
        {!isNew && (
          <SavedItem
            {...{ edited, base }}
            isSubmitting={form.isSending}
            onShow={(visibility) => form.submit(undefined, visibility)}
          />
        )}
      </Block>
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

interface SavedItemProps<Input extends Item, Values extends EditedValues> {
  edited: EditedKind<Input, Values>;
  base: Versioned<Input>;
  isSubmitting: boolean;
  onShow(visibility: Visibility): void;
}

function SavedItem<Input extends Item, Values extends EditedValues>({
  edited,
  base: { id, version, input },
  isSubmitting,
  onShow,
}: SavedItemProps<Input, Values>) {
  const { linkTo } = useAssortmentView();
  const { visibility } = input;
  const isArchived = visibility === 'archived';
  return (
    <>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
        {VISIBILITY_LABELS[visibility]}
        {version > 0 && `, Version ${version}`}
      </Box>
      <Row gap={1} mt={1.5}>
        {visibility === 'visible' && (
          <OfficeButton href={edited.pathOf(Number(id))} target="_blank">
            Im Shop ansehen
          </OfficeButton>
        )}
        <LinkButton to={linkTo('verlauf', { id })}>Verlauf</LinkButton>
        <LinkButton to={linkTo('artikel', { id: 'neu', kopie: id })}>Kopieren</LinkButton>
        <OfficeButton
          isBlocked={isSubmitting}
          onClick={() => onShow(isArchived ? 'hidden' : 'archived')}
        >
          {isArchived ? 'Aus dem Archiv holen' : 'Ins Archiv'}
        </OfficeButton>
      </Row>
    </>
  );
}
