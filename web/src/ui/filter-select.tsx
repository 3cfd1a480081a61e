import Box from '@mui/material/Box';
import { type ChangeEvent, memo, startTransition, useId, useOptimistic } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { CONTROL } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onPick(value: string): void;
}

/**
 * A native select that looks like the form fields but needs none of their code. Also shows a value
 * that is not among the options.
 */
export const FilterSelect = memo(function FilterSelect({
  label,
  value,
  options,
  onPick,
}: FilterSelectProps) {
  const id = useId();
  // The value comes from the address, which changes in a transition: until then the next key would
  // start from the previous option.
  const [shown, show] = useOptimistic(value);
  const isKnown = options.some((option) => option.id === shown);
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    startTransition(() => {
      show(target.value);
      onPick(target.value);
    });
  return (
    <Box sx={field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={shown} onChange={pick}>
        {[...options, ...(isKnown ? [] : [{ id: shown, label: shown }])].map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={20} />
    </Box>
  );
});

// One styled element, because the planner re-renders a dozen of these on every keystroke.
const field = {
  position: 'relative',
  width: '100%',
  // Within the frame, in small type.
  '& label': {
    position: 'absolute',
    top: '0.25rem',
    left: 15,
    fontSize: '0.75rem',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
  '& select': {
    width: '100%',
    minHeight: 48,
    pt: '1.25rem',
    pb: 0.25,
    pl: 1.75,
    pr: 4,
    appearance: 'none',
    ...CONTROL,
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.3,
    textOverflow: 'ellipsis',
    '&:focus': {
      outline: `3px solid ${COLORS.ink}`,
      outlineOffset: 0,
      boxShadow: `0 0 0 5px ${COLORS.signal}`,
    },
  },
  // Stays vertically centred when the text is enlarged.
  '& svg': {
    position: 'absolute',
    right: 10,
    bottom: 'max(14px, 0.775em - 1px)',
    pointerEvents: 'none',
  },
};
