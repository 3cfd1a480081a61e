import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CHOICE, columns } from '../../lib/theme/shared-styles.ts';
import { part, Stack } from '../layout.tsx';
import { Tick } from './tick.tsx';

export const pair = { ...columns('sm', 1, 1), alignItems: 'start', gap: 2 };

/** A long form, and a summary of what it orders. */
export const formColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
  mt: { xs: 3, md: 4 },
};

/** Stays in view beside the long form. */
export const formAside = { display: 'grid', gap: 3, position: { md: 'sticky' }, top: { md: 112 } };

/** Fields under a heading that screen readers announce with each of them. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Legend>{title}</Legend>
      <Stack>{children}</Stack>
    </Box>
  );
}

const Legend = part('legend', { typography: 'h3', p: 0, mb: 2 });

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string; hint?: string }[];
  onChange(value: T): void;
}

export function Choice<T extends string>({ options, onChange, ...group }: ChoiceProps<T>) {
  return (
    <Box role="radiogroup" aria-label={group.label} sx={tiles}>
      {options.map(({ value, label, hint }) => (
        <Box key={value} sx={CHOICE}>
          <Tick
            type="radio"
            name={group.name}
            value={value}
            label={label}
            checked={value === group.value}
            onChange={() => onChange(value)}
            aria-describedby={hint && `${value}-hint`}
            sx={{ width: '100%', fontWeight: 600 }}
          />
          {hint && (
            <Typography variant="body2" id={`${value}-hint`} sx={{ pl: '42px', pb: 0.5 }}>
              {hint}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1.5,
};
