import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RentalTool } from '@shop/domain/rental';
import { RENTAL_TIERS, type RentalTier } from '@shop/domain/rental-price';
import { COLORS } from '../../lib/theme/colors.ts';
import { TierLabel } from './tier-label.tsx';

interface TierChoiceProps {
  /** Id of the heading above. */
  labelledBy: string;
  tool: RentalTool;
  tier: RentalTier;
  onChange(tier: RentalTier): void;
}

/** The price by the day, the week and the month, one of them chosen. */
export function TierChoice({ labelledBy, tool, tier, onChange }: TierChoiceProps) {
  return (
    <RadioGroup
      name="tier"
      aria-labelledby={labelledBy}
      value={tier}
      onChange={(_, value) => {
        const chosen = RENTAL_TIERS.find((candidate) => candidate === value);
        if (chosen) onChange(chosen);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {RENTAL_TIERS.map((candidate) => (
        <Box key={candidate} sx={tile}>
          <FormControlLabel
            value={candidate}
            control={<Radio color="secondary" />}
            label={<TierLabel tool={tool} tier={candidate} />}
            sx={{ m: 0, width: '100%', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          />
        </Box>
      ))}
    </RadioGroup>
  );
}

const tile = {
  p: 0.5,
  pr: 2,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  '&:has(:checked)': {
    borderColor: COLORS.ink,
    boxShadow: `inset 4px 0 0 ${COLORS.signal}, 0 0 0 1px ${COLORS.ink}`,
  },
};
