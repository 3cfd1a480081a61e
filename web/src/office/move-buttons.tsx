import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  isBlocked?: boolean;
  /** Size of the arrows, in px. */
  size?: number;
  onMove(to: number): void;
}

/** Moves an entry of a list by one place; the clicked button keeps the focus. */
export function MoveButtons(props: MoveButtonsProps) {
  const { name, index, count, isBlocked = false, size = 20, onMove } = props;
  const pressed = useRef<HTMLElement>(undefined);
  // A row that moves within the document may lose the focus.
  useLayoutEffect(() => {
    const isLost = index >= 0 && document.activeElement === document.body;
    if (isLost) pressed.current?.focus();
    pressed.current = undefined;
  }, [index]);
  return (['oben', 'unten'] as const).map((where) => {
    const isUp = where === 'oben';
    const to = isUp ? index - 1 : index + 1;
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        key={where}
        aria-label={`${name} nach ${where}`}
        aria-disabled={isBlocked || isEnd}
        onClick={({ currentTarget }) => {
          if (isBlocked || isEnd) return;
          pressed.current = currentTarget;
          onMove(to);
        }}
        sx={{ opacity: isEnd ? 0.3 : 1, ...(isUp && { transform: 'rotate(180deg)' }) }}
      >
        <Icon name="chevron" size={size} />
      </IconButton>
    );
  });
}
