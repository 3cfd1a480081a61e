import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';

interface TickProps extends Pick<FormControlLabelProps, 'label' | 'name' | 'disabled' | 'sx'> {
  checked: boolean;
  onChange(isChecked: boolean): void;
}

/** A box to tick, with its text. */
export const Tick = ({ name, checked, onChange, ...label }: TickProps) => (
  <FormControlLabel
    {...label}
    control={
      <Checkbox
        {...{ name, checked }}
        color="secondary"
        onChange={(_, isChecked) => onChange(isChecked)}
      />
    }
  />
);
