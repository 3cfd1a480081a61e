import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { closedErrors } from '@shop/domain/booking/booking-days';
import { MAX_FURTHER } from '@shop/domain/booking/rental-set';
import { toCents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { TIER_NAMES, tiersOf } from '@shop/domain/rental/rental-price';
import { toolSearch } from '@shop/domain/rental/tool-search';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineImage } from '../../cart/shared/line-image.tsx';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { RemarkPanel } from '../../ui/edged-panels.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import {
  Ends,
  Line,
  Quiet,
  Row,
  Shrinking,
  Stack,
  StackedList,
  Strong,
  Text,
} from '../../ui/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { periodText } from './booking-words.ts';
import { type FurtherTool, keysOf } from './further-tools.ts';
import { InsuranceLabel } from './insurance-label.tsx';
import { FreeNote, PeriodFields } from './period-fields.tsx';
import { checkPeriod, type RentalSelection } from './rental-selection.ts';
import { useFreeTools } from './use-free-tools.ts';

interface FurtherProps {
  first: RentalTool;
  selection: RentalSelection;
  tools: FurtherTool[];
  today: CalendarDay;
  earliest: CalendarDay;
  closed?: ReadonlySet<CalendarDay>;
  /** Shows only names and days. */
  isBrief?: boolean;
  /** Why they cannot be reserved, after an attempt. */
  error?: string | undefined;
  onChange(tools: FurtherTool[]): void;
}

/** The tools reserved together with the first one. */
export default function FurtherFields(props: FurtherProps) {
  const { first, selection, tools, onChange } = props;
  const { data: all = [] } = useQuery(apiQuery('GET /api/rental-tools'));
  const keys = keysOf(tools.map(({ toolId }) => toolId));
  return (
    <FormSection title="Weitere Maschinen">
      {tools.map((wish, index) => {
        const tool = all.find(({ id }) => id === wish.toolId);
        return (
          tool && (
            <Further
              key={keys[index]}
              {...props}
              tool={tool}
              wish={wish}
              onWish={(change) =>
                onChange(tools.map((each, at) => (at === index ? { ...each, ...change } : each)))
              }
              onRemove={() => onChange(tools.filter((_, at) => at !== index))}
            />
          )
        );
      })}
      {props.error && <Alert severity="error">{props.error}</Alert>}
      {tools.length < MAX_FURTHER && (
        <AddTool
          all={all.filter(({ id }) => id !== first.id)}
          selection={selection}
          onAdd={(added) => onChange([...tools, added])}
        />
      )}
    </FormSection>
  );
}

interface FurtherToolProps extends FurtherProps {
  tool: RentalTool;
  wish: FurtherTool;
  onWish(change: Partial<FurtherTool>): void;
  onRemove(): void;
}

function Further({ tool, wish, onWish, onRemove, ...props }: FurtherToolProps) {
  const { today, earliest, closed, isBrief = false, selection } = props;
  const dates = { start: wish.start_day, end: wish.end_day };
  const checked = checkPeriod(dates, earliest);
  const isSame = dates.start === selection.dates.start && dates.end === selection.dates.end;
  const [isAsked, setIsAsked] = useState(false);
  const areDaysOpen = !isBrief && (isAsked || !isSame);
  const errors = closed ? closedErrors(wish, closed) : {};
  const change = ({ start = dates.start, end = dates.end }) =>
    onWish({ start_day: start, end_day: end });
  return (
    <RemarkPanel role="group" aria-label={tool.name}>
      <Stack gap={1.5}>
        <Ends>
          <Strong>{tool.name}</Strong>
          <Button variant="text" size="small" onClick={onRemove}>
            Entfernen
          </Button>
        </Ends>
        {areDaysOpen ? (
          <PeriodFields
            tool={tool}
            dates={dates}
            today={earliest}
            checked={{
              ...checked,
              startError: checked.startError ?? errors.startError,
              endError: checked.endError ?? errors.endError,
            }}
            onChange={change}
          />
        ) : (
          <Ends>
            <span>{checked.days === undefined ? 'Noch ohne Tage' : periodText(wish)}</span>
            {!isBrief && (
              <Button variant="text" size="small" onClick={() => setIsAsked(true)}>
                Andere Tage
              </Button>
            )}
          </Ends>
        )}
        <FreeNote
          tool={tool}
          dates={dates}
          days={checked.days}
          pieces={wish.pieces}
          today={today}
          onChange={change}
        />
        {!isBrief && <Choices tool={tool} wish={wish} onWish={onWish} />}
      </Stack>
    </RemarkPanel>
  );
}

