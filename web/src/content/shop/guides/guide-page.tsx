import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAGES } from '@shop/domain/contract/pages';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '../../../lib/head/use-page-head.ts';
import { contactPath, PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Block, part, Row, Text } from '../../../ui/layout.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';
import { guideData } from './guide-data.ts';
import { GUIDES, type Guide, type GuideLink, type GuideName } from './guide-texts.ts';

const TRAIL = [{ to: PATHS.guides, label: PAGES.guides.title }];

/** The guide at the page's address. */
export default function GuidePage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const [name] = useMemo(() => NAMES.filter((one) => PATHS[one] === path), [path]);
  return name && <GuideText key={name} name={name} />;
}

const loadExample = () => import('./guide-example.tsx');

const PICTURE_HEIGHT = { xs: '200px', md: '320px' };

const NAMES = Object.keys(GUIDES) as GuideName[];

function GuideText({ name }: { name: GuideName }) {
  const guide = GUIDES[name];
  const { path, title } = PAGES[name];
  // For search engines only.
  usePageHead(name, guide.description, import.meta.env.SSR ? [guideData(guide, title, path)] : []);
  const [picture, alt] = guide.picture;
  const List = guide.kind === 'HowTo' ? 'ol' : 'div';
  return (
    <Container sx={{ pt: { xs: 1, md: 2 }, pb: { xs: 4, md: 8 } }}>
      <Breadcrumb trail={TRAIL} name={title} />
      <Body>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem' }}>{keepUnits(guide.lead)}</Typography>
        <Block mt={3}>
          <ScenePicture
            name={picture}
            alt={alt}
            sizes="(min-width: 808px) 760px, 100vw"
            height={PICTURE_HEIGHT}
          />
        </Block>
        <Box component={List} sx={parts}>
          {guide.parts.map((part) => (
            <Box key={part.title} component={guide.kind === 'HowTo' ? 'li' : 'section'}>
              <h2>{part.title}</h2>
              <p>{keepUnits(part.text)}</p>
            </Box>
          ))}
        </Box>
        <Needed guide={guide} />
        <Row data-screen-only gap={2} mt={4}>
          <Button variant="contained" href={guide.end.to}>
            {guide.end.label}
          </Button>
          <Button variant="outlined" href={contactPath('contact', `Beratung: ${title}`)}>
            Beratung anfragen
          </Button>
        </Row>
      </Body>
    </Container>
  );
}

/** The goods and an example; their current prices load when the reader comes near. */
function Needed({ guide }: { guide: Guide }) {
  // The shortest guide ends so high that more would load with the first view.
  const { place, isNear } = useIsNear('300px 0px');
  const Example = useLoaded(loadExample, isNear);
  const links = (
    <>
      <Text variant="h2" mt={4}>
        {NEEDED}
      </Text>
      <Links links={[...guide.goods, ...guide.tools]} />
    </>
  );
  return (
    <div ref={place}>
      {Example ? (
        <Example
          title={NEEDED}
          goods={guide.goods.map(({ id }) => id)}
          address={guide.example}
          tools={guide.tools}
        >
          {links}
        </Example>
      ) : (
        links
      )}
    </div>
  );
}

const NEEDED = 'Das brauchen Sie dafür';

const Links = ({ links }: { links: readonly GuideLink[] }) => (
  <Goods>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link href={to}>{keepUnits(label)}</Link>
      </li>
    ))}
  </Goods>
);

const Body = part('article', { maxWidth: 760 });

const parts = {
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  counterReset: 'part',
  '& > *': { counterIncrement: 'part', mt: 3, pt: 2, borderTop: `2px solid ${COLORS.ink}` },
  '& h2': { m: 0, typography: 'h3' },
  '& li h2::before': { content: 'counter(part) ". "' },
  '& p': { m: 0, mt: 1 },
};

const Goods = part('ul', {
  ...PLAIN_LIST,
  mt: 1,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
});
