import { COMPANY } from '@shop/domain/company';

const MAP = 'https://www.openstreetmap.org';

/** Half the map's edges, in degrees: some streets around the company. */
const REACH = { latitude: 0.006, longitude: 0.012 };

/** The map around the company, with a pin on it, for a frame. */
export function mapUrl(): string {
  const { latitude, longitude } = COMPANY.location;
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP}/export/embed.html?${query}`;
}

/** A page that plans the way to the company. */
export function routeUrl(): string {
  const { latitude, longitude } = COMPANY.location;
  return `${MAP}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}
