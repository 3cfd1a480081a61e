import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@shop/domain/product/product';
import {
  FACETS,
  type Facet,
  type FacetChoice,
  type FacetOption,
  facetOptions,
} from '@shop/domain/product/product-list';
import { useId, useMemo, useRef, useState } from 'react';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import { ButtonRow } from './button-row.tsx';
import type { FacetsProps } from './facet-groups.tsx';

/**
 * The filters of products, with the given options or else those found in the products. After a press
 * the list is rendered first, then the counts of the options.
 */
export function useFacets(
  products: readonly Product[],
  choice: FacetChoice,
  known?: Readonly<Record<Facet, FacetOption[]>>,
) {
  const asked = useMemo(() => ({ products, choice }), [products, choice]);
  const painted = useAfterPaint(asked);
  const counted = painted.products === products ? painted.choice : choice;
  return useMemo(
    () =>
      FACETS.map((facet) => ({
        facet,
        options: known?.[facet] ?? facetOptions(products, facet, counted),
      })).filter(({ options }) => options.length > 0),
    [products, counted, known],
  );
}

const loadGroups = () => import('./facet-groups.tsx');

/** From this width on the filters are beside the list: the theme's breakpoint `md`, in px. */
const BESIDE_FROM = 900;

/**
 * The filters beside the list; on narrow screens those by use in a row, the others behind a button that says how many
 * of them are active.
 */
export function Facets(props: FacetsProps) {
  const { facets, choice, onToggle } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const isBeside = useIsWide(BESIDE_FROM);
  const Groups = useLoaded(loadGroups, isOpen || isBeside);
  const [uses = 0, ...others] = FACETS.map((facet) => choice[facet].length);
  const folded = others.reduce((sum, chosen) => sum + chosen);
  function close(): void {
    setIsOpen(false);
    fold.current?.focus();
  }
  return (
    <>
      <Button
        ref={fold}
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<Icon name="chevron" size={20} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={foldButton}
      >
        {folded > 0 ? `Filter (${folded})` : 'Filter'}
      </Button>
      <Box sx={usesPlace}>
        {facets[0]?.facet === 'use' && !isBeside && (
          <ButtonRow
            label="Verwendung"
            buttons={facets[0].options.map(({ value, count }) => {
              const isPressed = choice.use.includes(value);
              return { value, text: value, isPressed, isDisabled: count === 0 && !isPressed };
            })}
            onPick={(value) => onToggle('use', value)}
          />
        )}
      </Box>
      <Box id={id} data-open={isOpen} sx={panelStyle}>
        {Groups && <Groups {...props} hasActive={uses + folded > 0} onClose={close} />}
      </Box>
    </>
  );
}

const usesPlace = { gridArea: 'uses', display: { md: 'none' }, minWidth: 0 };

const foldButton = {
  gridArea: 'fold',
  display: { md: 'none' },
  alignSelf: 'end',
  minHeight: 44,
  px: 2,
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
};

const panelStyle = {
  gridArea: 'facets',
  alignSelf: 'start',
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: 3,
  pt: { xs: 2, md: 0 },
  '&[data-open="true"]': { display: 'flex' },
};
