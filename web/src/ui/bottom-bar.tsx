import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { COLORS } from '../lib/theme/colors.ts';
import { BOTTOM_BAR_ID, LOW_SCREEN } from '../lib/theme/shared-styles.ts';

interface BottomBarProps {
  /** The element that the bar replaces while out of view. */
  of: RefObject<HTMLElement | null>;
  /** Above the sum. */
  small: string;
  sum: ReactNode;
  press: string;
  onPress(): void;
}

/**
 * A sum and a button at the bottom of narrower screens. For pointers only: keyboards and screen readers reach the
 * original element.
 */
export function BottomBar({ of, small, sum: amount, press, onPress }: BottomBarProps) {
  const isInSight = useIsInSight(of);
  // Looked up in the element's own document: the office's preview has no bar.
  const slot = isInSight ? null : of.current?.ownerDocument.getElementById(BOTTOM_BAR_ID);
  if (!slot) return null;
  return createPortal(
    <Box aria-hidden="true" sx={bar}>
      <div className="sum">
        <small>{small}</small>
        {amount}
      </div>
      <Button
        tabIndex={-1}
        // A press must not move the focus into an element hidden from screen readers.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        sx={button}
      >
        {press}
      </Button>
    </Box>,
    slot,
  );
}

/** Heights of the sticky header and of the bar, in px. */
const HEADER_HEIGHT = 66;
const BAR_HEIGHT = 48;

/** Whether an element is fully visible between the sticky header and the bar; true until known. */
function useIsInSight(target: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight((entries.at(-1)?.intersectionRatio ?? 1) === 1),
      { rootMargin: `-${HEADER_HEIGHT}px 0px -${BAR_HEIGHT}px`, threshold: 1 },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isInSight;
}

const bar = {
  display: 'flex',
  // In two rows where enlarged text needs them.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  minHeight: BAR_HEIGHT,
  bgcolor: COLORS.white,
  borderTop: `1px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { display: 'none' },
  '@media (min-width: 1280px)': { display: 'none' },
  '& .sum': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: { xs: '0 1 auto', sm: 1 },
    minWidth: 0,
    pl: { xs: 2, sm: 3 },
    pr: 1.5,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'normal' },
};

const button = {
  flex: { xs: 1, sm: '0 1 320px' },
  minWidth: 'min-content',
  minHeight: 0,
  p: 0.5,
  borderRadius: 0,
  lineHeight: 1.1,
};
