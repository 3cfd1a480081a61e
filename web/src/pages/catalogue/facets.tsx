import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@shop/domain/product';
import {
  FACETS,
  type Facet,
  type FacetChoice,
  type FacetOption,
  facetOptions,
} from '@shop/domain/product-list';
import { startTransition, useId, useMemo, useOptimistic, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

interface FacetsProps {
  /** By `useFacets`. */
  facets: readonly ShownFacet[];
  /** How many products are found. */
  count: number;
  choice: FacetChoice;
  onToggle(facet: Facet, value: string): void;
  onClear(): void;
}

interface ShownFacet {
  facet: Facet;
  options: readonly FacetOption[];
}

const LEGENDS: Record<Facet, string> = {
  grain: 'Körnung in mm',
  colour: 'Farbe',
  packaging: 'Gebinde',
};

/** The facets of these products that have options. */
export function useFacets(products: readonly Product[], choice: FacetChoice): ShownFacet[] {
  return useMemo(
    () =>
      FACETS.map((facet) => ({ facet, options: facetOptions(products, facet, choice) })).filter(
        ({ options }) => options.length > 0,
      ),
    [products, choice],
  );
}

/** Filters beside the list; on narrow screens behind a button that says how many are active. */
export function Facets({ facets, count, choice, onToggle, onClear }: FacetsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const active = FACETS.reduce((sum, facet) => sum + choice[facet].length, 0);
  function clear(): void {
    onClear();
    // The pressed button will be gone.
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }
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
      <Box ref={panel} id={id} data-open={isOpen} sx={panelStyle}>
        {facets.map(({ facet, options }) => (
          <Box key={facet} component="fieldset" data-facet={facet} sx={group}>
            <legend>{LEGENDS[facet]}</legend>
            {options.map((option) => (
              <Option
                key={option.value}
                label={option.value}
                count={option.count}
                isChosen={choice[facet].includes(option.value)}
                onToggle={() => onToggle(facet, option.value)}
              />
            ))}
          </Box>
        ))}
        {active > 0 && (
          <Button variant="outlined" onClick={clear}>
            Filter zurücksetzen
          </Button>
        )}
        <Button variant="contained" onClick={close} sx={{ display: { md: 'none' } }}>
          {count === 1 ? '1 Produkt' : `${count} Produkte`} anzeigen
        </Button>
      </Box>
    </>
  );
}

interface OptionProps {
  label: string;
  count: number;
  isChosen: boolean;
  onToggle(): void;
}

function Option({ label, count, isChosen, onToggle }: OptionProps) {
  // The address changes in a transition; the box must not wait for it.
  const [isShown, show] = useOptimistic(isChosen);
  const toggle = () =>
    startTransition(() => {
      show(!isShown);
      onToggle();
    });
  return (
    <label>
      <input
        type="checkbox"
        checked={isShown}
        disabled={count === 0 && !isShown}
        onChange={toggle}
      />
      <span>
        {label} <small>({count})</small>
      </span>
    </label>
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

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', md: '1fr' },
  columnGap: 2,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '&[data-facet="grain"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' },
  '& legend': {
    width: '100%',
    p: 0,
    pb: 0.5,
    mb: 0.5,
    fontWeight: 600,
    borderBottom: `1px solid ${COLORS.slab}`,
  },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: 44, md: 34 },
    pl: 3.75,
    typography: 'body2',
  },
  '& label:has(:disabled)': { color: 'text.disabled' },
  // The box is drawn, so that all of the row can be pressed.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    appearance: 'none',
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& input::before, & input::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 10px)',
  },
  '& input::before': {
    left: 0,
    width: 20,
    height: 20,
    border: `1px solid ${COLORS.joint}`,
    borderRadius: '3px',
    bgcolor: COLORS.white,
  },
  '& input:checked::before': { borderColor: COLORS.asphalt, bgcolor: COLORS.asphalt },
  '& input:checked::after': {
    left: 7,
    width: 6,
    height: 12,
    mt: '2px',
    border: `solid ${COLORS.white}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '& input:disabled': { cursor: 'default' },
  '& input:disabled::before': { borderColor: COLORS.slab },
  // `lose` is stored as it stands in sentences.
  '& span::first-letter': { textTransform: 'uppercase' },
  '& small': { fontSize: 'inherit', color: COLORS.slate },
  '& :disabled + span small': { color: 'inherit' },
};
