import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { errorId, FieldFrame } from './field-frame.tsx';

interface TextFieldProps
  extends Pick<
    OutlinedInputProps,
    'type' | 'autoComplete' | 'inputMode' | 'multiline' | 'minRows' | 'endAdornment'
  > {
  /** Name of the value in the form. */
  name: string;
  label: string;
  required?: boolean;
  /** Longest text, in characters. */
  maxLength: number;
}

/** A text of the surrounding form; its error goes when it is edited. */
export function TextField({ name, label, required = false, maxLength, ...input }: TextFieldProps) {
  const [field, { error }, { setError }] = useField<string>(name);
  return (
    <FieldFrame id={name} label={label} required={required} error={error}>
      <OutlinedInput
        {...input}
        id={name}
        name={name}
        value={field.value}
        onChange={(event) => {
          field.onChange(event);
          setError(undefined);
        }}
        aria-describedby={error ? errorId(name) : undefined}
        slotProps={{ input: { maxLength } }}
      />
    </FieldFrame>
  );
}
