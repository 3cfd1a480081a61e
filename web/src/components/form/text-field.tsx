import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { errorId, FieldFrame } from './field-frame.tsx';

interface TextFieldProps
  extends Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'inputMode' | 'endAdornment'> {
  /** Name of the value in the form. */
  name: string;
  label: string;
  required?: boolean;
  /** Longest text, in characters. */
  maxLength: number;
  /** Makes it a text of several lines, which shows at least so many. */
  rows?: number;
}

/** A text of the surrounding form; its error goes when it is edited. */
export function TextField({
  name,
  label,
  required = false,
  maxLength,
  rows,
  ...input
}: TextFieldProps) {
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
        {...(rows && severalLines(rows, maxLength))}
      />
    </FieldFrame>
  );
}

/** Grows with its text where the browser can do that; elsewhere whoever types can make it larger. */
function severalLines(rows: number, maxLength: number): OutlinedInputProps {
  const minHeight = `${rows * LINE_HEIGHT}em`;
  return {
    multiline: true,
    // Not MUI's own, which lays the page out in the middle of showing it, to measure itself.
    inputComponent: 'textarea',
    rows,
    slotProps: { input: { maxLength, type: undefined } },
    sx: { '& textarea': { minHeight, fieldSizing: 'content', resize: 'vertical' } },
  };
}

/** Of MUI's fields, in parts of the letters' size. */
const LINE_HEIGHT = 1.4375;
