import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import type { CatalogueView } from './use-catalogue-query.ts';

const VIEWS = [
  { view: 'grid', label: 'Kachelansicht' },
  { view: 'list', label: 'Listenansicht' },
] as const;

interface ViewToggleProps {
  view: CatalogueView;
  onPick(view: CatalogueView): void;
}

export function ViewToggle({ view: current, onPick }: ViewToggleProps) {
  return (
    <Box role="group" aria-label="Ansicht" sx={frame}>
      {VIEWS.map(({ view, label }) => (
        <IconButton
          key={view}
          aria-label={label}
          title={label}
          aria-pressed={view === current}
          onClick={() => onPick(view)}
        >
          <Icon name={view} />
        </IconButton>
      ))}
    </Box>
  );
}

const frame = {
  display: 'flex',
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  '& button': { width: 46, height: 46, borderRadius: 0 },
  '& button[aria-pressed="true"]': { bgcolor: COLORS.asphalt, color: COLORS.white },
};