function Choices({ tool, wish, onWish }: Pick<FurtherToolProps, 'tool' | 'wish' | 'onWish'>) {
  const { insurance_price } = tool;
  return (
    <>
      <Row align="end">
        {tool.quantity_available > 1 && (
          <FilterSelect
            label="Stückzahl"
            value={String(wish.pieces)}
            options={Array.from({ length: Math.min(tool.quantity_available, 20) }, (_, index) => {
              return { id: String(index + 1), label: `${index + 1} Stück` };
            })}
            onPick={(pieces) => onWish({ pieces: Number(pieces) })}
          />
        )}
        <FilterSelect
          label="Tarif"
          value={wish.tier}
          options={tiersOf(tool).map((id) => ({ id, label: TIER_NAMES[id] }))}
          onPick={(id) => onWish({ tier: tiersOf(tool).find((tier) => tier === id) ?? 'daily' })}
        />
      </Row>
      {insurance_price !== undefined && (
        <Tick
          label={<InsuranceLabel price={insurance_price} />}
          checked={wish.isInsured}
          onChange={(isInsured) => onWish({ isInsured })}
        />
      )}
    </>
  );
}

interface AddToolProps {
  all: readonly RentalTool[];
  selection: RentalSelection;
  onAdd(tool: FurtherTool): void;
}

/** Searches the tools that are free on the first one's days. */
function AddTool({ all, selection, onAdd }: AddToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <FreeTools
      all={all}
      selection={selection}
      onAdd={(tool) => {
        setIsOpen(false);
        onAdd(tool);
      }}
      onClose={() => setIsOpen(false)}
    />
  ) : (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Weitere Maschine hinzufügen
      </Button>
    </div>
  );
}

function FreeTools({ all, selection, onAdd, onClose }: AddToolProps & { onClose(): void }) {
  const { tier, dates } = selection;
  const [text, setText] = useState('');
  const { free, isLoading } = useFreeTools(dates);
  const { vat_rate } = useDeliveryOptions();
  const found = toolSearch(all)
    .find(text)
    .filter(({ id }) => !free || (free[id] ?? 0) > 0);
  const days = { start_day: dates.start, end_day: dates.end };
  return (
    <RemarkPanel role="group" aria-label="Weitere Maschine hinzufügen">
      <Stack gap={1.5}>
        <SearchField
          label="Maschine suchen"
          text={text}
          onChange={setText}
          onDone={() => setText(text.trim())}
        />
        <Quiet role="status">
          {isLoading
            ? 'Freie Geräte werden gesucht...'
            : `${found.length} ${free ? `frei: ${periodText(days)}` : 'Geräte'}`}
        </Quiet>
        <StackedList sx={SCROLLED}>
          {found.map((tool) => (
            <li key={tool.id}>
              <Ends gap={1}>
                <Line gap={1.5} align="center">
                  <LineImage url={tool.image_url} size={56} isLazy />
                  <Shrinking>
                    <Text>{tool.name}</Text>
                    <Quiet>
                      <Price cents={toCents(tool.daily_price)} rate={vat_rate} unit="Tag" />
                    </Quiet>
                  </Shrinking>
                </Line>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={`${tool.name} hinzufügen`}
                  onClick={() =>
                    onAdd({
                      toolId: tool.id,
                      pieces: 1,
                      ...days,
                      // The same tier, if the tool has it.
                      tier: tiersOf(tool).includes(tier) ? tier : 'daily',
                      isInsured: false,
                    })
                  }
                >
                  Hinzufügen
                </Button>
              </Ends>
            </li>
          ))}
        </StackedList>
        <div>
          <Button variant="text" size="small" onClick={onClose}>
            Keine weitere
          </Button>
        </div>
      </Stack>
    </RemarkPanel>
  );
}

const SCROLLED = { maxHeight: 320, overflowY: 'auto' };
