import { cheapestTier } from '@shop/domain/booking/booking-price';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import { type RentalFilter, rentalList } from '@shop/domain/rental/rental-list';
import { type RentalTier, rentalDays, tiersOf } from '@shop/domain/rental/rental-price';
import { formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { ItemList } from '../../ui/item-list.tsx';
import { EmptyList, ListPlaces, LoadedList, ResultCount } from '../../ui/loaded-list.tsx';
import type { ListPeriod } from '../shared/period-filter.tsx';
import { RentalCard } from '../shared/rental-card.tsx';
import { RentalLine, WeekendLine } from '../shared/rental-line.tsx';
import { useFreeTools } from '../shared/use-free-tools.ts';

const NONE = 'Keine Mietgeräte gefunden';

const loading = (text: string) => (
  <>
    <ResultCount text={text} />
    <ListPlaces />
  </>
);

const LOADING = loading('Mietgeräte werden geladen...');

const NOT_KNOWN =
  'Welche Geräte in dieser Zeit frei sind, lässt sich gerade nicht sagen. Sie sehen alle.';

interface RentalResultsProps {
  filter: RentalFilter;
  period: ListPeriod;
  onClear(): void;
}

export function RentalResults({ filter, period, onClear }: RentalResultsProps) {
  const { free, error, isLoading } = useFreeTools(period);
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/rental-tools'))}
      problem="Failed to load rental tools"
      loading={LOADING}
      none={NONE}
      name="die Liste der Mietgeräte"
      notLoaded="Die Mietgeräte konnten nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(all) =>
        isLoading ? (
          loading('Freie Geräte werden gesucht...')
        ) : (
          <>
            {error && (
              <p role="status">
                {(error instanceof ApiFailure && error.serverMessage) || NOT_KNOWN}
              </p>
            )}
            <FoundTools
              tools={rentalList(all, filter).filter(({ id }) => !free || (free[id] ?? 0) > 0)}
              free={free}
              period={period}
              onClear={onClear}
            />
          </>
        )
      }
    </LoadedList>
  );
}

interface FoundToolsProps extends Omit<RentalResultsProps, 'filter'> {
  tools: ReturnType<typeof rentalList>;
  free: Record<string, number> | undefined;
}

function FoundTools({ tools, free, period, onClear }: FoundToolsProps) {
  const { start, end } = period;
  const options = useDeliveryOptions();
  const closed = unchargedDays(options);
  const count = tools.length === 1 ? '1 Mietgerät gefunden' : `${tools.length} Mietgeräte gefunden`;
  return (
    <>
      <ResultCount
        text={free ? `${count}, frei vom ${formatDay(start)} bis ${formatDay(end)}` : count}
      />
      {tools.length > 0 ? (
        <ItemList view="grid" items={tools}>
          {(tool, isSeenFirst) => {
            const cheapest = (tiers?: RentalTier[]) =>
              free && cheapestTier(tool, rentalDays(start, end), start, closed, tiers);
            const tier = cheapest();
            const priced = { tool, start, end, options };
            return (
              <RentalCard
                key={tool.id}
                tool={tool}
                rate={options.vat_rate}
                isSeenFirst={isSeenFirst}
                free={free?.[tool.id]}
                start={start}
                end={end}
                tier={tier}
                sum={tier && <RentalLine {...priced} tier={tier} />}
                weekend={cheapest(tiersOf(tool)) === 'weekend' && <WeekendLine {...priced} />}
              />
            );
          }}
        </ItemList>
      ) : (
        <EmptyList
          title={NONE}
          hint="Versuchen Sie andere Suchbegriffe oder entfernen Sie Filter."
          action="Filter zurücksetzen"
          onAction={onClear}
        />
      )}
    </>
  );
}
