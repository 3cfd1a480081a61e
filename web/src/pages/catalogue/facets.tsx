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
import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
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

/** From this width on the filters stand beside the list: the theme's breakpoint `md`, in px. */
const BESIDE_FROM = 900;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The filters beside the list; on narrow screens, behind a button that says how many are active. */
export function Facets(props: FacetsProps) {
  const { choice } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const isBeside = useSyncExternalStore(
    onResize,
    () => window.innerWidth >= BESIDE_FROM,
    () => false,
  );
  const Groups = useLoaded(loadGroups, isOpen || isBeside);
  const active = FACETS.reduce((sum, facet) => sum + choice[facet].length, 0);
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
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </Button>
      <Box id={id} data-open={isOpen} sx={panelStyle}>
        {Groups && <Groups {...props} hasActive={active > 0} onClose={close} />}
      </Box>
    </>
  );
}

const foldButton = {
  gridArea: 'fold',
  display: { md: 'none' },
  alignSelf: 'end',
  justifyContent: 'space-between',
  minHeight: 48,
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
