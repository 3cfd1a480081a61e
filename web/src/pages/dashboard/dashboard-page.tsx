import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePageHead } from '../../head/use-page-head.ts';
import { useAuth } from '../../session/session-context.ts';
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
      <Typography role="status">Konto wird geladen...</Typography>
    </Container>
  );
}
