import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsOwnDocument } from '../../features/live/own-document.tsx';
import { PATHS, SEARCH_PARAM, searchPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { Combobox } from './search-suggestions.tsx';

const loadSuggestions = () => import('./search-suggestions.tsx');

const SUGGESTIONS_ID = 'suchvorschlaege';

/** Of the button that opens the search on narrow screens. */
export const SEARCH_BUTTON_ID = 'suche-oeffnen';

const CLOSED: Combobox = { isOpen: false };

export interface SiteSearchProps {
  /** On narrow screens: whether it has been opened. */
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * The search of the whole shop: a plain form until its code has come, and without the suggestions if
 * that cannot be loaded.
 */
export function SiteSearch({ isOpen, onOpenChange }: SiteSearchProps) {
  const [text, setText] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const Suggestions = useLoaded(loadSuggestions, hasFocus);
  const [combobox, setCombobox] = useState(CLOSED);
  const list = hasFocus ? combobox : CLOSED;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const goTo = useCallback(
    (path: string) => {
      setText('');
      setHasFocus(false);
      onOpenChange(false);
      if (needsOwnDocument(path)) window.location.assign(path);
      else navigate(path);
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    [navigate, onOpenChange],
  );

  function closeOnEscape(event: React.KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    onOpenChange(false);
    document.getElementById(SEARCH_BUTTON_ID)?.focus();
  }

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    const query = text.trim();
    goTo(query ? searchPath(query) : PATHS.catalogue);
  }

  return (
    <Box
      component="form"
      role="search"
      aria-label="Im ganzen Shop"
      action={PATHS.catalogue}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      onBlur={(event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
      }}
      sx={form}
    >
      <input
        ref={input}
        name={SEARCH_PARAM}
        role="combobox"
        aria-label="Shop durchsuchen"
        aria-autocomplete="list"
        aria-controls={SUGGESTIONS_ID}
        placeholder="Was suchen Sie?"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // Typed before the page's code ran, the field has the focus already.
          if (document.activeElement === event.target) setHasFocus(true);
        }}
        onFocus={() => setHasFocus(true)}
        aria-expanded={list.isOpen}
        aria-activedescendant={list.activeId}
        onKeyDown={list.onKeyDown}
      />
      {/* Not a button, whose early presses wait for the page's code. */}
      <input type="submit" value="Suchen" />
      {hasFocus && Suggestions && (
        <Suggestions id={SUGGESTIONS_ID} text={text} onCombobox={setCombobox} onPick={goTo} />
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
  '& > input': { height: { xs: 48, md: 40 }, font: 'inherit', border: `1px solid ${COLORS.joint}` },
  '& > [role]': { flex: 1, minWidth: 0, px: 1.5, borderRight: 0, bgcolor: COLORS.white },
  '& > [type]': { px: 2, fontWeight: 600, bgcolor: COLORS.asphalt, color: COLORS.white },
};
