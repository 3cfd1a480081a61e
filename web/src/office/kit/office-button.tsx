import Button, { type ButtonProps } from '@mui/material/Button';

export interface OfficeButtonProps extends ButtonProps {
  /** Does nothing for now; unlike a disabled button it keeps the focus. */
  isBlocked?: boolean;
  /** Of a link. */
  target?: string;
}

/** A button of the office, small and with a frame unless told otherwise. */
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
