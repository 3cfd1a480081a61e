import Button from '@mui/material/Button';
import type { CartAddRequest } from '@shop/domain/cart/cart';
import { ITEMS_PARAM, writeLines } from '@shop/domain/cart/cart-lines';
import { type ReactNode, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';

interface ShareButtonProps {
  lines: readonly CartAddRequest[];
  children: ReactNode;
}

/** Shares lines as a link to a copy of them, which gives no access to this cart. */
export function ShareButton({ lines, children }: ShareButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  async function share(): Promise<void> {
    const query = new URLSearchParams({ [ITEMS_PARAM]: writeLines(lines) });
    const url = `${window.location.origin}${PATHS.quickEntry}?${query}`;
    try {
      if (navigator.share) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      announce('Der Link ist kopiert.');
    } catch {
      // Closing the device's dialog is no failure.
      if (!navigator.share) window.prompt('Link zum Kopieren:', url);
    }
  }
  return (
    <Button variant="outlined" onClick={() => void share()}>
      {isCopied ? 'Link kopiert' : children}
    </Button>
  );
}
