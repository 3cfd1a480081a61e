import Typography from '@mui/material/Typography';
import { PAGES } from '@shop/domain/contract/pages';
import { keepUnits } from '@shop/domain/text/keep-units';
import { usePageHead } from '../../../lib/head/use-page-head.ts';
import { Block, Page } from '../../../ui/layout.tsx';
import { PictureTile, PictureTiles } from '../../../ui/picture-tiles.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';
import { GUIDES, type GuideName } from './guide-texts.ts';

/** An overview of the guides. */
export default function GuidesPage() {
  usePageHead(
    'guides',
    'Anleitungen für Haus und Garten: Einfahrt, Terrasse, Gartenweg und Fundamentplatte selbst bauen, Kies und Splitt wählen, Tonnen ausrechnen, Maschinen mieten.',
  );
  return (
    <Page py={{ xs: 3, md: 6 }}>
      <Typography variant="h1">{PAGES.guides.title}</Typography>
      <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>
        Kurze Anleitungen mit Dicken, Körnungen und Mengen. Am Ende rechnen Sie gleich weiter.
      </Typography>
      <Block mt={4}>
        <PictureTiles>
          {NAMES.map((name) => {
            const { lead, picture } = GUIDES[name];
            const { path, title } = PAGES[name];
            return (
              <PictureTile key={name} to={path} title={title} text={keepUnits(lead)}>
                <ScenePicture name={picture[0]} alt="" sizes={SIZES} height={HEIGHT} />
              </PictureTile>
            );
          })}
        </PictureTiles>
      </Block>
    </Page>
  );
}

const NAMES = Object.keys(GUIDES) as GuideName[];
const SIZES = '(min-width: 900px) 400px, (min-width: 600px) 50vw, 100vw';
const HEIGHT = '100%';
