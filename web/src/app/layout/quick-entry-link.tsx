import Box from '@mui/material/Box';
import { useCompanies } from '../../companies/shared/companies.ts';
import { PATHS } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavLink } from './nav-link.tsx';

/** For company members. Only an icon: at 1280 px a label would crowd out the navigation. */
export default function QuickEntryLink({ sx }: { sx: object }) {
  const companies = useCompanies() ?? [];
  if (!companies.some(({ may_order }) => may_order)) return null;
  return (
    <Box
      component={NavLink}
      to={PATHS.quickEntry}
      aria-label="Schnelleingabe"
      title="Schnelleingabe"
      sx={sx}
    >
      <Icon name="list" size={28} />
    </Box>
  );
}
