import Box from '@mui/material/Box';
import { shopSearch } from '@shop/domain/contract/shop-search';
import type { Product } from '@shop/domain/product/product';
import type { RentalTool } from '@shop/domain/rental/rental';
import { useQuery } from '@tanstack/react-query';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { askFor } from '../../lib/missed-search.ts';
import { usePriceOf } from '../../lib/own-prices.ts';
import { PATHS, searchPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useIndexed } from '../../lib/use-indexed.ts';
import { needsOwnDocument } from '../../live/own-document.tsx';
import { part } from '../../ui/layout.tsx';
import { pictureSources } from '../../ui/picture-sources.ts';
import { useIsGross } from '../../ui/price.tsx';
import { type Suggestion, suggest } from './suggest.ts';

interface SearchSuggestionsProps {
  /** The search field; its `aria-controls` gets the id of the list. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the button that opens the form on narrow screens; Escape returns to it. */
  buttonId: string;
  onOpenChange(isOpen: boolean): void;
}

/** The suggestions for a search field's text; they turn the field into a WAI-ARIA combobox. */
export default function SearchSuggestions({
  field,
  buttonId,
  onOpenChange,
}: SearchSuggestionsProps) {
  const id = field.current?.getAttribute('aria-controls') ?? '';
  const [text, setText] = useState(field.current?.value ?? '');
  const [hasFocus, setFocus] = useState(document.activeElement === field.current);
  const navigate = useNavigate();
  const { groups, isLoaded, isLoading } = useSuggestions(text.trim());
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { active, isDismissed, choose } = useChoice(text);
  const isOpen = hasFocus && options.length > 0 && !isDismissed;
  useAnnouncement(hasFocus ? announcement(text.trim(), options.length, isLoaded) : '');

  function goTo(path: string): void {
    if (field.current) field.current.value = '';
    setText('');
    onOpenChange(false);
    if (needsOwnDocument(path)) window.location.assign(path);
    else navigate(path);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  const keys: Record<string, (() => void) | false> = {
    ArrowDown: () => choose(isOpen ? next(active, 1, options) : -1),
    ArrowUp: () => choose(isOpen ? next(active, -1, options) : -1),
    Enter: isOpen && active >= 0 && (() => goTo(options[active]?.to ?? '')),
    Escape: () => {
      if (isOpen) return choose(-1, true);
      onOpenChange(false);
      document.getElementById(buttonId)?.focus();
    },
  };
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    } else if (event.type === 'submit') {
      event.preventDefault();
      const query = field.current?.value.trim();
      askFor(query ?? '');
      goTo(query ? searchPath(query) : PATHS.catalogue);
    } else {
      setText(field.current?.value ?? '');
      setFocus(document.activeElement === field.current);
    }
  });
  useEffect(() => listenTo(field.current?.form, onEvent), [field]);
  const chosen = isOpen && active >= 0 ? optionId(id, active) : '';
  useLayoutEffect(() => tell(field.current, isOpen, chosen), [field, isOpen, chosen]);

  if (hasFocus && text.trim() && isLoading && !isDismissed) {
    return <Box sx={[popup, { px: 2 }]}>Alle Produkte werden geladen...</Box>;
  }
  if (!isOpen) return null;
  return <SuggestionList {...{ id, groups, active }} onPick={goTo} />;
}

/** Informs the field, which this component does not render, of what is open and chosen below it. */
function tell(field: HTMLInputElement | null, isOpen: boolean, chosen: string): void {
  field?.setAttribute('aria-expanded', String(isOpen));
  field?.setAttribute('aria-activedescendant', chosen);
  document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
}

/** Listens to everything that happens in the search's form. */
function listenTo(form: HTMLFormElement | null | undefined, onEvent: (event: Event) => void) {
  const ended = new AbortController();
  for (const type of ['input', 'focusin', 'focusout', 'keydown', 'submit']) {
    // The element losing the focus still has it until the event is over.
    const listener =
      type === 'focusout' ? (event: Event) => queueMicrotask(() => onEvent(event)) : onEvent;
    form?.addEventListener(type, listener, { signal: ended.signal });
  }
  return () => ended.abort();
}

