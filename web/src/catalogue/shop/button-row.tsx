import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { CONTROL } from '../../lib/theme/shared-styles.ts';

interface ButtonRowProps {
  label: string;
  buttons: readonly { value: string; text: string; isPressed: boolean }[];
  onPick(value: string): void;
}

/** Buttons that filter, in one row that scrolls sideways to the first pressed one. */
export function ButtonRow({ label, buttons, onPick }: ButtonRowProps) {
  const row = useRef<HTMLElement>(null);
  const pressed = buttons.find(({ isPressed }) => isPressed)?.value;
  useEffect(() => {
    // Somebody who typed before the code loaded may be about to click a button in this row.
    if (document.activeElement instanceof HTMLInputElement) return;
    const button = pressed !== undefined && row.current?.querySelector('[aria-pressed="true"]');
    if (button instanceof HTMLElement) center(button);
  }, [pressed]);
  return (
    <Box
      ref={row}
      role="group"
      aria-label={label}
      // Browsers leave a button reached with the tab key half out of sight.
      onFocus={({ target }) => target.matches(':focus-visible') && center(target)}
      sx={choices}
    >
      {buttons.map(({ value, text, isPressed }) => (
        <ButtonBase key={value} aria-pressed={isPressed} onClick={() => onPick(value)} sx={choice}>
          {text}
        </ButtonBase>
      ))}
    </Box>
  );
}

function center(button: HTMLElement): void {
  const row = button.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

const choices = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  // Extends to the edges of a phone's screen, with room for the focus ring.
  mx: { xs: -2, sm: -1 },
  my: -1,
  px: { xs: 2, sm: 1 },
  py: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (hover: hover)': { scrollbarWidth: 'thin' },
};

const choice = {
  flex: 'none',
  minHeight: 44,
  px: 2,
  ...CONTROL,
  typography: 'button',
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -3px ${COLORS.signal}` },
  '&[aria-pressed="true"]': {
    borderColor: COLORS.ink,
    bgcolor: COLORS.asphalt,
    color: COLORS.white,
  },
};
