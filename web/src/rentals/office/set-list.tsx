import Link from '@mui/material/Link';
import type { SetPart } from '@shop/domain/booking/booking';
import { bookingState } from '@shop/domain/booking/booking-state';
import { totalsOf } from '@shop/domain/booking/rental-line';
import { standing } from '@shop/domain/booking/rental-set';
import { openedPath } from '../../office/addresses.ts';
import { RemarkPanel } from '../../ui/edged-panels.tsx';
import { Facts } from '../../ui/facts.tsx';
import { periodText } from '../shared/booking-words.ts';

/** The tools of a reservation, each a booking of its own, and their total. */
export function SetList({ parts, own }: { parts: readonly SetPart[]; own: string }) {
  return (
    <RemarkPanel>
      <Facts
        title={`Reservierung mit ${parts.length} Geräten`}
        heading="h3"
        facts={[
          ...parts.map((part): [string, React.ReactNode] => [
            `${part.pieces > 1 ? `${part.pieces} × ` : ''}${part.tool_name}`,
            <span key={part.booking_number}>
              {bookingState(part.state).label}, {periodText(part)}{' '}
              {part.booking_number === own ? (
                '(diese)'
              ) : (
                <Link href={openedPath('booking', part.booking_number)}>{part.booking_number}</Link>
              )}
            </span>,
          ]),
          ...totalsOf(standing(parts)).map(([label, amount]): [string, string] => [label, amount]),
        ]}
      />
    </RemarkPanel>
  );
}
