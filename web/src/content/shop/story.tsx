import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { formatNumber } from '@shop/domain/text/format';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { CONDENSED } from '../../lib/theme/typography.ts';
import { ScenePicture } from '../../ui/scene-picture.tsx';

const FIGURES = [
  { value: COMPANY.foundedIn.toString(), label: 'gegründet in Musterstadt' },
  { value: formatNumber(64), label: 'Menschen auf Bau, Hof und im Büro' },
  { value: formatNumber(18), label: 'eigene Lkw, bis 40 t' },
  { value: `${formatNumber(100)} km`, label: 'weit liefern wir' },
] as const;

export function Story() {
  return (
    <Box sx={textAndPicture}>
      <Box sx={{ '& p': { m: 0, mb: 2, maxWidth: 640 } }}>
        <p>
          Angefangen hat {COMPANY.shortName} {COMPANY.foundedIn} mit einem Bagger und einem
          gebrauchten Lkw. Wer damals in Musterstadt einen Graben brauchte, rief bei uns an. Daran
          hat sich wenig geändert, nur die Gräben sind länger geworden.
        </p>
        <p>
          Heute bauen unsere Kolonnen Straßen, Kanäle und Außenanlagen für Gemeinden, Betriebe und
          private Bauherren. Den Kies, den Schotter und den Beton dafür haben wir auf dem Hof.
          Deshalb lag es nahe, sie auch an andere zu verkaufen: an Bauunternehmen ebenso wie an
          alle, die ihre Einfahrt selbst pflastern.
        </p>
        <p>
          Wir sind ein Familienbetrieb in zweiter Generation geblieben. Entschieden wird hier, und
          wer anruft, spricht mit jemandem, der die Baustelle kennt.
        </p>
      </Box>
      <Box sx={frame}>
        <ScenePicture
          name="bauhof"
          alt="Bauhof mit Halle und Schüttgutboxen"
          sizes="(min-width: 900px) 440px, 100vw"
        />
      </Box>
      <Figures />
    </Box>
  );
}

function Figures() {
  return (
    <Box component="dl" sx={figures}>
      {FIGURES.map(({ value, label }) => (
        <Box key={label} sx={figure}>
          <Box component="dt" sx={{ order: 1, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={number}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const textAndPicture = { ...columns('md', 7, 5), columnGap: 8, rowGap: { xs: 4, md: 6 } };

const frame = {
  alignSelf: 'start',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
};

const figures = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
  m: 0,
};

const figure = {
  display: 'flex',
  flexDirection: 'column',
  pt: 2,
  borderTop: `4px solid ${COLORS.ink}`,
};

const number = { m: 0, font: `700 2.75rem/1.1 ${CONDENSED}` };
