import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import type { ReactNode } from 'react';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  isInvalid?: boolean;
  /** Id of its hint or error. */
  describedBy?: string | undefined;
  sx?: object;
}

/** A checkbox of the surrounding Formik form, `yes` or empty; a click clears its error. */
export function CheckField({ name, label, isInvalid = false, describedBy, sx }: CheckFieldProps) {
  const [{ value }, , { setValue, setError }] = useField<'' | 'yes'>(name);
  return (
    <FormControlLabel
      label={label}
      sx={sx}
      control={
        <Checkbox
          color="secondary"
          checked={value !== ''}
          onChange={(_, isChosen) => {
            setError(undefined);
            void setValue(isChosen ? 'yes' : '', false);
          }}
          slotProps={{
            input: { 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy },
          }}
        />
      }
    />
  );
}
