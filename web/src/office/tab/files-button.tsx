import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface FilesButtonProps extends Pick<ButtonProps, 'size'> {
  files: readonly { href: string; label: string }[];
  children: string;
}

/** Offers files to download. */
export function FilesButton({ files, children, size }: FilesButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setOpener(null);
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        startIcon={<Icon name="download" size={20} />}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {children}
      </Button>
      <Menu
        anchorEl={opener}
        open={opener !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {files.map(({ href, label }) => (
          <MenuItem key={href} component="a" href={href} download onClick={close} sx={item}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const item = { minHeight: 48, gap: 1.5 };
