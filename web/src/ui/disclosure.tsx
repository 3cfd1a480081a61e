import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { SUMMARY } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';
import { part } from './layout.tsx';

interface DisclosureProps {
  title: string;
  children: ReactNode;
  onOpen?(): void;
}

/** A question that opens its answer; the browser's find-in-page finds closed answers too. */
export function Disclosure({ title, children, onOpen }: DisclosureProps) {
  return (
    <Box
      component="details"
      sx={details}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <Summary>
        <Box component="h3" sx={{ m: 0, flex: 1, minWidth: 0, font: 'inherit' }}>
          {title}
        </Box>
        <Box component="span" className="mark" sx={{ transition: 'transform 120ms' }}>
          <Icon name="plus" />
        </Box>
      </Summary>
      <Box sx={{ pb: 3, pr: { md: 5 }, color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}

const details = {
  borderBottom: `1px solid ${COLORS.slab}`,
  '&[open] .mark': { transform: 'rotate(45deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& .mark': { transition: 'none' } },
};

const Summary = part('summary', {
  ...SUMMARY,
  gap: 2,
  minHeight: 64,
  py: 1.5,
  '&:hover': { boxShadow: `inset 0 -3px ${COLORS.signal}` },
});
