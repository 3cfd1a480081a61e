import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** A link to a page of the site that looks like a button. */
export function LinkButton(props: ButtonProps & { to: string }) {
  return <Button component={Link} {...props} />;
}
