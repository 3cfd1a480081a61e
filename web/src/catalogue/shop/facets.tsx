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
import { part } from '../../ui/layout.tsx';
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
const loadChips = () => import('./facet-chips.tsx');

/** From this width on the filters are beside the list: the theme's breakpoint `md`, in px. */
const BESIDE_FROM = 900;

/**
 * The filters beside the list, with the chosen ones above it. On narrow screens a button with their number opens the
 * filters.
 */
export function Facets(props: FacetsProps) {
  const { choice, onToggle, onClear } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isBeside = useIsWide(BESIDE_FROM);
  const Groups = useLoaded(loadGroups, isOpen || isBeside);
  const chosen = FACETS.reduce((sum, facet) => sum + choice[facet].length, 0);
  const Chips = useLoaded(loadChips, chosen > 0);
  function close(): void {
    setIsOpen(false);
    fold.current?.focus();
  }
  /** Moves the focus off the pressed chip, which is about to go. */
  function leaveChips(facet?: Facet): void {
    const group = facet ? `[data-facet="${facet}"] ` : '';
    const find = (part: string) => panel.current?.querySelector<HTMLElement>(group + part);
    const box = find('input:checked') ?? find('legend button');
    (isBeside ? box : fold.current)?.focus();
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
        {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
      </Button>
      <Box ref={panel} id={id} data-open={isOpen} sx={panelStyle}>
        {Groups && <Groups {...props} onClose={close} />}
      </Box>
      {chosen > 0 && (
        <ChipsPlace>
          {Chips && (
            <Chips
              choice={choice}
              onRemove={(facet, value) => {
                onToggle(facet, value);
                leaveChips(facet);
              }}
              onClear={() => {
                onClear();
                leaveChips();
              }}
            />
          )}
        </ChipsPlace>
      )}
    </>
  );
}

/** Reserves a row for the chips, which load late. */
const ChipsPlace = part('div', { gridArea: 'chips', minHeight: 44, mt: 1, mb: { md: 1.5 } });

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
