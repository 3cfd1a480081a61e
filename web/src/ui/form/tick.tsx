import type { ComponentProps, ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { part } from '../layout.tsx';

interface TickProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  type?: 'checkbox' | 'radio';
  /** Without one, pass `aria-label`. */
  label?: ReactNode;
  onChange?(isChecked: boolean): void;
  sx?: object | undefined;
}

/** A native checkbox or radio button with its label: MUI's add 5 kB (brotli) to a form's first visit. */
export const Tick = ({ type = 'checkbox', label, onChange, sx, ...input }: TickProps) => (
  <Whole sx={sx}>
    <input {...input} type={type} onChange={(event) => onChange?.(event.target.checked)} />
    {label && <span>{label}</span>}
  </Whole>
);

const Whole = part('label', {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    m: '11px',
    accentColor: COLORS.ink,
    cursor: 'inherit',
  },
  '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
  '& span': { minWidth: 0 },
});
