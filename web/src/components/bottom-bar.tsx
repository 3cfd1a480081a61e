import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SLOT_ID = 'leiste';

/** Where a page's main action stands, beside the contact buttons. */
export function BottomBarSlot() {
  return <Box id={SLOT_ID} sx={{ display: 'contents' }} />;
}

/** Puts a page's main action into the bar at the bottom of narrower screens; in the browser only. */
export function InBottomBar({ children }: { children: ReactNode }) {
  const slot = document.getElementById(SLOT_ID);
  return slot && createPortal(children, slot);
}
