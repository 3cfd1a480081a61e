import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { part } from '../ui/layout.tsx';
import { SearchField } from '../ui/search-field.tsx';

/** What the list offers, and what choosing it does. */
export interface Option {
  key: string;
  content: ReactNode;
  onPick(): void;
}

interface ComboboxProps {
  label: string;
  text: string;
  onChange(text: string): void;
  /** Options below a heading, or an only group without one. */
  groups: readonly { title?: string; options: readonly Option[] }[];
  /** While the options are not yet those of the text. */
  isLoading?: boolean;
  /** Shown instead of options, such as that there are none. */
  status: ReactNode;
  /** What Enter takes if none is chosen: a sole option, the first of several as well, or nothing. */
  enterTakes?: 'only' | 'first' | 'none';
  onDone?(): void;
  ref?: Ref<HTMLInputElement>;
  hasFocus?: boolean;
}

/**
 * A search field with a list of options (WAI-ARIA combobox): arrow keys choose, Enter takes the chosen or a clear one,
 * and one pressed while they load takes it once they are there.
 */
export function Combobox({
  label,
  text,
  onChange,
  groups,
  isLoading = false,
  status,
  enterTakes = 'only',
  onDone = () => {},
  ref,
  hasFocus = false,
}: ComboboxProps) {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const [choice, setChoice] = useState({ text, active: -1, isTaken: false });
  const isCurrent = choice.text === text;
  const isClear = enterTakes === 'first' || (enterTakes === 'only' && options.length === 1);
  const byEnter = isClear ? 0 : -1;
  const active = isCurrent && choice.active >= 0 ? choice.active : byEnter;
  const isTaken = isCurrent && choice.isTaken;
  const choose = (next: number) => setChoice({ text, active: next, isTaken: false });
  const isOpen = options.length > 0;
  const activeId = isOpen && active >= 0 ? `${id}-${active}` : undefined;
  useAnnouncement(text.trim() && !isLoading && isOpen ? countText(options.length, isClear) : '');
  const take = useEffectEvent(() => {
    choose(-1);
    options[active]?.onPick();
  });
  useEffect(() => {
    if (isTaken && !isLoading) take();
  }, [isTaken, isLoading]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const last = options.length - 1;
  const keys: Record<string, () => void> = {
    ArrowDown: () => choose(active < last ? active + 1 : 0),
    ArrowUp: () => choose(active > 0 ? active - 1 : last),
    Enter: () => {
      onDone();
      setChoice({ text, active: isCurrent ? choice.active : -1, isTaken: true });
    },
  };
  return (
    <>
      <Box
        // Dialogs clip an outline around what is first in them.
        sx={{ display: 'flex', pt: '5px', '& input': { scrollMarginBottom: BELOW } }}
        // Enter takes an option here instead of sending the form around it.
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act || event.nativeEvent.isComposing) return;
          event.preventDefault();
          act();
        }}
      >
        <SearchField
          label={label}
          text={text}
          onChange={onChange}
          onDone={onDone}
          combobox={{
            ref,
            role: 'combobox',
            autoComplete: 'off',
            autoFocus: hasFocus,
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': id,
            'aria-activedescendant': activeId,
          }}
        />
      </Box>
      <Box id={id} role="listbox" aria-label="Treffer" sx={list}>
        {groups.map(
          ({ title, options: own }) =>
            own.length > 0 && (
              <Box key={title ?? ''} {...(title && { role: 'group', 'aria-label': title })}>
                {title && <GroupTitle aria-hidden="true">{title}</GroupTitle>}
                {own.map((option) => {
                  const index = options.indexOf(option);
                  return (
                    <Box
                      key={option.key}
                      id={`${id}-${index}`}
                      role="option"
                      aria-selected={index === active}
                      // Keeps the focus in the field.
                      onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
                      onClick={option.onPick}
                      sx={row}
                    >
                      {option.content}
                    </Box>
                  );
                })}
              </Box>
            ),
        )}
      </Box>
      <Box role="status" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {!isOpen && status}
      </Box>
    </>
  );
}

/** Room for the first options. */
const BELOW = 180;

const countText = (count: number, isClear: boolean) =>
  count === 1 && isClear
    ? '1 Treffer, Enter übernimmt ihn.'
    : `${count} Treffer, Auswahl mit den Pfeiltasten.`;

const GroupTitle = part('div', { px: 1.5, pt: 1.5, typography: 'body2', color: 'text.secondary' });

const list = { '&:empty': { display: 'none' }, border: `1px solid ${COLORS.joint}`, borderTop: 0 };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: COLORS.plaster },
  '&[aria-selected="true"]': {
    bgcolor: COLORS.concrete,
    boxShadow: `inset 4px 0 ${COLORS.signal}`,
    // Forced colours have no shadow.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
};
