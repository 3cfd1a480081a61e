import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RentalTool } from '@shop/domain/rental';
import { toolNameSearch, toolSearch } from '@shop/domain/tool-search';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { apiQuery } from '../../lib/api/queries.ts';
import { rentalSearchPath, rentalToolPath } from '../../lib/paths.ts';

const MOST = 3;

const NONE: readonly RentalTool[] = [];

interface RentalHitsProps {
  search: string;
  /** Beside products, tools that only mention the word would be in the way. */
  byName?: boolean;
}

/** A line with the tools for rent that match a search of the catalogue; nothing where none do. */
export function RentalHits({ search, byName = false }: RentalHitsProps) {
  const isSearch = search.trim() !== '';
  const { data: tools = NONE } = useQuery({
    ...apiQuery('GET /api/rental-tools'),
    enabled: isSearch,
  });
  const found = isSearch ? (byName ? toolNameSearch : toolSearch)(tools).find(search) : NONE;
  if (found.length === 0) return null;
  return (
    <Box sx={line}>
      <span>Im Mietpark:</span>
      {found.slice(0, MOST).map(({ id, name }) => (
        <Link key={id} component={RouterLink} to={rentalToolPath(id)}>
          {name}
        </Link>
      ))}
      {found.length > MOST && (
        <Link component={RouterLink} to={rentalSearchPath(search)}>
          Alle {found.length} Mietgeräte
        </Link>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'inherit',
  columnGap: 2,
  '& > *': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& a': { fontWeight: 600 },
};
