import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAGE_LIST, PAGES } from '@shop/domain/contract/pages';
import { usePageHead } from '../../../lib/head/use-page-head.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { Page, part } from '../../../ui/layout.tsx';

const GUIDE_LIST = PAGE_LIST.filter(({ path }) => path.startsWith(`${PAGES.guides.path}/`));

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
      <Items>
        {GUIDE_LIST.map(({ name, path, title }) => (
          <li key={name}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </Items>
    </Page>
  );
}

const Items = part('ul', {
  ...PLAIN_LIST,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  columnGap: 4,
  mt: 3,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 64,
    borderTop: `2px solid ${COLORS.ink}`,
    fontWeight: 600,
  },
});
