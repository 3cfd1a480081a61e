import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { needsOwnDocument } from '../../../features/live/own-document.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import { NavLink } from '../nav-link.tsx';

interface MenuLinkProps {
  to: string;
  /** For the address that every other one begins with. */
  end?: boolean;
  /** A category: many of them, and never marked as the present page. */
  small?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A line of the mobile menu. */
export function MenuLink({ to, end = false, small = false, onClick, children }: MenuLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      end={end}
      reloadDocument={needsOwnDocument(to)}
      aria-current={small ? 'false' : 'page'}
      onClick={onClick}
      sx={small ? { ...line, ...smallLine } : line}
    >
      {children}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  px: 3,
  borderBottom: `1px solid ${COLORS.slab}`,
  typography: 'button',
  fontSize: '1.375rem',
  textDecoration: 'none',
  '&[aria-current="page"]': { boxShadow: `inset 6px 0 ${COLORS.signal}` },
};

const smallLine = { minHeight: 48, fontSize: '1.125rem' };
