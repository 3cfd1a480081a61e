import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type CategoryInput,
  type CategoryKind,
  categoryInputSchema,
} from '@shop/domain/office/category';
import {
  type SaveResult,
  type Versioned,
  VISIBILITIES,
  VISIBILITY_LABELS,
  type Visibility,
} from '@shop/domain/office/office';
import { readBody } from '@shop/domain/text/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { errorId, FieldFrame } from '../../../components/form/field-frame.tsx';
import { announce } from '../../../lib/announcer/announce.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { useLeaveGuard } from '../../editing/use-leave-guard.ts';
import { failureMessage } from '../../kit/api/failures.ts';
import { TabTitle } from '../../kit/tab/tab-title.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { SAVE_FAILED, useSaveCategories } from './use-save-categories.ts';

/** A category before its first save has no id. */
type EditedCategory = Omit<Versioned<CategoryInput>, 'id'> & { id?: string };

/** A new category, in the last place. */
export function newCategory(
  of: CategoryKind,
  categories: readonly Versioned<CategoryInput>[],
): EditedCategory {
  const last = Math.max(0, ...categories.map(({ input }) => input.position));
  const position = Math.min(last + 1, MAX_POSITION);
  return { version: 0, input: { of, name: '', position, visibility: 'visible' } };
}

const MAX_POSITION = 10_000;

interface CategoryFormProps {
  category: EditedCategory;
  onClose(): void;
}

/** Edits a category; a conflicting save is shown next to ours. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const [base, setBase] = useState(category);
  const [input, setInput] = useState(category.input);
  const [theirs, setTheirs] = useState<Versioned<CategoryInput>>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useSaveCategories();
  const isChanged = JSON.stringify(input) !== JSON.stringify(base.input);
  const leave = useLeaveGuard(isChanged);
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function edit(edited: CategoryInput) {
    setInput(edited);
    setProblem(undefined);
  }

  async function save(from: EditedCategory, wanted: CategoryInput) {
    setProblem(undefined);
    const read = readBody(categoryInputSchema, wanted);
    if (!read.ok) return setProblem(read.message);
    try {
      const { id, version } = from;
      const changes = [{ ...(id !== undefined && { id }), version, input: read.value }];
      const [result] = await mutateAsync(changes);
      settle(result, read.value);
    } catch (error) {
      setProblem(failureMessage(error as Error, 'Failed to save category', SAVE_FAILED));
    }
  }

  function settle(result: SaveResult<CategoryInput> | undefined, { name }: CategoryInput) {
    if (result?.outcome === 'conflict') return setTheirs(result.current);
    if (result?.outcome === 'refused') return setProblem(result.message);
    if (result?.outcome !== 'saved' && result?.outcome !== 'unchanged') {
      return setProblem('Diese Kategorie gibt es nicht mehr.');
    }
    announce(`Kategorie ${name} gespeichert.`);
    leave(onClose);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) void save(base, input);
  }

  return (
    <section aria-labelledby="category-title">
      <Box ref={title} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <TabTitle id="category-title">
          {category.id === undefined ? 'Neue Kategorie' : `Kategorie ${category.input.name}`}
        </TabTitle>
      </Box>
      <Box component="form" noValidate onSubmit={submit} sx={form}>
        <FieldFrame id="name" label="Name" required error={undefined}>
          <OutlinedInput
            id="name"
            value={input.name}
            onChange={({ target }) => edit({ ...input, name: target.value })}
            aria-invalid={problem !== undefined && input.name.trim() === ''}
            aria-describedby={problem ? errorId('category') : undefined}
            slotProps={{ input: { maxLength: 60 } }}
          />
        </FieldFrame>
        <FieldFrame
          id="lead"
          label="Text der Seite"
          hint="Ein oder zwei Sätze unter der Überschrift, höchstens 300 Zeichen."
          error={undefined}
        >
          <OutlinedInput
            id="lead"
            multiline
            minRows={3}
            value={input.lead ?? ''}
            onChange={({ target }) => edit(withLead(input, target.value))}
            slotProps={{ input: { maxLength: 300 } }}
          />
        </FieldFrame>
        <PictureField
          pictures={input.picture ? [input.picture] : []}
          max={1}
          onChange={([picture]) => edit(withPicture(input, picture))}
        />
        <FilterSelect
          label="Sichtbarkeit"
          value={input.visibility}
          options={VISIBILITIES.map((id) => ({ id, label: VISIBILITY_LABELS[id] }))}
          onPick={(visibility) => edit({ ...input, visibility: visibility as Visibility })}
        />
        {problem && (
          <Alert severity="error" role="alert" id={errorId('category')}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Wird gespeichert...' : 'Speichern'}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Abbrechen
          </Button>
        </Box>
      </Box>
      {theirs && (
        <ConflictDialog
          kind="category"
          base={base.input}
          mine={input}
          theirs={theirs.input}
          by={undefined}
          onClose={() => setTheirs(undefined)}
          onSave={(merged) => {
            setTheirs(undefined);
            setBase(theirs);
            setInput(merged);
            void save(theirs, merged);
          }}
        />
      )}
    </section>
  );
}

function withLead({ lead, ...input }: CategoryInput, text: string): CategoryInput {
  return { ...input, ...(text && { lead: text }) };
}

function withPicture(
  { picture, ...input }: CategoryInput,
  next: CategoryInput['picture'],
): CategoryInput {
  return { ...input, ...(next && { picture: next }) };
}

const form = { display: 'grid', gap: 3, maxWidth: 640 };
