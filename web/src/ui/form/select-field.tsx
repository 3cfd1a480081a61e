import Box from '@mui/material/Box';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { Icon } from '../icon.tsx';
import { errorId, FieldFrame } from './field-frame.tsx';

interface SelectInputProps extends Pick<NativeSelectProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  required?: boolean;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** A native select outside any Formik form. */
export function SelectInput(props: SelectInputProps) {
  const { label, required = false, error, options, ...input } = props;
  const { name } = input;
  return (
    <FieldFrame id={name} label={label} required={required} error={error}>
      <NativeSelect
        {...input}
        id={name}
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

type SelectFieldProps = Pick<SelectInputProps, 'name' | 'label' | 'required' | 'options'>;

/** A select of the surrounding Formik form; choosing clears its error. */
export function SelectField(props: SelectFieldProps) {
  const [field, { error }, { setError }] = useField<string>(props.name);
  return (
    <SelectInput
      {...props}
      {...{ ...field, error }}
      onChange={(event) => {
        field.onChange(event);
        setError(undefined);
      }}
    />
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
