import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  type InputDifference,
  inputDifferences,
  isSameValue,
} from '@shop/domain/office/input-differences';
import type { OfficeKind } from '@shop/domain/office/office';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CHOICE, columns } from '../../lib/theme/shared-styles.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { present } from './read-values.ts';

interface ConflictDialogProps<Input> {
  kind: OfficeKind;
  item: string;
  /** Common base of both versions. */
  base: Input;
  mine: Input;
  theirs: Input;
  /** Who saved the other version, if known. */
  by: string | undefined;
  onSave(merged: Input): void;
  onClose(): void;
}

/** Shows both versions of every difference, and lets the clerk choose field by field or as a whole. */
export function ConflictDialog<Input extends object>({
  kind,
  item,
  base,
  mine,
  theirs,
  by,
  onSave,
  onClose,
}: ConflictDialogProps<Input>) {
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
      <Box component="p" sx={{ mt: 0 }}>
        {by ?? 'Jemand anders'} hat gespeichert, während Sie bearbeitet haben. Bitte wählen Sie, was
        gelten soll. Vorgeschlagen ist jeweils, was geändert wurde.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <OfficeButton onClick={() => chooseAll('mine')}>Ganz Ihre Version</OfficeButton>
        <OfficeButton onClick={() => chooseAll('theirs')}>Ganz die andere</OfficeButton>
      </Box>
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
      <RadioGroup
        aria-label={label}
        value={side}
        onChange={(_, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={sides}
      >
        {versions.map((version) => (
          <FormControlLabel
            key={version.side}
            value={version.side}
            control={<Radio color="secondary" />}
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
      </RadioGroup>
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
  '& .MuiFormControlLabel-label': { py: 1, minWidth: 0 },
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

/** Who last saved an entry, according to the log; undefined if that cannot be determined. */
export async function lastEditor(kind: OfficeKind, item: string): Promise<string | undefined> {
  try {
    const changes = await callApi('GET /api/admin/changes', { query: { kind, item } });
    return changes[0]?.by;
  } catch {
    return undefined;
  }
}
