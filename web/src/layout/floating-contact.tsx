import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { COMPANY } from '@shop/domain/company';
import { Icon } from '../components/icon.tsx';
import { COLORS } from '../theme/colors.ts';

/** Call and e-mail, at hand on every page. */
export function FloatingContact() {
  return (
    <Box component="aside" aria-label="Schnellkontakt" data-screen-only sx={corner}>
      <IconButton href={COMPANY.phone.href} aria-label={`Anrufen: ${COMPANY.phone.display}`}>
        <Icon name="phone" size={22} />
      </IconButton>
      <IconButton href={`mailto:${COMPANY.email}`} aria-label={`E-Mail an ${COMPANY.email}`}>
        <Icon name="mail" size={22} />
      </IconButton>
    </Box>
  );
}

const line = `1px solid ${COLORS.ink}`;

const corner = {
  position: 'fixed',
  right: { xs: 12, md: 24 },
  bottom: { xs: 12, md: 24 },
  zIndex: 'fab',
  display: 'flex',
  flexDirection: { md: 'column' },
  border: line,
  borderRadius: 1,
  overflow: 'hidden',
  '& a': {
    width: 48,
    height: 48,
    borderRadius: 0,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
    '& + a': { borderLeft: { xs: line, md: 0 }, borderTop: { md: line } },
  },
};
