import Box from '@mui/material/Box';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { berlinDay, isCalendarMonth, lastMonths } from '@shop/domain/time/calendar';
import { officePath } from '../../office/addresses.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { customerPath } from '../../office/similar-customers.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { BackLink, TabSection } from '../../office/tab/tab-head.tsx';
import { useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { BarTable } from '../../ui/bar-table.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Block, Quiet, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { ColumnChart } from './chart.tsx';
import { OrdersPerDay } from './orders-per-day.tsx';

const PARTS = { month: { param: 'monat', allows: isCalendarMonth } };
const MONTHS_BACK = 24;
const YEAR = { id: '', label: 'Letzte 12 Monate' };

/** What was invoiced by month, category, material and tool, and what of it is open. */
export default function Figures() {
  const { filter, change } = useUrlFilter(PARTS);
  const { month } = filter;
  const query = useOfficeQuery(['figures', month], 'GET /api/admin/figures', {
    query: month ? { month } : {},
  });
  return (
    <TabSection
      id="figures-title"
      title="Auswertungen"
      back={<BackLink to={officePath('statistiken')}>Statistiken</BackLink>}
      action={
        <Box sx={{ width: 220 }}>
          <FilterSelect
            label="Zeitraum"
            value={month}
            options={[YEAR, ...lastMonths(berlinDay(new Date()), MONTHS_BACK)]}
            onPick={(picked) => change({ month: picked })}
          />
        </Box>
      }
    >
      <Block mb={4}>
        <OrdersPerDay />
      </Block>
      <Loaded query={query} many="Auswertungen">
        {(tables) => (
          <Stack gap={4}>
            {tables.map((table) => (
              <Figure key={table.head} {...table} />
            ))}
          </Stack>
        )}
      </Loaded>
    </TabSection>
  );
}

function Figure({ note, ...table }: FigureTable) {
  const isOverTime = table.rows.some(({ mark }) => mark);
  return (
    <Titled title={table.title} mb={1}>
      {note && <Quiet mb={2}>{note}</Quiet>}
      {isOverTime && <ColumnChart {...table} />}
      {!isOverTime && table.rows.length > 0 && (
        <BarTable hasBars pathOf={customerPath} {...table} />
      )}
      {table.rows.length === 0 && <Quiet>In dieser Zeit wurde davon nichts berechnet.</Quiet>}
    </Titled>
  );
}
