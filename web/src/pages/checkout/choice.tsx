import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { COLORS } from '../../lib/theme/colors.ts';

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string; hint?: string }[];
  onChange(value: T): void;
}

/** One of a few options, all in sight; the chosen one is framed. */
export function Choice<T extends string>({ options, onChange, ...group }: ChoiceProps<T>) {
  return (
    <RadioGroup
      name={group.name}
      aria-label={group.label}
      value={group.value}
      onChange={(_, chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChange(option.value);
      }}
      sx={tiles}
    >
      {options.map(({ value, label, hint }) => (
        <Box key={value} sx={tile}>
          <FormControlLabel
            value={value}
            label={label}
            control={
              <Radio
                color="secondary"
                slotProps={{ input: hint ? { 'aria-describedby': `${value}-hint` } : {} }}
              />
            }
            sx={{ m: 0, width: '100%', '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
          />
          {hint && (
            <Typography variant="body2" id={`${value}-hint`} sx={{ pl: '42px', pb: 0.5 }}>
              {hint}
            </Typography>
          )}
        </Box>
      ))}
    </RadioGroup>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1.5,
};

const tile = {
  p: 0.5,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  '&:has(:checked)': {
    borderColor: COLORS.ink,
    boxShadow: `inset 4px 0 0 ${COLORS.signal}, 0 0 0 1px ${COLORS.ink}`,
  },
};
