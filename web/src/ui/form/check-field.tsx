import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Tick } from './tick.tsx';

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
    <Tick
      {...{ name, label, sx }}
      checked={value !== ''}
      onChange={(isChosen) => {
        setError(undefined);
        void setValue(isChosen ? 'yes' : '', false);
      }}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
