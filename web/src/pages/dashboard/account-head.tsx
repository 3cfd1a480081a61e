import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type CurrentUser, givenName } from '@shop/domain/user';
import { Button } from '../../components/button.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { COLORS } from '../../lib/theme/colors.ts';

/** Whose account this is, and the way out of it. */
export function AccountHead({ user }: { user: CurrentUser }) {
  const { logout } = useAuth();
  return (
    <Box data-ground="dark" sx={{ bgcolor: COLORS.asphalt, color: COLORS.white }}>
      <Container sx={row}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">Mein Konto</Typography>
          <Typography sx={{ mt: 1, color: COLORS.concrete, overflowWrap: 'anywhere' }}>
            Willkommen, {givenName(user) ?? user.email}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={() => void logout()} sx={{ flex: 'none' }}>
          Abmelden
        </Button>
      </Container>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: { xs: 4, md: 6 },
};
