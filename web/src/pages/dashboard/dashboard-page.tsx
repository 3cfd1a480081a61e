import Container from '@mui/material/Container';
import { LoadingText } from '../../components/loading-text.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { Account } from './account.tsx';
import { SignInRequired } from './sign-in-required.tsx';

/** The customer's account, for those who are signed in. */
export default function DashboardPage() {
  const { user, isPending } = useAuth();
  if (isPending) return <LoadingAccount />;
  return user ? <Account user={user} /> : <SignInRequired />;
}

function LoadingAccount() {
  usePageHead({ title: 'Mein Konto', isIndexed: false });
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      <LoadingText>Konto wird geladen...</LoadingText>
    </Container>
  );
}
