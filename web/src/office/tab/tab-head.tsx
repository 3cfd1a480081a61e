import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ENDS, VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';

interface TabTitleProps {
  id: string;
  children: string;
  back?: ReactNode;
  /** Shown on the right, the main one first. */
  action?: ReactNode;
}

export function TabTitle({ id, children, back, action }: TabTitleProps) {
  return (
    <Box sx={{ ...row, alignItems: back ? 'end' : 'center' }}>
      <div>
        {back}
        <Typography variant="h2" id={id} sx={{ fontSize: '1.5rem' }}>
          {children}
        </Typography>
      </div>
      {action}
    </Box>
  );
}

interface TabSectionProps extends Omit<TabTitleProps, 'children'> {
  title: string;
  children: ReactNode;
}

/** The content of a tab or view, named by its title. */
export function TabSection({ title, children, ...head }: TabSectionProps) {
  return (
    <section aria-labelledby={head.id}>
      <TabTitle {...head}>{title}</TabTitle>
      {children}
    </section>
  );
}

interface ViewChoiceProps {
  views: readonly { id: string; label: string }[];
  shown: string;
  onShow(view: string): void;
}

/** Buttons that switch between the views of a tab. */
export function ViewChoice({ views, shown, onShow }: ViewChoiceProps) {
  return (
    <Row role="group" aria-label="Ansicht" gap={1} mb={2}>
      {views.map(({ id, label }) => (
        <Button
          key={id}
          size="small"
          variant={id === shown ? 'contained' : 'outlined'}
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}

/** Leads from a view back to its list, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink href={to} data-screen-only sx={backLink}>
      <Icon name="chevron" size={16} />
      {children}
    </MuiLink>
  );
}

const backLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: 'fit-content',
  minHeight: 44,
  '& svg': { transform: 'rotate(90deg)' },
};

/** Too narrow for more than the icon beside title and main action. */
const NARROW = '@media (max-width: 599px)';

const row = { ...ENDS, columnGap: 2, rowGap: 1, minHeight: 44, mb: { xs: 1, md: 1.5 } };

type LinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'children'> &
  Pick<LinkProps, 'to'>;

export const LinkButton = ({ variant = 'outlined', size = 'small', ...props }: LinkButtonProps) => (
  <Button component={Link} variant={variant} size={size} {...props} />
);

interface CsvLinkProps {
  file: keyof typeof CSV_FILES;
  children?: string;
}

export function CsvLink({ file, children = 'CSV-Export' }: CsvLinkProps) {
  return (
    <Button
      href={CSV_FILES[file].href}
      download
      variant="outlined"
      size="small"
      sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
    >
      <Icon name="download" size={20} />
      <WideText>{children}</WideText>
    </Button>
  );
}

/** Text beside the icon of a button, shown if there is room. */
export function WideText({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ [NARROW]: VISUALLY_HIDDEN }}>
      {children}
    </Box>
  );
}

export const CSV_FILES = {
  orders: { href: '/api/admin/orders.csv', label: 'Bestellungen (CSV)' },
  contacts: { href: '/api/admin/contacts.csv', label: 'Kontaktanfragen (CSV)' },
  rentals: { href: '/api/admin/rental-bookings.csv', label: 'Mietbuchungen (CSV)' },
  invoices: { href: '/api/admin/invoice-book.csv', label: 'Rechnungsbuch (CSV)' },
  customers: { href: '/api/admin/customers.csv', label: 'Kunden (CSV)' },
  open: { href: '/api/admin/open-items.csv', label: 'Offene Posten nach Alter (CSV)' },
} as const;
