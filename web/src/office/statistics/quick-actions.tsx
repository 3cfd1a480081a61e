import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Titled } from '../../components/titled.tsx';
import { useOpenTab } from '../kit/addresses.ts';
import { CSV_FILES } from '../kit/tab/tab-head.tsx';

export function QuickActions() {
  const open = useOpenTab();
  return (
    <Titled title="Schnellaktionen" mb={2}>
      <Box sx={actions}>
        <Button
          startIcon={<Icon name="cart" size={20} />}
          onClick={() => open('bestellungen', 'pending')}
        >
          Neue Bestellungen anzeigen
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="mail" size={20} />}
          onClick={() => open('kontaktanfragen')}
        >
          Offene Anfragen bearbeiten
        </Button>
        <ExportButton />
      </Box>
    </Titled>
  );
}

function ExportButton() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setOpener(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        Daten exportieren
      </Button>
      <Menu
        anchorEl={opener}
        open={opener !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {Object.values(CSV_FILES).map(({ href, label }) => (
          <MenuItem key={href} component="a" href={href} download onClick={close} sx={item}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const item = { minHeight: 48, gap: 1.5 };

const actions = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, auto)' },
  gap: 2,
  justifyContent: { md: 'start' },
};
