import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface InputFieldProps
  extends Pick<
    OutlinedInputProps,
    | 'name'
    | 'value'
    | 'onChange'
    | 'size'
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'endAdornment'
    | 'onBlur'
  > {
  id?: string;
  label: ReactNode;
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** In characters. */
  maxLength: number;
  /** Makes it multiline, at least that many lines high. */
  rows?: number;
}

/** A text field outside any Formik form. */
export function InputField({
  id: givenId,
  label,
  required = false,
  hint: givenHint,
  error,
  maxLength,
  rows,
  ...input
}: InputFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isTyping, setIsTyping] = useState(false);
  const lacks = !isTyping && lacksNumber({ ...input, label });
  const hint = [lacks && NO_NUMBER, givenHint].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        {...input}
        onFocus={() => setIsTyping(true)}
        onBlur={(event) => {
          setIsTyping(false);
          input.onBlur?.(event);
        }}
        id={id}
        aria-describedby={describedBy(id, { hint, error })}
        slotProps={{ input: { maxLength } }}
        {...(rows && severalLines(rows, maxLength))}
      />
    </FieldFrame>
  );
}

/** Whether a phone number has no digit or a street no number. That may be correct, so it is only a hint. */
function lacksNumber({ type, name = '', label, value }: Partial<InputFieldProps>): boolean {
  const isAsked =
    type === 'tel' || /(phone|street)$/.test(name) || label === 'Straße und Hausnummer';
  return isAsked && typeof value === 'string' && value.trim() !== '' && !/\d/.test(value);
}

const NO_NUMBER = 'Bitte prüfen: Darin steht keine Nummer.';

/**
 * Makes an input several lines high. It grows with its text where the browser supports it; elsewhere it
 * can be resized.
 */
function severalLines(rows: number, maxLength: number): OutlinedInputProps {
  const minHeight = `${rows * LINE_HEIGHT}em`;
  return {
    multiline: true,
    // MUI's own textarea forces a layout during rendering to measure itself.
    inputComponent: 'textarea',
    rows,
    slotProps: { input: { maxLength, type: undefined } },
    sx: { '& textarea': { minHeight, fieldSizing: 'content', resize: 'vertical' } },
  };
}

/** Line height of MUI's inputs, in em. */
const LINE_HEIGHT = 1.4375;

type TextFieldProps = Omit<InputFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'error'> & {
  name: string;
};

/** A text field of the surrounding Formik form; editing it clears its error. */
export function TextField({ name, ...props }: TextFieldProps) {
  const [field, { error }, { setError }] = useField<string>(name);
  return (
    <InputField
      {...props}
      id={name}
      name={name}
      value={field.value}
      error={error}
      onBlur={(event) => {
        field.onBlur(event);
        props.onBlur?.(event);
      }}
      onChange={(event) => {
        field.onChange(event);
        setError(undefined);
      }}
    />
  );
}

type LimitedFieldProps<Name> = Omit<TextFieldProps, 'name' | 'maxLength'> & { name: Name };

export function textFieldWithin<Name extends string>(limits: Readonly<Record<Name, number>>) {
  return (props: LimitedFieldProps<Name>) => (
    <TextField {...props} maxLength={limits[props.name]} />
  );
}
