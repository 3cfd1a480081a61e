import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Facet, FacetChoice, FacetOption } from '@shop/domain/product/product-list';
import { memo, type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { Icon } from '../../ui/icon.tsx';

export interface FacetsProps {
  facets: readonly { facet: Facet; options: readonly FacetOption[] }[];
  count: number;
  choice: FacetChoice;
  onToggle(facet: Facet, value: string): void;
  onClear(): void;
}

interface FacetGroupsProps extends FacetsProps {
  onClose(): void;
}

const LEGENDS: Record<Facet, string> = {
  use: 'Verwendung',
  grain: 'Körnung in mm',
  colour: 'Farbe',
  packaging: 'Gebinde',
};

/** The filters and, on narrow screens, a button that leads back to the list. */
export default function FacetGroups(props: FacetGroupsProps) {
  const { facets, count, choice, onToggle, onClose } = props;
  return (
    <Box sx={groups}>
      {facets.map(({ facet, options }) => {
        const boxes = options.map((option) => (
          <Option
            key={option.value}
            facet={facet}
            label={option.value}
            count={option.count}
            isChosen={choice[facet].includes(option.value)}
            onToggle={onToggle}
          />
        ));
        return facet === 'use' ? (
          <FoldedGroup key={facet} facet={facet} isOpenAtFirst={choice[facet].length > 0}>
            {boxes}
          </FoldedGroup>
        ) : (
          <fieldset key={facet} data-facet={facet}>
            <legend>{LEGENDS[facet]}</legend>
            {boxes}
          </fieldset>
        );
      })}
      <Button variant="contained" onClick={onClose} sx={{ display: { md: 'none' } }}>
        {count === 1 ? '1 Produkt' : `${count} Produkte`} anzeigen
      </Button>
    </Box>
  );
}

interface FoldedGroupProps {
  facet: Facet;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A long group, collapsed until its name is pressed. */
function FoldedGroup({ facet, isOpenAtFirst, children }: FoldedGroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <fieldset data-facet={facet}>
      <legend>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {LEGENDS[facet]}
          <Icon name="chevron" size={20} />
        </button>
      </legend>
      {isOpen && children}
    </fieldset>
  );
}

interface OptionProps {
  facet: Facet;
  label: string;
  count: number;
  isChosen: boolean;
  onToggle(facet: Facet, value: string): void;
}

const Option = memo(({ facet, label, count, isChosen, onToggle }: OptionProps) => {
  // The address changes in a transition; the box must not wait for it.
  const [isShown, show] = useOptimistic(isChosen);
  const toggle = () =>
    startTransition(() => {
      show(!isShown);
      onToggle(facet, label);
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
        {label} {count > 0 && <small>({count})</small>}
      </span>
    </label>
  );
});

const groups = {
  display: 'contents',
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', md: '1fr' },
    columnGap: 2,
    minWidth: 0,
    m: 0,
    p: 0,
    border: 0,
  },
  '& fieldset[data-facet="grain"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' },
  '& legend': {
    width: '100%',
    p: 0,
    pb: 0.5,
    mb: 0.5,
    fontWeight: 600,
    borderBottom: `1px solid ${COLORS.slab}`,
  },
  '& legend button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: { xs: 44, md: 34 },
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& legend [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: 44, md: 34 },
    pl: 3.75,
    typography: 'body2',
  },
  '& label:has(:disabled)': { color: 'text.disabled' },
  // The box is drawn by CSS, so that the whole row can be pressed.
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
  // `lose` is stored in lower case, for use in sentences.
  '& span::first-letter': { textTransform: 'uppercase' },
  '& small': { fontSize: 'inherit', color: COLORS.slate },
  '& :disabled + span small': { color: 'inherit' },
};
