import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { useState } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { Icon } from './icon.tsx';
import { part } from './layout.tsx';

/**
 * The company's address and, on request, a map from OpenStreetMap: loading that gives the visitor's IP
 * address to a third party, so it needs consent (§ 25 TDDDG, Art. 6 GDPR).
 */
export function MapFrame() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box sx={frame}>
      <Box sx={address}>
        <Icon name="pin" size={28} />
        <Place>
          <strong>{COMPANY.name}</strong>
          <br />
          {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
        </Place>
        <Link href={routeUrl()} target="_blank" rel="noopener noreferrer" sx={route}>
          Route planen
        </Link>
      </Box>
      {isShown ? <LoadedMap /> : <MapConsent onAccept={() => setIsShown(true)} />}
    </Box>
  );
}

function MapConsent({ onAccept }: { onAccept(): void }) {
  return (
    <Box sx={consent}>
      <Typography variant="body2" sx={{ maxWidth: 440 }}>
        Mit dem Klick wird eine Karte von openstreetmap.org (OpenStreetMap Foundation, Cambridge,
        Vereinigtes Königreich) geladen. Dabei erfährt der Anbieter Ihre IP-Adresse und diese Seite.
      </Typography>
      <Button variant="outlined" onClick={onAccept} sx={{ bgcolor: COLORS.white }}>
        Karte laden
      </Button>
    </Box>
  );
}

function LoadedMap() {
  return (
    <Box
      component="iframe"
      title={`Karte: ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`}
      src={mapUrl()}
      sx={{ ...area, width: '100%', border: 0 }}
    />
  );
}

const area = { display: 'block', height: { xs: 280, md: 340 } };

const frame = { border: `2px solid ${COLORS.ink}`, borderRadius: 1, overflow: 'hidden' };

const address = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderBottom: `2px solid ${COLORS.ink}`,
};

// Wide enough for the name on one line; the link wraps below if it does not fit.
const Place = part('address', { fontStyle: 'normal', flex: '1 1 min(260px, 100% - 44px)' });

const route = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
};

// Hints at a street map.
const streets = [
  `linear-gradient(68deg, transparent 46%, ${COLORS.white} 46% 49%, transparent 49%)`,
  `linear-gradient(152deg, transparent 30%, ${COLORS.white} 30% 32%, transparent 32%)`,
  `linear-gradient(160deg, transparent 70%, ${COLORS.white} 70% 74%, transparent 74%)`,
  `linear-gradient(80deg, transparent 78%, ${COLORS.white} 78% 80%, transparent 80%)`,
].join(', ');

const consent = {
  ...area,
  height: 'auto',
  minHeight: area.height,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  p: 3,
  textAlign: 'center',
  bgcolor: COLORS.concrete,
  backgroundImage: streets,
  '& > p': { bgcolor: COLORS.concrete, p: 1 },
};

const MAP = 'https://www.openstreetmap.org';

/** Half the map's extent, in degrees. */
const REACH = { latitude: 0.006, longitude: 0.012 };

function mapUrl(): string {
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

function routeUrl(): string {
  const { latitude, longitude } = COMPANY.location;
  return `${MAP}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}
