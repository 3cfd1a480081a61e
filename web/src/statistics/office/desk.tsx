import Link from '@mui/material/Link';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { officePath } from '../../office/addresses.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { useRentalToday } from '../../office/api/use-rentals.ts';
import { DayStrip } from '../../orders/office/day-strip.tsx';
import { BarTable, type BarTableProps } from '../../ui/bar-table.tsx';
import { Block, part } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** What the office looks at every day: tonnes by day, open money by age, machines, and the month's revenue. */
export function Desk() {
  const { data: figures = [] } = useOfficeQuery(['desk-figures'], 'GET /api/admin/desk-figures');
  const { data: rentals } = useRentalToday();
  const navigate = useNavigate();
  const open = (day: CalendarDay) =>
    void navigate(officePath('bestellungen', '', { lieferliste: day }));
  const [ages, months] = figures;
  return (
    <Panels>
      <Titled title="Lieferungen diese und nächste Woche" mb={1}>
        <DayStrip label="Lieferliste öffnen" around={berlinDay(new Date())} onPick={open} />
      </Titled>
      {ages && (
        <Panel
          table={ages}
          to={officePath('rechnungen', '', { stand: 'open' })}
          open="Offene Rechnungen"
        />
      )}
      {months && (
        <Panel table={months} to={officePath('statistiken', 'auswertungen')} open="Auswertungen" />
      )}
      {rentals && (
        <Panel
          table={{
            title: 'Mietgeräte heute',
            head: 'Mietgeräte',
            series: ['Buchungen'],
            unit: 'count',
            rows: [
              { name: 'gehen raus', values: [rentals.out.length] },
              { name: 'kommen zurück', values: [rentals.back.length] },
              { name: 'überfällig', values: [rentals.overdue.length] },
            ],
          }}
          to={officePath('vermietung', '', { ansicht: 'heute' })}
          open="Vermietung heute"
        />
      )}
    </Panels>
  );
}

/** Bars with their numbers, and the list that they sum up. */
function Panel({ table, to, open }: { table: BarTableProps; to: string; open: string }) {
  return (
    <Titled title={table.title} mb={1}>
      <BarTable hasBars {...table} />
      <Block mt={1}>
        <Link component={RouterLink} to={to}>
          {open}
        </Link>
      </Block>
    </Titled>
  );
}

const Panels = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
  alignContent: 'start',
  // That of the figures, which come later, so that nothing below them jumps.
  minHeight: { md: 436 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
});
