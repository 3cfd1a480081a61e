import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { lineTotalCents } from '@shop/domain/cart/cart';
import type { ProductDetail } from '@shop/domain/product/product';
import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  ADDED,
  announceNotAdded,
  CONFIRMED_FOR_MS,
  useAddToCart,
} from '../../cart/shared/use-add-to-cart.ts';
import { PATHS } from '../../lib/paths.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
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

/** Total and button while the main button is out of view. */
function BuyBar({ quantity, unit, total, text, button, onAdd }: BuyBarProps) {
  return (
    <BottomBar
      of={button}
      small={`${formatNumber(quantity)} ${unit}`}
      sum={<strong>{total}</strong>}
      press={text}
      onPress={onAdd}
    />
  );
}
