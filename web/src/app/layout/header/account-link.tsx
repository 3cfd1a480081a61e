import Box from '@mui/material/Box';
import { useAccountLinks } from '../../../features/session/use-account-links.ts';
import { HeaderLink } from './header-link.tsx';

/** Leads to the account of whoever is signed in, by their first name; on phones the menu does. */
export function AccountLink() {
  const { account } = useAccountLinks();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
      <HeaderLink to={account.to} icon="person" text={account.label} />
    </Box>
  );
}
