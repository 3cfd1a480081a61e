import Link from '@mui/material/Link';
import type { SetPart } from '@shop/domain/booking/booking';
import { bookingState } from '@shop/domain/booking/booking-state';
import { totalsOf } from '@shop/domain/booking/rental-line';
import { ONE_TRIP, standing } from '@shop/domain/booking/rental-set';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { rentalBookingPath } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Block, Ends, Quiet, Row, Shrinking, StackedList, Strong } from '../../ui/layout.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { periodText } from '../shared/booking-words.ts';

interface RentalSetProps {
  parts: readonly SetPart[];
  own: string;
  isDelivered: boolean;
}

/** All tools of a reservation, each with its own page, and their total. */
export function RentalSet({ parts, own, isDelivered }: RentalSetProps) {
  const stands = standing(parts);
  return (
    <Titled title="Ganze Reservierung" mb={2}>
      <StackedList>
        {parts.map((part) => (
          <li key={part.booking_number}>
            <Ends>
              <Shrinking>
                <Strong>
                  {part.pieces > 1 && `${part.pieces} × `}
                  {part.booking_number === own ? (
                    part.tool_name
                  ) : (
                    <Link
                      href={rentalBookingPath(part.booking_number)}
                      onClick={() => part.token && storeLinkToken(part.booking_number, part.token)}
                    >
                      {part.tool_name}
                    </Link>
                  )}
                </Strong>
                <Quiet>{periodText(part)}</Quiet>
                {part.booking_number === own && <Quiet>Einzelheiten auf dieser Seite</Quiet>}
              </Shrinking>
              <Row>
                <Badge color={bookingState(part.state).color}>
                  {bookingState(part.state).label}
                </Badge>
                {stands.includes(part) && formatEuro(toCents(part.gross_amount))}
              </Row>
            </Ends>
          </li>
        ))}
      </StackedList>
      {stands.length > 0 && (
        <Block mt={2}>
          <PriceList>
            {totalsOf(stands).map(([label, amount], index) => (
              <PriceRow key={label} label={label} total={index === 0} strong>
                {amount}
              </PriceRow>
            ))}
          </PriceList>
          {isDelivered && <Quiet mt={1}>{ONE_TRIP}</Quiet>}
        </Block>
      )}
    </Titled>
  );
}
