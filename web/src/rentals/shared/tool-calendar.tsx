import { useState } from 'react';
import { DayCalendar, type DayCalendarProps } from '../../ui/form/day-calendar.tsx';
import { markOfDay, useToolDays } from './tool-days.ts';

interface ToolCalendarProps extends DayCalendarProps {
  toolId: number;
  today: string;
}

/** A calendar that shows when a tool is free; it loads a month when the user turns to it. */
export function ToolCalendar({ toolId, today, ...calendar }: ToolCalendarProps) {
  const [month, setMonth] = useState<string>();
  const { days, isFailed } = useToolDays(
    toolId,
    today,
    month ?? (calendar.value || calendar.earliest),
  );
  return (
    <DayCalendar
      {...calendar}
      today={today}
      onMonth={setMonth}
      markOf={days && ((day) => markOfDay(days, day))}
      note={isFailed && 'Welche Tage frei sind, lässt sich gerade nicht anzeigen.'}
    />
  );
}
