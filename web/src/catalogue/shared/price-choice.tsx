import Box from '@mui/material/Box';
import { useId } from 'react';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { chosenPrices } from '../../lib/chosen-prices.ts';
import { COLORS } from '../../lib/theme/colors.ts';

const GROUPS = { private: 'Privat', business: 'Gewerbe' } as const;

/** Lets visitors choose gross or net prices; `PriceQuestion` marks the document. */
export default function PriceChoice() {
  const chosen = useStoredText(chosenPrices);
  const name = useId();
  return (
    <Box role="radiogroup" aria-label="Preise für" sx={choice}>
      <span aria-hidden="true">Preise für</span>
      {Object.entries(GROUPS).map(([group, label]) => (
        <label key={group}>
          <input
            type="radio"
            name={name}
            checked={group === chosen}
            onChange={() => chosenPrices.set(group)}
          />
          {label}
        </label>
      ))}
    </Box>
  );
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  '& span': { mr: 1 },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: { xs: 44, lg: 32 },
    px: 1.5,
    border: `1px solid ${COLORS.joint}`,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    bgcolor: COLORS.white,
    color: COLORS.ink,
    boxShadow: `inset 0 -4px ${COLORS.signal}`,
    '@media (forced-colors: active)': { outline: '3px solid Highlight' },
  },
  // The whole label is the target.
  '& input': { position: 'absolute', inset: 0, m: 0, appearance: 'none', cursor: 'pointer' },
};
