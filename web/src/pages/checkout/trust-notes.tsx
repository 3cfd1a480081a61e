import Box from '@mui/material/Box';
import { Icon, type IconName } from '../../components/icon.tsx';

const NOTES: readonly { icon: IconName; text: string }[] = [
  { icon: 'chat', text: 'Kostenlose Beratung' },
  { icon: 'truck', text: 'Lieferung in 24-48h' },
  { icon: 'shield', text: 'Qualitätsgarantie' },
];

/** What a shopper may rely on. */
export function TrustNotes() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {NOTES.map(({ icon, text }) => (
        <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Icon name={icon} />
          {text}
        </Box>
      ))}
    </Box>
  );
}
