import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageHit } from '@shop/domain/contract/page-words';
import type { Found } from '@shop/domain/contract/shop-search';
import type { RentalTool } from '@shop/domain/rental/rental';
import { Link as RouterLink } from 'react-router-dom';
import { rentalSearchPath } from '../../lib/paths.ts';
import { PLAIN_LIST, TILE } from '../../lib/theme/shared-styles.ts';
import { RentalCard } from '../../rentals/shared/rental-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LIST_STYLES } from '../../ui/item-card-styles.ts';
import { useRouterLinks } from '../../ui/item-list.tsx';
import { Block, PlainList, part, Quiet, Shrinking } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

const MOST = { tools: 8, plans: 3, pages: 4 } as const;

interface FoundPartsProps {
  found: Found;
  search: string;
  kinds: readonly Found['order'][number][];
}

/** What a search finds besides products, each kind under its own heading. */
export function FoundParts({ found, search, kinds }: FoundPartsProps) {
  return kinds.map((kind) => (
    <Part key={kind}>
      {kind === 'tools' && <Tools tools={found.tools} search={search} />}
      {kind === 'plans' && <Plans plans={found.plans} />}
      {kind === 'pages' && <Pages pages={found.pages} />}
    </Part>
  ));
}

function Tools({ tools, search }: { tools: readonly RentalTool[]; search: string }) {
  const follow = useRouterLinks();
  return (
    <Titled title="Mietgeräte" mb={2}>
      <Cards onClick={follow}>
        <ul>
          {tools.slice(0, MOST.tools).map((tool) => (
            <RentalCard key={tool.id} tool={tool} heading="h3" isSeenFirst={false} />
          ))}
        </ul>
      </Cards>
      {tools.length > MOST.tools && (
        <Block mt={2}>
          <Link href={rentalSearchPath(search)}>Im Mietpark suchen</Link>
        </Block>
      )}
    </Titled>
  );
}

function Plans({ plans }: { plans: readonly PageHit[] }) {
  return (
    <Titled title="Planer" mb={2}>
      <Tiles>
        {plans.slice(0, MOST.plans).map(({ path, title }) => (
          <li key={path}>
            <RouterLink to={path}>
              <Shrinking>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Quiet mt={0.5}>Aufbau, Mengen und Preise aus Ihren Maßen</Quiet>
              </Shrinking>
              <span className="arrow">
                <Icon name="arrow" />
              </span>
            </RouterLink>
          </li>
        ))}
      </Tiles>
    </Titled>
  );
}

function Pages({ pages }: { pages: readonly PageHit[] }) {
  return (
    <Titled title="Ratgeber und Seiten" mb={1}>
      <PlainList>
        {pages.slice(0, MOST.pages).map(({ path, title }) => (
          <Row key={path}>
            <Link href={path}>{title}</Link>
          </Row>
        ))}
      </PlainList>
    </Titled>
  );
}

const Part = part('div', { my: 4 });
const Cards = part('div', LIST_STYLES.grid);
const Tiles = part('ul', {
  ...PLAIN_LIST,
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
  '& a': {
    ...TILE,
    height: '100%',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    p: 2,
  },
});
const Row = part('li', { display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });
