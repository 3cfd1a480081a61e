import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onPick(value: string): void;
}

/** One of a list of choices, as the device's own control; a value from elsewhere is shown too. */
export function FilterSelect({ label, value, options, onPick }: FilterSelectProps) {
  const id = useId();
  const isKnown = options.some((option) => option.id === value);
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => onPick(event.target.value)}
        input={<OutlinedInput />}
        sx={{ '& svg': { right: 12 }, '& select': { py: 1.5, textOverflow: 'ellipsis' } }}
      >
        {[...options, ...(isKnown ? [] : [{ id: value, label: value }])].map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
