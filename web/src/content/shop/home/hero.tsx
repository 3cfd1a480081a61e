import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS, purposePath } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { CONTROL, VISUALLY_HIDDEN } from '../../../lib/theme/shared-styles.ts';
import { CONDENSED } from '../../../lib/theme/typography.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import asphalt from '../../../ui/layers/asphalt.webp?no-inline';
import ballast from '../../../ui/layers/ballast.webp?no-inline';
import binder from '../../../ui/layers/binder.webp?no-inline';
import gravel from '../../../ui/layers/gravel.webp?no-inline';
import sand from '../../../ui/layers/sand.webp?no-inline';
import { Dark, part, Row } from '../../../ui/layout.tsx';
import { UnbrokenText } from '../../../ui/unbroken-text.tsx';

export function Hero() {
  return (
    <Dark data-ground="dark">
      <Box sx={halves}>
        <Box sx={text}>
          <Typography variant="overline" component="p" sx={{ color: COLORS.signal }}>
            Baustoffe direkt auf die Baustelle
          </Typography>
          <Typography variant="h1" sx={{ mt: 1.5, fontSize: { md: '4.5rem' } }}>
            Was unter die Straße gehört, kommt von uns
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: 520, color: COLORS.concrete }}>
            Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung: online bestellen,{' '}
            <UnbrokenText>{WITHIN_GENERAL_TIME}</UnbrokenText> an der Bordsteinkante.
          </Typography>
          <Row gap={2} align="stretch" mt={4}>
            <Button href={PATHS.catalogue} size="large">
              JETZT BESTELLEN
            </Button>
            <Button href={PATHS.contact} variant="outlined" size="large">
              Kostenlose Beratung
            </Button>
          </Row>
          <PostalCodeQuestion />
        </Box>
        <RoadCrossSection />
      </Box>
    </Dark>
  );
}

const loadAnswer = () => import('../../../delivery/shared/delivery-answer.tsx');

/** Asks for a postcode and shows what delivery there costs; the answer's code loads on submit. */
function PostalCodeQuestion() {
  const [asked, setAsked] = useState<string>();
  const Answer = useLoaded(loadAnswer, asked !== undefined);
  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAsked(String(new FormData(event.currentTarget).get('plz')));
  }
  return (
    <Box component="form" action={PATHS.delivery} onSubmit={ask} sx={question}>
      <label htmlFor="plz">Was kostet die Lieferung zu Ihnen?</label>
      <input
        id="plz"
        name="plz"
        placeholder="Postleitzahl"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={12}
      />
      <Button type="submit" variant="outlined">
        Prüfen
      </Button>
      <Box role="status">{Answer && asked !== undefined && <Answer asked={asked} />}</Box>
    </Box>
  );
}

const question = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 3,
  '& label, & [role="status"]': { width: '100%' },
  '& input': { ...CONTROL, width: '9rem', px: 1.5, color: COLORS.ink, font: 'inherit' },
  '& a': { color: COLORS.signal },
  // Reserves room for the answer, so that nothing below it moves.
  '& [role="status"]': { minHeight: '3em' },
};

interface Layer {
  name: string;
  thickness: string;
  /** What the shop sells for it: a label of `PRODUCT_ROLES`. */
  use: string;
  /**
   * A picture of the layer's section, drawn by `npm run pictures`; scaled to cover the layer, so that
   * no stone repeats.
   */
  section: string;
  /** Height of the picture, which is 1200 px wide. */
  height: number;
  /** Relative height; drawn to scale, the surface course would be a mere line. */
  share: number;
}

/** Asphalt is laid but not sold, so its layer leads to what replaces it. */
const LAYERS: readonly Layer[] = [
  {
    name: 'Asphaltdeckschicht',
    thickness: '4 cm',
    use: 'Belag für Fahrzeuge',
    section: asphalt,
    height: 110,
    share: 1,
  },
  {
    name: 'Asphaltbinderschicht',
    thickness: '8 cm',
    use: 'Bettung',
    section: binder,
    height: 130,
    share: 1.4,
  },
  {
    name: 'Schottertragschicht',
    thickness: '15 cm',
    use: 'Tragschicht',
    section: ballast,
    height: 180,
    share: 2,
  },
  {
    name: 'Frostschutzschicht',
    thickness: '38 cm',
    use: 'Frostschutz',
    section: gravel,
    height: 260,
    share: 3,
  },
  {
    name: 'Planum',
    thickness: '',
    use: 'Vlies und Trennlage',
    section: sand,
    height: 120,
    share: 1.2,
  },
];

function RoadCrossSection() {
  return (
    <Figure aria-label="Schnitt durch eine Straße">
      {LAYERS.map(({ name, thickness, use, section, height }) => (
        <Box key={name} sx={layer}>
          <Box component={RouterLink} to={purposePath(use)} sx={layerLink}>
            {thickness && <strong>{thickness}</strong>} <span>{name}</span> <small>{use}</small>
          </Box>
          {/* Low priority: on a slow connection the heading's fonts come first. */}
          <Box
            component="img"
            src={section}
            alt=""
            width={1200}
            height={height}
            fetchPriority="low"
            sx={layerSection}
          />
        </Box>
      ))}
    </Figure>
  );
}

// The text aligns with the page container; the cross-section reaches the edge of the screen.
const halves = { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 6 };

const text = {
  alignSelf: 'center',
  py: { xs: 6, md: 10 },
  pl: { xs: 2, sm: 3, lg: 'calc(100% + 24px - 576px)' },
  pr: { xs: 2, sm: 3, md: 0 },
};

// Including its border, a layer is large enough to press.
const rows = (min: number) => LAYERS.map(({ share }) => `minmax(${min}px, ${share}fr)`).join(' ');

// Explicit rows keep the layers in place while a slow document is still arriving.
const Figure = part('figure', {
  display: 'grid',
  gridTemplateRows: { xs: rows(45), md: rows(64) },
  m: 0,
  minHeight: { xs: 264, md: 560 },
});

const layer = {
  position: 'relative',
  display: 'flex',
  '&:not(:first-of-type)': { borderTop: `1px solid ${COLORS.joint}` },
};

const layerSection = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  // The layer alone determines its height.
  height: 0,
  minHeight: '100%',
  objectFit: 'cover',
};

// Beside the picture; `::after` makes the picture clickable too, except for the margin with the contact buttons.
const layerLink = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignContent: 'center',
  justifyContent: { xs: 'flex-end', md: 'center' },
  columnGap: 1,
  width: { xs: '50%', md: 176 },
  pr: 2,
  textAlign: 'right',
  font: `600 1rem/1.2 ${CONDENSED}`,
  color: COLORS.slab,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& strong': { fontSize: { md: '1.5rem' }, lineHeight: { md: 1 } },
  '& span': { textDecoration: `underline 2px ${COLORS.signal}`, textUnderlineOffset: '0.2em' },
  '& small': VISUALLY_HIDDEN,
  '&:hover': { color: COLORS.white },
  '&::after': { content: '""', position: 'absolute', inset: 0, right: { md: 80 } },
  '&:hover + img': { filter: 'brightness(1.12)' },
};
