import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../components/icon.tsx';

export interface OfficeButtonProps extends ButtonProps {
  /** Ignores presses; unlike a disabled button it keeps the focus. */
  isBlocked?: boolean;
  /** For links. */
  target?: string;
}

interface TurnButtonProps {
  name: string;
  isForward?: boolean;
  isDisabled?: boolean;
  onClick(): void;
}

/** Shows the days before or after. */
export const TurnButton = ({ name, isForward, isDisabled = false, onClick }: TurnButtonProps) => (
  <IconButton
    aria-label={name}
    disabled={isDisabled}
    onClick={onClick}
    sx={{ transform: `rotate(${isForward ? -90 : 90}deg)` }}
  >
    <Icon name="chevron" size={20} />
  </IconButton>
);

/** A button of the office, small and outlined by default. */
export function OfficeButton({ isBlocked, onClick, ...props }: OfficeButtonProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={isBlocked}
      {...props}
      onClick={isBlocked ? undefined : onClick}
    />
  );
}
