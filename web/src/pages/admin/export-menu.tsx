import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { CSV_FILES } from './csv-files.ts';

/** Offers the orders and the contact requests as files. */
export function ExportMenu() {
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
