import Typography from '@mui/material/Typography';
import { useAnnouncement } from '../lib/announcer/use-announcement.ts';

/** How many items a filter leaves: seen with every key, said when somebody stops typing. */
export function ResultCount({ text }: { text: string }) {
  useAnnouncement(text);
  return <Typography sx={{ mb: 3, minHeight: 48, lineHeight: '48px' }}>{text}</Typography>;
}
