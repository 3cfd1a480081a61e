import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type CheckoutForm, ORDER_TEXT_LIMITS } from '@shop/domain/order-schema';
import { useFormikContext } from 'formik';

interface CheckoutFieldProps
  extends Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'multiline' | 'minRows'> {
  name: keyof typeof ORDER_TEXT_LIMITS;
  label: string;
  required?: boolean;
}

/** A text of the order with its label above and its error below, which goes when it is edited. */
export function CheckoutField({ name, label, required = false, ...input }: CheckoutFieldProps) {
  const { values, errors, handleChange, setFieldError } = useFormikContext<CheckoutForm>();
  const error = errors[name];
  const errorId = `${name}-error`;
  return (
    <FormControl error={Boolean(error)} required={required} fullWidth>
      <FormLabel htmlFor={name} sx={labelStyle}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={name}
        name={name}
        value={values[name]}
        onChange={(event) => {
          handleChange(event);
          setFieldError(name, undefined);
        }}
        aria-describedby={error ? errorId : undefined}
        slotProps={{ input: { maxLength: ORDER_TEXT_LIMITS[name] } }}
      />
      {error && (
        <FormHelperText id={errorId} sx={{ mx: 0, fontSize: '0.9375rem' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const labelStyle = {
  mb: 0.5,
  fontWeight: 600,
  color: 'text.primary',
  '&.Mui-focused': { color: 'text.primary' },
};
