import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { lineTotalCents } from '@shop/domain/cart/cart';
import type { ProductDetail } from '@shop/domain/product/product';
import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  ADDED,
  announceNotAdded,
  CONFIRMED_FOR_MS,
  useAddToCart,
} from '../../cart/shared/use-add-to-cart.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { BOTTOM_BAR_ID, LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Price } from '../../ui/price.tsx';

interface AddToCartButtonProps {
  product: ProductDetail & { price: number };
  quantity: number;
}

/**
 * Adds to the cart and confirms it for three seconds; a failure changes nothing visible. While the
 * button is out of sight, a bar at the bottom of the screen does the same.
 */
export function AddToCartButton({ product, quantity }: AddToCartButtonProps) {
  const { id, unit, price } = product;
  const button = useRef<HTMLButtonElement>(null);
  const { add, isAdding } = useAddToCart();
  const { isShown, show } = useConfirmation();
  // `isAdding` changes with the next render, too late for a double click.
  const isBusy = useRef(false);
  // Clicks are ignored while adding; disabling the button would lose the focus.
  const onClick = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const done = () => {
      isBusy.current = false;
    };
    add(id, quantity).then(show, announceNotAdded).finally(done);
  };
  const text = isShown ? ADDED : 'In den Warenkorb';
  return (
    <>
      <Button
        ref={button}
        fullWidth
        size="large"
        aria-busy={isAdding}
        startIcon={<Icon name={isShown ? 'check' : 'cart'} />}
        onClick={onClick}
      >
        {text}
      </Button>
      <Box sx={{ mt: 1, textAlign: 'center' }}>
        <Link href={PATHS.cart} sx={{ display: 'inline-block', py: 1.25 }}>
          Zum Warenkorb
        </Link>
      </Box>
      <HiddenText component="div" role="status">
        {isShown && text}
      </HiddenText>
      <BuyBar
        quantity={quantity}
        unit={unit}
        total={<Price cents={lineTotalCents({ price, quantity })} rate={product.vat_rate} />}
        text={text}
        button={button}
        onAdd={onClick}
      />
    </>
  );
}

/** Whether the confirmation is shown; `show` starts or restarts its three seconds. */
export function useConfirmation(): { isShown: boolean; show(): void } {
  const [shown, setShown] = useState<symbol>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isShown: shown !== undefined, show: () => setShown(Symbol('shown')) };
}

interface BuyBarProps {
  quantity: number;
  unit: string;
  total: ReactNode;
  /** Label of the button that the bar replaces. */
  text: string;
  button: RefObject<HTMLElement | null>;
  onAdd(): void;
}

/**
 * Total and add-to-cart button at the bottom of narrower screens while the main button is out of
 * sight. For pointers only: keyboards and screen readers have the main button and need no second one.
 */
function BuyBar({ quantity, unit, total, text, button, onAdd }: BuyBarProps) {
  const isInSight = useIsInSight(button);
  // The one in the button's own document: the office's preview has none.
  const slot = isInSight ? null : button.current?.ownerDocument.getElementById(BOTTOM_BAR_ID);
  if (!slot) return null;
  return createPortal(
    <Box aria-hidden="true" sx={bar}>
      <Box sx={sum}>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {formatNumber(quantity)} {unit}
        </Box>
        <strong>{total}</strong>
      </Box>
      <Button
        tabIndex={-1}
        // A press must not move the focus into what screen readers do not see.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onAdd}
        sx={press}
      >
        {text}
      </Button>
    </Box>,
    slot,
  );
}

/** Heights of the sticky header and of the bar, in px. */
const HEADER_HEIGHT = 66;
const BAR_HEIGHT = 48;

/** Whether all of an element shows between the sticky header and the bar; true until that is known. */
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
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  height: BAR_HEIGHT,
  bgcolor: COLORS.white,
  borderTop: `1px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { display: 'none' },
  '@media (min-width: 1280px)': { display: 'none' },
};

const sum = {
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
};

const press = {
  flex: { xs: 1, sm: '0 1 320px' },
  minWidth: 0,
  minHeight: 0,
  p: 0.5,
  borderRadius: 0,
  lineHeight: 1.1,
};
