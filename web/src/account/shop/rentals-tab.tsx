import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RentalBooking } from '@shop/domain/booking/booking';
import { bookingState } from '@shop/domain/booking/booking-state';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useId } from 'react';
import { LineImage } from '../../cart/shared/line-image.tsx';
import { PATHS, rentalBookingPath } from '../../lib/paths.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { systemClock, useNow } from '../../lib/use-now.ts';
import { bookingWords } from '../../rentals/shared/booking-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Block, Ends, Line, Quiet, Row, Text } from '../../ui/layout.tsx';
import { Priced } from '../../ui/price.tsx';
import { EntryCard, OwnTab, useOwnList } from './own-list.tsx';

const loadActions = () => import('../../rentals/shared/booking-actions.tsx');

/** Tools booked while signed in, newest first, and below them those booked with the same address without. */
export function RentalsTab({ email }: { email: string }) {
  const own = useOwnList('GET /api/users/rental-bookings', 'rentals', email);
  const guest = useOwnList('GET /api/users/guest-rentals', 'guest rentals', email);
  return (
    <>
      <OwnTab
        {...own}
        title="Mieten"
        none="Was Sie angemeldet online mieten, finden Sie hier wieder."
        action={<Button href={PATHS.rentalList}>Zu den Mietgeräten</Button>}
      >
        {own.items.map((booking) => (
          <li key={booking.booking_number}>
            <RentalCard booking={booking} onChange={own.refetch} />
          </li>
        ))}
      </OwnTab>
      {guest.items.length > 0 && (
        <Block mt={6}>
          <OwnTab {...guest} title="Ohne Anmeldung gemietet" none="" action={null}>
            {guest.items.map((booking) => (
              <li key={booking.booking_number}>
                <RentalCard booking={booking} />
              </li>
            ))}
          </OwnTab>
        </Block>
      )}
    </>
  );
}

interface RentalCardProps {
  booking: RentalBooking;
  /** Missing where only the link in its mails allows changes. */
  onChange?(): void;
}

function RentalCard({ booking, onChange }: RentalCardProps) {
  const headingId = useId();
  const today = berlinDay(useNow(systemClock));
  const BookingActions = useLoaded(loadActions, onChange !== undefined);
  const { label, color, blocks } = bookingState(booking.state);
  const { booking_number, group, pieces, tool_name, image_url, start_day, end_day } = booking;
  return (
    <EntryCard aria-labelledby={headingId}>
      <Line gap={{ xs: 1.5, sm: 3 }}>
        {image_url && <LineImage url={image_url} size={88} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Ends gap={1}>
            <Typography variant="h3" id={headingId}>
              {pieces > 1 && `${pieces} × `}
              {tool_name}
            </Typography>
            <Badge color={color}>{label}</Badge>
          </Ends>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
            <span>
              {formatDay(start_day)} bis {formatDay(end_day)}
            </span>
            {blocks && (
              <span>
                <Priced
                  quoted={`${formatEuro(toCents(booking.net_amount))} netto`}
                  gross={formatEuro(toCents(booking.gross_amount))}
                />
              </span>
            )}
          </Box>
          <Quiet>{group ?? booking_number}</Quiet>
        </Box>
      </Line>
      <Text mt={2}>{bookingWords(booking).text}</Text>
      <Row align="start" mt={2}>
        <Button
          href={rentalBookingPath(booking_number)}
          variant="outlined"
          size="small"
          aria-describedby={headingId}
        >
          Details ansehen
        </Button>
        {BookingActions && onChange && (
          <BookingActions booking={booking} today={today} now={systemClock} onChange={onChange} />
        )}
      </Row>
    </EntryCard>
  );
}
