import Box from '@mui/material/Box';
import type { ToolUtilisation } from '@shop/domain/booking/booking';
import { toCents } from '@shop/domain/money/money';
import { CSV_BOM, csvAmount, csvRow } from '@shop/domain/text/csv';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { berlinDay, lastMonths } from '@shop/domain/time/calendar';
import { download } from '../../lib/download.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../../office/api/use-rentals.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Row, Text } from '../../ui/layout.tsx';

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
      <Loaded query={query} one="Auslastung" loading="Die Auslastung wird berechnet...">
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
      <Text role="status" strong mb={1}>
        Miete netto: {formatEuro(revenue)}
      </Text>
      <OfficeTable
        label="Auslastung"
        columns={COLUMNS}
        entries={tools}
        idOf={({ tool_id }) => String(tool_id)}
        isDense
        areas='"tool revenue" "share days"'
        areaColumns="minmax(0, 1fr) auto"
      />
    </>
  );
}

const COLUMNS: readonly Column<ToolUtilisation>[] = [
  { name: 'tool', title: 'Gerät', isHead: true, cell: ({ name }) => name },
  {
    name: 'share',
    title: 'Auslastung',
    cell: (tool) => (
      <>
        <Box component="span" sx={track} aria-hidden="true">
          <span style={{ width: `${Math.min(100, share(tool))}%` }} />
        </Box>
        {share(tool)} %
      </>
    ),
  },
  {
    name: 'days',
    title: 'Miettage',
    cell: ({ rented_days, possible_days, downtime_days }) =>
      `${formatNumber(rented_days)} von ${formatNumber(possible_days)}${downtime_days > 0 ? `, ${formatNumber(downtime_days)} Ausfall` : ''}`,
  },
  {
    name: 'revenue',
    title: 'Umsatz (netto)',
    isNumber: true,
    cell: ({ revenue }) => formatEuro(toCents(revenue)),
  },
];

const HEADER = 'Gerät,Stück,Miettage,Mögliche Tage,Ausfalltage,Auslastung %,Umsatz netto €'.split(
  ',',
);

function saveCsv(month: string, tools: readonly ToolUtilisation[]): void {
  const rows = tools.map((tool) => {
    const { name, pieces, rented_days, possible_days, downtime_days, revenue } = tool;
    const numbers = [pieces, rented_days, possible_days, downtime_days, share(tool)].map(String);
    return [name, ...numbers, csvAmount(toCents(revenue))];
  });
  const text = CSV_BOM + [HEADER, ...rows].map(csvRow).join('');
  download(new Blob([text], { type: 'text/csv' }), `auslastung-${month}.csv`);
}

const track = {
  display: { xs: 'none', sm: 'inline-block' },
  width: 160,
  height: 12,
  mr: 1,
  bgcolor: COLORS.concrete,
  '& > span': { display: 'block', height: '100%', bgcolor: COLORS.blue },
};
