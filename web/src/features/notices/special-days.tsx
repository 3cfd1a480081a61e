import { useLoaded } from '../../lib/use-loaded.ts';
import { useNotices } from './use-notices.ts';

/** The special days of the next weeks as rows of a list of opening hours, a `dl`. */
export function SpecialDays() {
  const { special_days } = useNotices();
  const Rows = useLoaded(loadRows, special_days.length > 0);
  return Rows && <Rows days={special_days} />;
}

const loadRows = () => import('./special-day-rows.tsx');
