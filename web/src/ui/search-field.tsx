import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { CONTROL } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';
import { part } from './layout.tsx';

interface SearchFieldProps {
  label: string;
  text: string;
  onChange(text: string): void;
  /** On blur or enter. */
  onDone(): void;
  onEnter?(): void;
  /** Id of a text that describes the field. */
  hintId?: string;
  /** Makes it the field of a combobox. */
  combobox?: ComponentProps<'input'>;
}

export function SearchField({
  label,
  text,
  onChange,
  onDone,
  onEnter,
  hintId,
  combobox,
}: SearchFieldProps) {
  return (
    <Frame>
      <Icon name="search" />
      <Box
        component="input"
        type="search"
        aria-label={label}
        aria-describedby={hintId}
        placeholder={label}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onBlur={onDone}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          // Not for the form that it may be in.
          event.preventDefault();
          onDone();
          onEnter?.();
        }}
        {...combobox}
        sx={field}
      />
    </Frame>
  );
}

const Frame = part('search', {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 2,
  minHeight: 48,
  ...CONTROL,
  '&:focus-within': {
    outline: `3px solid ${COLORS.ink}`,
    boxShadow: `0 0 0 5px ${COLORS.signal}`,
  },
});

const field = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::placeholder': { color: COLORS.slate, opacity: 1 },
};
