import type { OutlinedInputProps } from '@mui/material/OutlinedInput';

/**
 * Makes an input several lines high. It grows with its text where the browser supports it; elsewhere it
 * can be resized.
 */
export function severalLines(rows: number, maxLength: number): OutlinedInputProps {
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
