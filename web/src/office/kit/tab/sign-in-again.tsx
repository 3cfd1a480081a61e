import Button from '@mui/material/Button';
import { storeReturn } from '../../../features/session/return-address.ts';
import { useAuth } from '../../../features/session/session-context.ts';

/** Offers a new sign-in, which returns to this page. `onLeave` is told before. */
export function SignInAgain({ onLeave }: { onLeave?(): void }) {
  const { redirectToLogin } = useAuth();
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => {
        onLeave?.();
        storeReturn(window.location.pathname + window.location.search);
        void redirectToLogin();
      }}
    >
      Neu anmelden
    </Button>
  );
}
