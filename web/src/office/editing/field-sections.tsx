import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { Field, Fields, PlainField, PlainName, SpecialName } from '@shop/domain/fields/field';
import type { ComponentProps, ReactNode } from 'react';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns, SUMMARY } from '../../lib/theme/shared-styles.ts';
import { Tick } from '../../ui/form/tick.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Titled } from '../../ui/titled.tsx';
import { SelectField, TextField, useField, useForm } from '../form/form-fields.tsx';

interface FieldSectionsProps<F extends Fields> {
  fields: F;
  /** Controls of special fields, and of plain ones that need more than the default; null hides a field. */
  custom: Record<SpecialName<F>, ReactNode> & Partial<Record<PlainName<F>, ReactNode>>;
  above?: Partial<Record<F[keyof F]['section'], ReactNode>>;
  /** If given, sections can be closed, and these are open until the clerk opens or closes one. */
  openAtFirst?: readonly string[];
}

/**
 * A form with all fields of a table under their sections' headings, two in a row if there is room.
 */
export function FieldSections<F extends Fields>(props: FieldSectionsProps<F>) {
  const { fields, custom, above, openAtFirst } = props;
  const rows = Object.entries<Field>(fields);
  const nodes: Record<string, ReactNode> = custom;
  const titles = [...new Set(rows.map(([, { section }]) => section))];
  return titles.map((title) => {
    const own = rows.filter(([, { section }]) => section === title);
    const controls = (
      <>
        {(above as Record<string, ReactNode>)?.[title]}
        {own
          .filter(([name]) => nodes[name] !== null)
          .map(([name, field]) => (
            <Box key={name} sx={field.isWide ? WHOLE_ROW : { display: 'contents' }}>
              {nodes[name] ??
                (field.type !== 'special' && <FieldControl name={name} field={field} />)}
            </Box>
          ))}
      </>
    );
    return openAtFirst ? (
      <Folded key={title} title={title} names={own.map(([name]) => name)} openAtFirst={openAtFirst}>
        {controls}
      </Folded>
    ) : (
      <Titled key={title} title={title} heading="h3" sx={section}>
        {controls}
      </Titled>
    );
  });
}

/** Titles of the sections that are open, in all forms of this device. */
const openSections = storedText('openSections', () => window.localStorage);

interface FoldedProps {
  title: string;
  /** Names of its fields: with a problem in one of them it is open. */
  names: readonly string[];
  openAtFirst: readonly string[];
  children: ReactNode;
}

function Folded({ title, names, openAtFirst, children }: FoldedProps) {
  const kept = parseStored(useStoredText(openSections));
  const open: readonly unknown[] = Array.isArray(kept) ? kept : openAtFirst;
  const isOpen = open.includes(title);
  const isWrong = Object.keys(useForm().errors).some((path) =>
    names.some((name) => path.startsWith(name)),
  );
  return (
    <Box
      component="details"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        const others = open.filter((each) => each !== title);
        openSections.set(JSON.stringify(isOpen ? others : [...others, title]));
      }}
      sx={folded}
    >
      <Box component="summary">
        <Typography variant="h3">{title}</Typography>
        <Icon name="chevron" size={24} />
      </Box>
      <Box sx={{ ...FIELD_GRID, pb: 3 }}>{children}</Box>
    </Box>
  );
}

interface FieldControlProps {
  name: string;
  field: PlainField;
  /** Replaces that of the field's row. */
  unit?: string;
  hint?: string | undefined;
}

/** The control for a plain field, as defined by its row. */
export function FieldControl({ name, field, ...more }: FieldControlProps) {
  const { label, none = 'Keine Angabe' } = field;
  const { hint, unit } = { hint: field.hint, unit: field.unit, ...more };
  const common = { name, label, required: field.required !== undefined };
  switch (field.type) {
    case 'text':
      return <TextField {...common} hint={hint} maxLength={field.max} {...linesOf(field)} />;
    case 'number':
      return <NumberField {...common} hint={hint} unit={unit} />;
    case 'euro':
      return <NumberField {...common} hint={hint} unit={unit ?? '€'} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          options={[
            ...(field.required ? [] : [{ value: '', label: none }]),
            ...field.names.map((value) => ({ value, label: field.labels?.[value] ?? value })),
          ]}
        />
      );
    case 'choices':
      return <ChoicesField name={name} field={field} />;
    case 'flag':
      return <FlagField name={name} label={hint ? `${label}: ${hint}` : label} />;
  }
}

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'maxLength'> {
  unit?: string | undefined;
  maxLength?: number;
}

export function NumberField({
  unit,
  maxLength = 20,
  inputMode = 'decimal',
  ...field
}: NumberFieldProps) {
  return (
    <TextField
      {...field}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete="off"
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
    />
  );
}

const linesOf = ({ rows }: { rows?: number }) => (rows ? { rows } : {});

function FlagField({ name, label }: { name: string; label: string }) {
  const { value, set } = useField<boolean>(name);
  return (
    <Tick
      {...{ name, label }}
      checked={value}
      onChange={set}
      sx={{ alignSelf: 'end', minHeight: 48 }}
    />
  );
}

interface ChoicesFieldProps {
  name: string;
  field: Extract<PlainField, { type: 'choices' }>;
}

/** A box to tick for each name. */
function ChoicesField({ name, field: { label, names, labels } }: ChoicesFieldProps) {
  const { value: chosen, set } = useField<string[]>(name);
  const toggled = (each: string, isChosen: boolean) =>
    names.filter((other) => (other === each ? isChosen : chosen.includes(other)));
  return (
    <Box component="fieldset" sx={choices}>
      <legend>{label}</legend>
      {names.map((each) => (
        <Tick
          key={each}
          name={name}
          checked={chosen.includes(each)}
          onChange={(isChosen) => set(toggled(each, isChosen))}
          label={labels[each]}
        />
      ))}
    </Box>
  );
}

const choices = { ...columns('sm', 1, 1, 1), m: 0, p: 0, border: 0, minWidth: 0 };

export const WHOLE_ROW = { gridColumn: '1 / -1', minWidth: 0 } as const;

export const FIELD_GRID = { ...columns('sm', 1, 1), alignItems: 'start', gap: 2 };

const folded = {
  borderTop: `2px solid ${COLORS.ink}`,
  '& > summary': { ...SUMMARY, justifyContent: 'space-between', minHeight: 56 },
  '&[open] > summary [data-icon]': { transform: 'rotate(180deg)' },
};

const section = {
  ...FIELD_GRID,
  py: 3,
  borderTop: `2px solid ${COLORS.ink}`,
  '& > h3': { gridColumn: '1 / -1' },
};
