import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** Picks a table to import. */
export function FileButton({ isBusy, onPick }: { isBusy: boolean; onPick(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Datei für den Import"
        accept=".xlsx,.csv,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // Allows the same file to be chosen again once it has been corrected.
          target.value = '';
        }}
      />
      <Button
        aria-disabled={isBusy}
        startIcon={<Icon name="list" size={20} />}
        onClick={() => !isBusy && input.current?.click()}
      >
        Datei wählen
      </Button>
    </>
  );
}
