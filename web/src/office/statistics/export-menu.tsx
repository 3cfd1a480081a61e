import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CSV_FILES } from '../kit/tab/csv-export.tsx';

interface ExportMenuProps {
  opener: HTMLElement;
  labelId: string;
  onClose(): void;
}

/** Menu of the CSV files. */
export default function ExportMenu({ opener, labelId, onClose }: ExportMenuProps) {
  return (
    <Menu
      anchorEl={opener}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelId } }}
    >
      {Object.values(CSV_FILES).map(({ href, label }) => (
        <MenuItem key={href} component="a" href={href} download onClick={onClose} sx={item}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const item = { minHeight: 48, gap: 1.5 };