interface SuggestionListProps {
  id: string;
  groups: ReturnType<typeof suggest>;
  active: number;
  onPick(path: string): void;
}

function SuggestionList({ id, groups, active, onPick }: SuggestionListProps) {
  const options = groups.flatMap((group) => group.options);
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
                {suggestion.picture && (
                  <img
                    {...pictureSources(suggestion.picture)}
                    alt=""
                    sizes="56px"
                    width={56}
                    height={42}
                  />
                )}
                <Label>{suggestion.label}</Label>
                {suggestion.detail && <Detail>{suggestion.detail}</Detail>}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const optionId = (id: string, index: number) => `${id}-${index}`;

/** The next or previous position, wrapping around through the field, which is -1. */
function next(active: number, step: number, options: readonly Suggestion[]): number {
  const positions = options.length + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}

/** The active suggestion, cleared when the text changes. */
function useChoice(text: string) {
  const [choice, setChoice] = useState({ text, active: -1, isDismissed: false });
  const choose = (active: number, isDismissed = false) => setChoice({ text, active, isDismissed });
  const { active, isDismissed } =
    choice.text === text ? choice : { active: -1, isDismissed: false };
  return { active, isDismissed, choose };
}

/** Loads the lists, which the CDN caches, and searches them; categories and pages need no list. */
function useSuggestions(query: string) {
  const { data, isLoading } = useQuery(apiQuery('GET /api/products'));
  const tools = useQuery(apiQuery('GET /api/rental-tools'));
  const all = tools.data ?? (tools.failureCount > 0 ? NO_TOOLS : undefined);
  const searchOf = useMemo(
    () => all && ((products: Product[]) => shopSearch(products, all)),
    [all],
  );
  const products = useIndexed(data, searchOf);
  const searched = useDeferredValue(query);
  const priceOf = usePriceOf();
  const isGross = useIsGross();
  const groups = useMemo(
    () =>
      searched ? suggest(searched, products ?? NO_PRODUCTS, all ?? NO_TOOLS, priceOf, isGross) : [],
    [searched, products, all, priceOf, isGross],
  );
  const isLoaded = products !== undefined && searched === query;
  return { groups, isLoaded, isLoading: isLoading || (data !== undefined && !products) };
}

const NO_PRODUCTS: readonly Product[] = [];
const NO_TOOLS: readonly RentalTool[] = [];

function announcement(query: string, count: number, isLoaded: boolean): string {
  if (!query || !isLoaded) return '';
  if (count === 0) return 'Keine Vorschläge';
  return count === 1 ? '1 Vorschlag' : `${count} Vorschläge, Auswahl mit den Pfeiltasten`;
}

const popup = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: { xs: 0, md: 'auto' },
  right: 0,
  width: { xs: '100%', md: 440 },
  maxHeight: 'min(34rem, 70dvh)',
  overflowY: 'auto',
  py: 1,
  bgcolor: COLORS.white,
  border: `2px solid ${COLORS.ink}`,
};

const groupTitle = { px: 2, pt: 1, typography: 'body2', color: 'text.secondary' };

const option = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 1.25,
  cursor: 'pointer',
  '& img': { objectFit: 'cover' },
  '&:hover': { bgcolor: COLORS.plaster },
  '&[aria-selected="true"]': {
    bgcolor: COLORS.concrete,
    boxShadow: `inset 4px 0 ${COLORS.signal}`,
    // Forced colours have no shadow.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
};

const Label = part('span', { flex: 1, minWidth: 0 });

const Detail = part('span', {
  typography: 'body2',
  color: 'text.secondary',
  ml: 'auto',
  textAlign: 'right',
});
