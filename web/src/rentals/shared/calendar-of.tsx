import type { CalendarDay } from '@shop/domain/time/calendar';
import type { CalendarLoader } from '../../ui/form/date-field.tsx';

/** The calendar with the tool's free days, loaded late to keep the page light. */
export const calendarOf =
  (toolId: number, today: CalendarDay): CalendarLoader =>
  async () => {
    const { ToolCalendar } = await import('./tool-calendar.tsx');
    return (calendar) => <ToolCalendar {...calendar} toolId={toolId} today={today} />;
  };
