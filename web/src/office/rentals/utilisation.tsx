import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ToolUtilisation } from '@shop/domain/booking/booking';
import { toCents } from '@shop/domain/money/money';
import { CSV_BOM, csvAmount, csvRow } from '@shop/domain/text/csv';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { berlinDay, lastMonths } from '@shop/domain/time/calendar';
import { FilterSelect } from '../../components/filter-select.tsx';
import { Row } from '../../components/layout.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../kit/api/use-rentals.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { Loaded } from '../kit/tab/paged-list.tsx';

const MONTHS_SHOWN = 13;

interface UtilisationProps {
  month: string;
  onMonth(month: string): void;
}

/** How much each tool was used in a month, which helps decide what to buy and what to sell. */
export function Utilisation({ month: named, onMonth }: UtilisationProps) {
  const today = berlinDay(new Date());
  const month = named || today.slice(0, 7);
  const query = useOfficeQuery(
    [BOOKINGS_KEY, 'utilisation', month],
    'GET /api/admin/rental-utilisation',
    { query: { month } },
  );
  return (
    <>
      <Row gap={2} align="end" mb={2}>
        <Box sx={{ width: 220 }}>
          <FilterSelect
            label="Monat"
            value={month}
            options={lastMonths(today, MONTHS_SHOWN)}
            onPick={onMonth}
          />
        </Box>
        {query.data && (
          <OfficeButton onClick={() => saveCsv(month, query.data)} sx={{ minHeight: 44 }}>
            CSV-Export
          </OfficeButton>
        )}
      </Row>
      <Loaded
        query={query}
        loading="Die Auslastung wird berechnet..."
        failed="Die Auslastung konnte nicht geladen werden"
      >
        {(tools) => <UtilisationTable tools={tools} />}
      </Loaded>
    </>
  );
}

const share = ({ rented_days, possible_days, downtime_days }: ToolUtilisation) => {
  const possible = possible_days - downtime_days;
  return possible > 0 ? Math.round((100 * rented_days) / possible) : 0;
};

function UtilisationTable({ tools }: { tools: readonly ToolUtilisation[] }) {
  const revenue = tools.reduce((sum, tool) => sum + toCents(tool.revenue), 0);
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
        Miete netto: {formatEuro(revenue)}
      </Typography>
      <Box component="table" aria-label="Auslastung" sx={table}>
        <thead>
          <tr>
            <th scope="col">Gerät</th>
            <th scope="col">Auslastung</th>
            <th scope="col">Miettage</th>
            <th scope="col">Umsatz</th>
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <tr key={tool.tool_id}>
              <th scope="row">{tool.name}</th>
              <td>
                <Box component="span" sx={track} aria-hidden="true">
                  <span style={{ width: `${Math.min(100, share(tool))}%` }} />
                </Box>
                {share(tool)} %
              </td>
              <td>
                {formatNumber(tool.rented_days)} von {formatNumber(tool.possible_days)}
                {tool.downtime_days > 0 && `, ${formatNumber(tool.downtime_days)} Ausfall`}
              </td>
              <td>{formatEuro(toCents(tool.revenue))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

const HEADER = [
  'Gerät',
  'Stück',
  'Miettage',
  'Mögliche Tage',
  'Ausfalltage',
  'Auslastung %',
  'Umsatz netto €',
];

function saveCsv(month: string, tools: readonly ToolUtilisation[]): void {
  const rows = tools.map((tool) => [
    tool.name,
    String(tool.pieces),
    String(tool.rented_days),
    String(tool.possible_days),
    String(tool.downtime_days),
    String(share(tool)),
    csvAmount(toCents(tool.revenue)),
  ]);
  const text = CSV_BOM + [HEADER, ...rows].map(csvRow).join('');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `auslastung-${month}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1, textAlign: 'left', borderBottom: `1px solid ${COLORS.slab}` },
  '& th:first-of-type': { pl: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& td:last-of-type, & thead th:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
};

const track = {
  display: { xs: 'none', sm: 'inline-block' },
  width: 160,
  height: 12,
  mr: 1,
  bgcolor: COLORS.concrete,
  '& > span': { display: 'block', height: '100%', bgcolor: COLORS.blue },
};
