import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';

interface FooterLinksProps {
  label: string;
  links: readonly { to: string; label: string }[];
}

/** Links to pages of the site, one below the other. */
export function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Box component={RouterLink} to={to} sx={link}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
