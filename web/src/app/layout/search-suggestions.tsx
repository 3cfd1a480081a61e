import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { type Suggestion, suggest } from './suggest.ts';

/** What the field has to know of the list. */
export interface Combobox {
  isOpen: boolean;
  /** Of the chosen suggestion's element. */
  activeId?: string | undefined;
  onKeyDown?(event: React.KeyboardEvent): void;
}

export interface SearchSuggestionsProps {
  id: string;
  text: string;
  onCombobox(combobox: Combobox): void;
  onPick(path: string): void;
}

const optionId = (id: string, index: number) => `${id}-${index}`;

/** The suggestions for the text of the search field: the list of a WAI-ARIA combobox. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, text, onPick } = props;
  const { groups, isLoaded } = useSuggestions(text.trim());
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { isOpen, active } = useCombobox(options, props);
  useAnnouncement(announcement(text.trim(), options.length, isLoaded));
  if (!isOpen) return null;
  return (
    <Box id={id} role="listbox" aria-label="Vorschläge" sx={popup}>
      {groups.map(({ title, options: own }) => (
        <Box key={title} role="group" aria-label={title}>
          <Box aria-hidden="true" sx={groupTitle}>
            {title}
          </Box>
          {own.map((suggestion) => {
            const index = options.indexOf(suggestion);
            return (
              <Box
                key={suggestion.to}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                // Keeps the focus in the field.
                onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
                onClick={() => onPick(suggestion.to)}
                sx={option}
              >
                <span>{suggestion.label}</span>
                {suggestion.detail && (
                  <Box component="span" sx={detail}>
                    {suggestion.detail}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** Loads the lists, which the CDN keeps, and searches them; categories and pages need no list. */
function useSuggestions(query: string) {
  const products = useQuery(apiQuery('GET /api/products'));
  const tools = useQuery(apiQuery('GET /api/rental-tools'));
  const searched = useDeferredValue(query);
  const groups = useMemo(
    () => (searched ? suggest(searched, products.data ?? [], tools.data ?? []) : []),
    [searched, products.data, tools.data],
  );
  return { groups, isLoaded: products.data !== undefined && searched === query };
}

function announcement(query: string, count: number, isLoaded: boolean): string {
  if (!query || !isLoaded) return '';
  if (count === 0) return 'Keine Vorschläge';
  return count === 1 ? '1 Vorschlag' : `${count} Vorschläge, Auswahl mit den Pfeiltasten`;
}

/** Keys and state of the list; a new text begins with no suggestion chosen. */
function useCombobox(
  options: readonly Suggestion[],
  { id, text, onCombobox, onPick }: SearchSuggestionsProps,
) {
  const [chosen, setChosen] = useState({ text, active: -1, isDismissed: false });
  const { active, isDismissed } =
    chosen.text === text ? chosen : { active: -1, isDismissed: false };
  const isOpen = options.length > 0 && !isDismissed;

  useEffect(() => {
    const move = (step: number) => {
      const positions = options.length + 1; // One of them is the field itself.
      const next = ((active + 1 + step + positions) % positions) - 1;
      setChosen({ text, active: isOpen ? next : -1, isDismissed: false });
    };
    onCombobox({
      isOpen,
      activeId: isOpen && active >= 0 ? optionId(id, active) : undefined,
      onKeyDown(event) {
        const picked = isOpen ? options[active] : undefined;
        if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else if (event.key === 'Escape' && isOpen)
          setChosen({ text, active: -1, isDismissed: true });
        else if (event.key === 'Enter' && picked) onPick(picked.to);
        else return;
        event.preventDefault();
      },
    });
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, options, text, active, isOpen, onCombobox, onPick]);

  return { isOpen, active };
}

const popup = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  minWidth: { md: 440 },
  maxHeight: 'min(32rem, 70dvh)',
  overflowY: 'auto',
  py: 1,
  bgcolor: COLORS.white,
  border: `2px solid ${COLORS.ink}`,
};

const groupTitle = { px: 2, pt: 1, typography: 'body2', color: 'text.secondary' };

const option = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2,
  py: 1.25,
  cursor: 'pointer',
  '&:hover': { bgcolor: COLORS.plaster },
  '&[aria-selected="true"]': {
    bgcolor: COLORS.concrete,
    boxShadow: `inset 4px 0 ${COLORS.signal}`,
    // Forced colours have no shadow.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
};

const detail = { typography: 'body2', color: 'text.secondary', ml: 'auto' };
