import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { needsOwnDocument } from '../../../features/live/own-document.tsx';
import { NavLink } from '../nav-link.tsx';
import { headerLink } from './header-link-styles.ts';

interface HeaderLinkProps {
  to: string;
  icon: IconName;
  /** What screen readers say where the text alone would not tell it. */
  label?: string;
  text: string;
  /** Behind the text. */
  children?: ReactNode;
}

/** A sign at the right of the header; its text is shown where there is room. */
export function HeaderLink({ to, icon, label, text, children }: HeaderLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      reloadDocument={needsOwnDocument(to)}
      aria-label={label ?? text}
      sx={link}
    >
      <Icon name={icon} size={28} />
      <Box component="span" sx={textSpan}>
        {text}
      </Box>
      {children}
    </Box>
  );
}

const link = {
  ...headerLink,
  position: 'relative',
  gap: 1,
  minWidth: 44,
  justifyContent: 'center',
};

const textSpan = {
  display: { xs: 'none', md: 'inline' },
  maxWidth: '7rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};
