import Box from '@mui/material/Box';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import { COLORS } from '../../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { Priced } from '../../ui/price.tsx';
import { useDeliveryZones } from '../shared/use-delivery-zones.ts';
import { DeliveryCost, FreeFrom } from '../shared/zone-price.tsx';

const COLUMNS = [
  'Zone',
  'Entfernung',
  'Kostenlos ab Bestellwert',
  'darunter',
  'Lieferzeit',
] as const;

/** Delivery costs by distance. On narrow screens each zone becomes a block. */
export function ZoneTable() {
  const { zones } = useDeliveryZones();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={table}>
        <Box component="caption" sx={{ textAlign: 'left', pb: 2, color: 'text.secondary' }}>
          <Priced
            quoted="Bestellwerte und Lieferkosten zuzüglich Mehrwertsteuer"
            gross="Lieferkosten inkl. MwSt."
          />
        </Box>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, index) => (
            <ZoneRow key={zone.name} zone={zone} nearer={zones[index - 1]} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function ZoneRow({ zone, nearer }: { zone: DeliveryZone; nearer: DeliveryZone | undefined }) {
  const isByOffer = zone.freeFromCents === undefined;
  const [, distance, freeFrom, otherwise, time] = COLUMNS;
  return (
    <tr>
      <th scope="row">{zone.name}</th>
      <td data-label={distance}>{zoneDistance(zone, nearer)}</td>
      <td data-label={freeFrom}>
        {isByOffer ? BY_OFFER : <FreeFrom cents={zone.freeFromCents} />}
      </td>
      <td data-label={otherwise}>
        {isByOffer ? BY_OFFER : <DeliveryCost cents={zone.otherwiseCents} />}
      </td>
      <td data-label={time}>{zone.time}</td>
    </tr>
  );
}

/** `bis 15 km` or `15–30 km`; a zone without a price shows only its outer limit. */
function zoneDistance(zone: DeliveryZone, nearer: DeliveryZone | undefined): string {
  return nearer && zone.freeFromCents !== undefined
    ? `${nearer.upToKm}–${zone.upToKm} km`
    : `bis ${zone.upToKm} km`;
}

const BY_OFFER = 'nach Angebot';

// In rem, so that larger text switches to blocks sooner.
const narrow = '@container (max-width: 44rem)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left' },
  '& td, & th': { py: 1.75, pr: 2 },
  '& thead th': { borderBottom: `4px solid ${COLORS.ink}`, typography: 'h4' },
  '& tbody tr': { borderBottom: `1px solid ${COLORS.slab}` },
  [narrow]: {
    '&, & tbody, & tr, & caption': { display: 'block' },
    '& thead': VISUALLY_HIDDEN,
    '& tbody tr': { borderBottom: 0, borderTop: `4px solid ${COLORS.ink}`, pb: 2, mb: 1 },
    '& tbody th': { display: 'block', typography: 'h3' },
    '& td': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', py: 0.5, pr: 0 },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', pr: 2 },
  },
};
