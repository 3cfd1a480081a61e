import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

type LinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'children'> &
  Pick<LinkProps, 'to'>;

/** A button, small by default, that leads to another view. */
export function LinkButton({ variant = 'outlined', size = 'small', ...props }: LinkButtonProps) {
  return <Button component={Link} variant={variant} size={size} {...props} />;
}
