import Button from '@mui/material/Button';
import type { AdminBooking, KeptRecord } from '@shop/domain/booking/booking';
import { missingAtReturn } from '@shop/domain/booking/missing-at-return';
import { formatDateTime, formatNumber } from '@shop/domain/text/format';
import { Facts } from '../../ui/facts.tsx';
import { Halves, Row } from '../../ui/layout.tsx';
import { Picture } from './record-photos.tsx';

/** What was signed when the tool changed hands. */
export function Records({ booking }: { booking: AdminBooking }) {
  const { handover, return_record, booking_number } = booking;
  const address = `/api/admin/rental-bookings/${booking_number}`;
  const { accessories: missing } = missingAtReturn(booking);
  return (
    <Halves gap={4}>
      {handover && (
        <Record title="Übergabe" record={handover} file={`${address}/mietvertrag.pdf`} />
      )}
      {return_record && (
        <Record
          title="Rückgabe"
          record={return_record}
          missing={missing}
          file={`${address}/rueckgabe.pdf`}
        />
      )}
    </Halves>
  );
}

interface RecordProps {
  title: string;
  record: KeptRecord;
  missing?: readonly string[];
  /** Its paper. */
  file?: string;
}

/** A record as signed; without its paper, what is compared with the tool. */
export function Record({ title, record, missing = [], file }: RecordProps) {
  return (
    <div>
      <Facts
        title={title}
        heading="h3"
        facts={[
          ['Am', `${formatDateTime(record.at)} Uhr, ${record.by}`],
          ['Betriebsstunden', record.meter_hours !== undefined && formatNumber(record.meter_hours)],
          ['Tankfüllung', record.fuel_percent !== undefined && `${record.fuel_percent} %`],
          ['Zustand', record.condition],
          ['Zubehör', record.accessories.join(', ')],
          ['Es fehlt', missing.join(', ')],
          ['Unterschrift', file && record.signed_by],
        ]}
      />
      <Row gap={1} mt={1}>
        {record.pictures.map((url, index) => (
          <Picture key={url} url={url} name={`${title}, Foto ${index + 1}`} />
        ))}
        {file && (
          <Button href={file} target="_blank" variant="outlined" size="small">
            PDF
          </Button>
        )}
      </Row>
    </div>
  );
}
