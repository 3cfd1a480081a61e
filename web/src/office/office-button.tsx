import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Quiet } from '../ui/layout.tsx';

export interface OfficeButtonProps extends ButtonProps {
  /** Ignores clicks; unlike a disabled button it keeps the focus. */
  isBlocked?: boolean;
  /** Why it cannot be used; shown below, as its description. */
  refusal?: string | undefined;
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
export function OfficeButton({ isBlocked, refusal, onClick, ...props }: OfficeButtonProps) {
  const id = useId();
  const isOff = isBlocked || refusal !== undefined;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={isOff}
        aria-describedby={refusal && id}
        {...props}
        onClick={isOff ? undefined : onClick}
      />
      {refusal && <Quiet id={id}>{refusal}</Quiet>}
    </>
  );
}
