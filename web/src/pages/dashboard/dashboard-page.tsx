import Button from '@mui/material/Button';
import { LoadingPage } from '../../components/loading-text.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { SignInButton } from '../../features/session/sign-in-button.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { Account } from './account.tsx';

export default function DashboardPage() {
  const { user, isPending } = useAuth();
  if (isPending) return <LoadingAccount />;
  return user ? <Account user={user} /> : <SignInRequired />;
}

function LoadingAccount() {
  usePageHead('dashboard');
  return <LoadingPage>Konto wird geladen...</LoadingPage>;
}

function SignInRequired() {
  return (
    <MessagePage
      title="Anmeldung erforderlich"
      actions={
        <>
          <SignInButton />
          <Button href={PATHS.home} variant="outlined">
            Zur Startseite
          </Button>
        </>
      }
    >
      Bitte melden Sie sich an, um Ihre Bestellungen und Ihr Profil zu sehen. Bestellen können Sie
      auch ohne Konto.
    </MessagePage>
  );
}
