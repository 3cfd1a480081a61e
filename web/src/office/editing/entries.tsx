import Box from '@mui/material/Box';
import type { Field } from '@shop/domain/fields/field';
import { ENTRY_KINDS, type EntryInput, type EntryKind } from '@shop/domain/office/entry-kinds';
import type { Versioned } from '@shop/domain/office/office';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { OfficeButton } from '../office-button.tsx';
import { Loaded } from '../tab/paged-list.tsx';
import { LinkButton, TabSection, TabTitle } from '../tab/tab-head.tsx';
import { type AssortmentView, useAssortmentView } from '../tab/use-assortment-view.ts';
import { Editor, EditorForm } from './editor-frame.tsx';
import { FieldControl } from './field-sections.tsx';
import { checkInput, readFields, typedFields, valueReader } from './read-values.ts';
import { NEW_ITEM, saveOne, useEditor } from './use-editor.ts';

type Entry<Kind extends EntryKind> = Versioned<EntryInput<Kind>>;

interface KindProps<Kind extends EntryKind> {
  kind: Kind;
  /** `Diese Kategorie`, before „gibt es nicht“. */
  which: string;
  /** `Neue Kategorie`. */
  add: string;
  /** Which part of the entries is shown: a new one's draft belongs to it. */
  part?: string;
  /** Controls of special fields, and of others that need their own; null hides a field. */
  custom?: Partial<Record<keyof EntryInput<Kind>, ReactNode>>;
}

interface EntriesProps<Kind extends EntryKind> extends KindProps<Kind> {
  query: ComponentProps<typeof Loaded<readonly Entry<Kind>[]>>['query'];
  many: string;
  title?: string;
  /** Within the tab; by default the tab itself. */
  view?: AssortmentView;
  back?: ReactNode;
  /** The input of a new one. */
  empty(entries: readonly Entry<Kind>[]): EntryInput<Kind>;
  children(entries: readonly Entry<Kind>[]): ReactNode;
}

/** All entries of a kind, or the form of the one that the address names. */
export function Entries<Kind extends EntryKind>(props: EntriesProps<Kind>) {
  const { query, many, title = many, view, which, add, empty, back, children } = props;
  const { detail, linkTo, show } = useAssortmentView();
  const id = detail('id');
  return (
    <Loaded query={query} many={many}>
      {(entries) => {
        const opened =
          id === NEW_ITEM
            ? { id, version: 0, input: empty(entries) }
            : entries.find((entry) => entry.id === id);
        if (opened) {
          return <EntryForm key={opened.id} {...props} entry={opened} onClose={() => show(view)} />;
        }
        return (
          <TabSection
            id="entries-title"
            title={title}
            back={back}
            action={
              <LinkButton to={linkTo(view, { id: NEW_ITEM })} variant="contained">
                {add}
              </LinkButton>
            }
          >
            {id !== undefined && <p role="alert">{which} gibt es nicht.</p>}
            {children(entries)}
          </TabSection>
        );
      }}
    </Loaded>
  );
}

interface EntryFormProps<Kind extends EntryKind> extends KindProps<Kind> {
  entry: Entry<Kind>;
  onClose(): void;
}

/** The form of an entry, made of its fields. Special ones are held as they are. */
function EntryForm<Kind extends EntryKind>(props: EntryFormProps<Kind>) {
  const { kind, which, add, part, custom, entry, onClose } = props;
  const { one, path, fields, schema } = ENTRY_KINDS[kind];
  const isNew = entry.id === NEW_ITEM;
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const editor = useEditor<EntryInput<Kind>, object>({
    kind,
    item: isNew && part ? `${entry.id}-${part}` : entry.id,
    loaded: entry,
    toValues: (input) => ({ ...input, ...typedFields(fields, input) }),
    read(values) {
      const reader = valueReader();
      const all = { ...values, ...readFields(fields, values as never, reader) };
      return checkInput(schema as never, all as never, reader.messages);
    },
    texts: { saved: 'Gespeichert.', missing: `${which} gibt es nicht mehr.` },
    send: saveOne(kind),
    cached: (current) => [
      [path],
      (known?: Entry<Kind>[]) =>
        known && [...known.filter((other) => other.id !== current.id), current],
    ],
    onDone: (current) => {
      announce(`${one} ${current.input.name} gespeichert.`);
      onClose();
    },
  });
  return (
    <section aria-labelledby="entry-title">
      <Box ref={title} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <TabTitle
          id="entry-title"
          action={<OfficeButton onClick={onClose}>Abbrechen</OfficeButton>}
        >
          {isNew ? add : `${one} ${entry.input.name}`}
        </TabTitle>
      </Box>
      <Editor editor={editor}>
        <EditorForm editor={editor}>
          <Box sx={formStyle}>
            {Object.entries<Field>(fields).map(([name, field]) => {
              const own = custom?.[name as keyof EntryInput<Kind>];
              if (own !== undefined || field.type === 'special') return own;
              return <FieldControl key={name} name={name} field={field} />;
            })}
          </Box>
        </EditorForm>
      </Editor>
    </section>
  );
}

const formStyle = { display: 'grid', gap: 3, maxWidth: 640, pb: 3 };
