import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { PATHS, SEARCH_PARAM } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

const loadSuggestions = () => import('./search-suggestions.tsx');

/** Id of the button that opens the search on narrow screens. */
export const SEARCH_BUTTON_ID = 'suche-oeffnen';

/** On narrow screens: whether the search is open. */
export interface SiteSearchProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * The search of the whole shop: a plain form, taken over by its suggestions once it is used and their
 * code has loaded.
 */
export function SiteSearch({ isOpen, onOpenChange }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const Suggestions = useLoaded(loadSuggestions, isWanted);
  const want = () => setWanted(true);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <Box
      component="form"
      role="search"
      aria-label="Im ganzen Shop"
      action={PATHS.catalogue}
      onFocus={want}
      // Also fires for text typed before the page's code ran, which is reported later.
      onInput={want}
      sx={form}
    >
      <input
        ref={field}
        name={SEARCH_PARAM}
        role="combobox"
        aria-label="Shop durchsuchen"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls="suchvorschlaege"
        placeholder="Was suchen Sie?"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      {/* Not a `<button>`: early presses of those wait for the page's code. */}
      <input type="submit" value="Suchen" />
      {Suggestions && (
        <Suggestions field={field} buttonId={SEARCH_BUTTON_ID} onOpenChange={onOpenChange} />
      )}
    </Box>
  );
}

const form = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignSelf: 'center',
  maxWidth: { md: 440 },
  minWidth: 0,
  '& > input': {
    height: { xs: 48, md: 40 },
    px: 2,
    font: 'inherit',
    border: `1px solid ${COLORS.joint}`,
  },
  '& > [role="combobox"]': { flex: 1, minWidth: 0, borderRight: 0, bgcolor: COLORS.white },
  '& > [type]': { fontWeight: 600, bgcolor: COLORS.asphalt, color: COLORS.white },
};
