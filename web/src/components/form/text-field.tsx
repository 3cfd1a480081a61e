import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { severalLines } from './several-lines.ts';

interface TextFieldProps
  extends Pick<
    OutlinedInputProps,
    'type' | 'autoComplete' | 'inputMode' | 'endAdornment' | 'onBlur'
  > {
  /** Name of the Formik field. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string | undefined;
  /** In characters. */
  maxLength: number;
  /** Makes it multiline, at least that many lines high. */
  rows?: number;
}

/** A text field of the surrounding Formik form; editing it clears its error. */
export function TextField({
  name,
  label,
  required = false,
  hint,
  maxLength,
  rows,
  ...input
}: TextFieldProps) {
  const [field, { error }, { setError }] = useField<string>(name);
  return (
    <FieldFrame id={name} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        {...input}
        id={name}
        name={name}
        value={field.value}
        onChange={(event) => {
          field.onChange(event);
          setError(undefined);
        }}
        aria-describedby={describedBy(name, { hint, error })}
        slotProps={{ input: { maxLength } }}
        {...(rows && severalLines(rows, maxLength))}
      />
    </FieldFrame>
  );
}

type LimitedFieldProps<Name> = Omit<TextFieldProps, 'name' | 'maxLength'> & { name: Name };

/** Makes the text field of a form from the limits of its fields. */
export function textFieldWithin<Name extends string>(limits: Readonly<Record<Name, number>>) {
  return (props: LimitedFieldProps<Name>) => (
    <TextField {...props} maxLength={limits[props.name]} />
  );
}
