import { keepUnits } from '@shop/domain/text/keep-units';
import { Link as RouterLink } from 'react-router-dom';
import { PLAIN_LIST } from '../lib/theme/shared-styles.ts';
import { Block, part } from './layout.tsx';

interface BreadcrumbProps {
  /** The pages above this one, topmost first. */
  trail: readonly { to: string; label: string }[];
  name: string;
}

export function Breadcrumb({ trail, name }: BreadcrumbProps) {
  return (
    <Block component="nav" aria-label="Brotkrumen" mb={2}>
      <Items>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to}>{label}</RouterLink>
          </li>
        ))}
        <li aria-current="page">{keepUnits(name)}</li>
      </Items>
    </Block>
  );
}

// A press target larger than the word; the negative margin keeps the gaps between words.
const target = { display: 'flex', alignItems: 'center', minHeight: 44, px: 1, mx: -1 };

const Items = part('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  ...PLAIN_LIST,
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
  // On a phone the heading below repeats it.
  '& [aria-current]': { display: { xs: 'none', sm: 'flex' } },
  '& a': { ...target, color: 'inherit' },
});
