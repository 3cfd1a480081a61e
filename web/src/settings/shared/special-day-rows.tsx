import { shortPeriod, specialHours } from '@shop/domain/settings/notices';
import type { SpecialDays } from '@shop/domain/settings/settings';
import { Contents } from '../../ui/layout.tsx';

export default function SpecialDayRows({ days }: { days: readonly SpecialDays[] }) {
  return days.map((special) => (
    <Contents key={special.from + special.name}>
      <dt>{shortPeriod(special)}</dt>
      <dd>
        {specialHours(special)} ({special.name})
      </dd>
    </Contents>
  ));
}
