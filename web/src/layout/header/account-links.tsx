import Box from '@mui/material/Box';
import { useAccountLinks } from '../../session/use-account-links.ts';
import { HeaderLink } from './header-link.tsx';

/** The ways to the own account and to the office; on phones the menu has them instead. */
export function AccountLinks() {
  const { account, office } = useAccountLinks();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
      {office && <HeaderLink to={office.to} icon="office" text={office.label} />}
      <HeaderLink to={account.to} icon="person" text={account.label} />
    </Box>
  );
}
