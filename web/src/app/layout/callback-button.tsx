import Link from '@mui/material/Link';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../lib/paths.ts';
import type { CallbackDialogProps } from '../../requests/shared/callback-dialog.tsx';

const loadCallback = () => import('../../requests/shared/callback-dialog.tsx');

/** Opens the callback dialog. Before its code has loaded, or without it, leads to the contact page's form. */
export function CallbackButton({ load = loadCallback }) {
  const [isOpen, setIsOpen] = useState(false);
  const [CallbackDialog, setDialog] = useState<ComponentType<CallbackDialogProps>>();
  const navigate = useNavigate();

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
      setIsOpen(true);
    } catch {
      navigate(contactPath('callback'));
    }
  }

  return (
    <>
      <Link
        href={contactPath('callback')}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        sx={callback}
      >
        Rückruf anfordern
      </Link>
      {CallbackDialog && <CallbackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const callback = {
  display: 'flex',
  ml: { xs: 'auto', md: 0 },
  mr: { xs: -2, sm: 0 },
  px: 2,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'primary.dark' },
};
