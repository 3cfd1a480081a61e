import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type InputDifference,
  inputDifferences,
  isSameValue,
} from '@shop/domain/office/input-differences';
import { formatDateTime } from '@shop/domain/text/format';
import { type ReactNode, useId, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import {
  BOTTOM_BARS,
  CHOICE,
  columns,
  LOW_SCREEN,
  WRAPPED,
} from '../../lib/theme/shared-styles.ts';
import { Tick } from '../../ui/form/tick.tsx';
import { Block, Row } from '../../ui/layout.tsx';
import { AdminDialog } from '../dialog/admin-dialog.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { OfficeButton } from '../office-button.tsx';
import { SignInAgain } from '../tab/call-alerts.tsx';
import { present } from './read-values.ts';
import type { useEditor } from './use-editor.ts';

interface EditorProps<Input extends object, Values extends object> {
  editor: ReturnType<typeof useEditor<Input, Values>>;
  children: ReactNode;
}

/**
 * Surrounds a form with versions: shows what the clerk must know before continuing, and the choice
 * in a conflict.
 */
export function Editor<Input extends object, Values extends object>({
  editor: { form, notices, conflict },
  children,
}: EditorProps<Input, Values>) {
  return (
    <FormFields value={form as never}>
      <EditorNotices {...notices} />
      {children}
      {conflict && <ConflictDialog {...conflict} />}
    </FormFields>
  );
}

export function EditorForm<Input extends object, Values extends object>({
  editor: { form },
  children,
}: EditorProps<Input, Values>) {
  const { isSending, isDirty, errors, leave } = form;
  const [fault] = Object.values(errors);
  const result = typeof form.result === 'object' ? form.result : undefined;
  const isError = fault !== undefined || result?.ok === false;
  return (
    <Box component="form" noValidate ref={form.ref} onSubmit={form.submit} sx={formStyle}>
      <Box inert={isSending}>{children}</Box>
      <Box sx={bar}>
        <Box sx={{ ...barText, ...(isError && { color: 'error.main' }) }}>
          {fault
            ? `Nicht gespeichert: ${fault}`
            : isDirty && !isError
              ? 'Noch nicht gespeichert.'
              : result?.message}
        </Box>
        {result?.needsSignIn && <SignInAgain onLeave={leave} />}
        <Button type="submit" disabled={isSending} sx={{ flex: 'none', minWidth: { sm: 180 } }}>
          {isSending ? 'Wird gespeichert...' : 'Speichern'}
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
          <Row mt={1}>
            <OfficeButton onClick={onRestore}>Wiederherstellen</OfficeButton>
            <Button variant="text" size="small" onClick={onDiscard}>
              Verwerfen
            </Button>
          </Row>
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

type ConflictDialogProps<Input extends object> = NonNullable<
  ReturnType<typeof useEditor<Input, object>>['conflict']
>;

/** Shows both versions of every difference, and lets the clerk choose field by field or as a whole. */
function ConflictDialog<Input extends object>(conflict: ConflictDialogProps<Input>) {
  const { kind, item, base, mine, theirs, by, onSave, onClose } = conflict;
  const [choices, setChoices] = useState<Choices>(() => suggestedChoices(base, mine, theirs));
  const differences = inputDifferences(kind, theirs, mine, item);
  const chooseAll = (side: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const other = by ? `Version von ${by}` : 'Gespeicherte Version';
  return (
    <AdminDialog
      title="Inzwischen geändert"
      onClose={onClose}
      actions={
        <Button onClick={() => onSave(chosenFields(mine, theirs, choices))}>
          Auswahl speichern
        </Button>
      }
    >
      <Block component="p" mt={0}>
        {by ?? 'Jemand anders'} hat gespeichert, während Sie bearbeitet haben. Bitte wählen Sie, was
        gelten soll. Vorgeschlagen ist jeweils, was geändert wurde.
      </Block>
      <Row mb={2}>
        <OfficeButton onClick={() => chooseAll('mine')}>Ganz Ihre Version</OfficeButton>
        <OfficeButton onClick={() => chooseAll('theirs')}>Ganz die andere</OfficeButton>
      </Row>
      {differences.map((difference) => (
        <Choice
          key={difference.field}
          difference={difference}
          other={other}
          side={choices[difference.field] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
        />
      ))}
    </AdminDialog>
  );
}

interface ChoiceProps {
  difference: InputDifference;
  other: string;
  side: 'mine' | 'theirs';
  onChoose(side: 'mine' | 'theirs'): void;
}

function Choice({ difference, other, side, onChoose }: ChoiceProps) {
  const name = useId();
  const { label, before, after } = difference;
  const versions = [
    { side: 'mine', title: 'Ihre Version', text: after },
    { side: 'theirs', title: other, text: before },
  ] as const;
  return (
    <Box component="fieldset" sx={choice}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {label}
      </Box>
      <Box role="radiogroup" aria-label={label} sx={sides}>
        {versions.map((version) => (
          <Tick
            key={version.side}
            type="radio"
            name={name}
            checked={version.side === side}
            onChange={() => onChoose(version.side)}
            label={
              <>
                <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
                  {version.title}
                </Box>
                <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {version.text}
                </Box>
              </>
            }
            sx={tile}
          />
        ))}
      </Box>
    </Box>
  );
}

const choice = { m: 0, px: 0, py: 2, border: 0, borderTop: `1px solid ${COLORS.slab}` };

const sides = { ...columns('sm', 1, 1), gap: 1.5 };

const tile = {
  ...CHOICE,
  alignItems: 'start',
  m: 0,
  p: 1,
  '& > span': { py: 1 },
};

type Choices = Record<string, 'mine' | 'theirs'>;

type Fields = Record<string, unknown>;

/** A field that only the other person changed keeps their value, any other field ours. */
function suggestedChoices(base: object, mine: object, theirs: object): Choices {
  const [old, own, other] = [base as Fields, mine as Fields, theirs as Fields];
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  const differing = [...names].filter((name) => !isSameValue(own[name], other[name]));
  return Object.fromEntries(
    differing.map((name) => [name, isSameValue(own[name], old[name]) ? 'theirs' : 'mine']),
  );
}

/** Their version with the fields for which ours was chosen. */
function chosenFields<Input extends object>(mine: Input, theirs: Input, choices: Choices): Input {
  const merged = { ...theirs } as Fields;
  for (const [name, side] of Object.entries(choices)) {
    if (side === 'mine') merged[name] = (mine as Fields)[name];
  }
  return present(merged) as Input;
}
