import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../../../components/icon.tsx';
import { ENDS } from '../../../lib/theme/shared-styles.ts';

interface TabTitleProps {
  id: string;
  children: string;
  action?: ReactNode;
}

export function TabTitle({ id, children, action }: TabTitleProps) {
  return (
    <Box sx={row}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.75rem' }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

const row = { ...ENDS, gap: 2, minHeight: 44, mb: 2 };

type LinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'children'> &
  Pick<LinkProps, 'to'>;

export function LinkButton({ variant = 'outlined', size = 'small', ...props }: LinkButtonProps) {
  return <Button component={Link} variant={variant} size={size} {...props} />;
}

export function CsvLink({ file }: { file: keyof typeof CSV_FILES }) {
  return (
    <Button
      href={CSV_FILES[file].href}
      download
      variant="outlined"
      size="small"
      startIcon={<Icon name="download" size={20} />}
    >
      CSV-Export
    </Button>
  );
}

export const CSV_FILES = {
  orders: { href: '/api/admin/orders.csv', label: 'Bestellungen (CSV)' },
  contacts: { href: '/api/admin/contacts.csv', label: 'Kontaktanfragen (CSV)' },
} as const;
