import Button, { type ButtonProps } from '@mui/material/Button';

export interface OfficeButtonProps extends ButtonProps {
  /** Presses do nothing; unlike a disabled button it keeps the focus. */
  isBlocked?: boolean;
  /** For links. */
  target?: string;
}

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
