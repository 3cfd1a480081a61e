import { Button, type ButtonProps } from './button.tsx';
import { RouterLink } from './router-link.tsx';

/** A link to a page of the site that looks like a button. */
export function LinkButton(props: ButtonProps & { to: string }) {
  return <Button component={RouterLink} {...props} />;
}
