import Box from '@mui/material/Box';
import {
  CATEGORY_FIELDS,
  type CategoryInput,
  type CategoryKind,
  categoryInputSchema,
} from '@shop/domain/office/category';
import type { Versioned } from '@shop/domain/office/office';
import type { Picture } from '@shop/domain/product/picture';
import { useEffect, useRef } from 'react';
import { announce } from '../../../lib/announcer/announce.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { Editor, EditorForm } from '../../editing/editor-frame.tsx';
import { FieldControl } from '../../editing/field-sections.tsx';
import {
  checkInput,
  type ReadValues,
  readFields,
  type TypedFields,
  typedFields,
  valueReader,
} from '../../editing/read-values.ts';
import { NEW_ITEM, saveOne, useEditor } from '../../editing/use-editor.ts';
import { CATEGORIES_KEY } from '../../kit/api/use-category-list.ts';
import { OfficeButton } from '../../kit/office-button.tsx';
import { TabTitle } from '../../kit/tab/tab-head.tsx';
import { PictureField } from '../pictures/picture-field.tsx';

export function newCategory(
  of: CategoryKind,
  categories: readonly Versioned<CategoryInput>[],
): Versioned<CategoryInput> {
  const last = Math.max(0, ...categories.map(({ input }) => input.position));
  const position = Math.min(last + 1, CATEGORY_FIELDS.position.max);
  return { id: NEW_ITEM, version: 0, input: { of, name: '', position, visibility: 'visible' } };
}

interface CategoryFormProps {
  category: Versioned<CategoryInput>;
  onClose(): void;
}

export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const { id, input } = category;
  const isNew = id === NEW_ITEM;
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const editor = useEditor<CategoryInput, CategoryValues>({
    kind: 'category',
    item: isNew ? `${id}-${input.of}` : id,
    loaded: category,
    toValues,
    read,
    texts: { saved: 'Gespeichert.', missing: 'Diese Kategorie gibt es nicht mehr.' },
    send: saveOne((body) => {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      return callApi('POST /api/admin/categories', { body, signal });
    }),
    cached: (current) => [
      CATEGORIES_KEY,
      (known?: Versioned<CategoryInput>[]) =>
        known && [...known.filter((other) => other.id !== current.id), current],
    ],
    onDone: (current) => {
      announce(`Kategorie ${current.input.name} gespeichert.`);
      onClose();
    },
  });
  const { formik } = editor;
  const { picture } = formik.values;
  return (
    <section aria-labelledby="category-title">
      <Box ref={title} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <TabTitle
          id="category-title"
          action={<OfficeButton onClick={onClose}>Abbrechen</OfficeButton>}
        >
          {isNew ? 'Neue Kategorie' : `Kategorie ${input.name}`}
        </TabTitle>
      </Box>
      <Editor editor={editor}>
        <EditorForm editor={editor}>
          <Box sx={formStyle}>
            <FieldControl name="name" field={CATEGORY_FIELDS.name} />
            <FieldControl name="lead" field={CATEGORY_FIELDS.lead} />
            <PictureField
              pictures={picture ? [picture] : []}
              max={1}
              onChange={([next]) => void formik.setFieldValue('picture', next, false)}
            />
            <FieldControl name="visibility" field={CATEGORY_FIELDS.visibility} />
          </Box>
        </EditorForm>
      </Editor>
    </section>
  );
}

interface CategoryValues extends TypedFields<typeof CATEGORY_FIELDS> {
  picture: Picture | undefined;
}

const toValues = (input: CategoryInput): CategoryValues => ({
  ...typedFields(CATEGORY_FIELDS, input),
  picture: input.picture,
});

function read(values: CategoryValues): ReadValues<CategoryInput> {
  const reader = valueReader();
  const fields = readFields(CATEGORY_FIELDS, values, reader);
  const all = { ...fields, picture: values.picture };
  return checkInput(categoryInputSchema, all, reader.messages);
}

const formStyle = { display: 'grid', gap: 3, maxWidth: 640, pb: 3 };
