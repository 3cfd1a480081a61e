import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CSV_FILES } from '../tab/csv-export.tsx';

interface ExportMenuItemsProps {
  opener: HTMLElement;
  /** Id of what names the menu. */
  labelId: string;
  onClose(): void;
}

/** The open menu of files. */
export default function ExportMenuItems({ opener, labelId, onClose }: ExportMenuItemsProps) {
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
