import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { Icon } from '../icon.tsx';
import { errorId, FieldFrame } from './field-frame.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

/** A native select of the surrounding Formik form; choosing clears its error. */
export function SelectField({ name, label, required = false, options }: SelectFieldProps) {
  const [field, { error }, { setError }] = useField<string>(name);
  return (
    <FieldFrame id={name} label={label} required={required} error={error}>
      <NativeSelect
        {...field}
        id={name}
        onChange={(event) => {
          field.onChange(event);
          setError(undefined);
        }}
        input={<OutlinedInput />}
        inputProps={{ 'aria-describedby': error ? errorId(name) : undefined }}
        IconComponent={Arrow}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

/** As in `FilterSelect`. */
function Arrow() {
  return (
    <Box component="span" sx={arrow}>
      <Icon name="chevron" size={20} />
    </Box>
  );
}

const arrow = { position: 'absolute', right: 10, display: 'flex', pointerEvents: 'none' };
