import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useAnnouncement } from '../lib/announcer/announce.ts';

interface LoadingTextProps extends Pick<TypographyProps, 'sx'> {
  children: string;
}

/**
 * Says that something is on its way: seen at once, heard if it takes more than a moment. It is quiet
 * itself, since it arrives together with its text, which not every screen reader would say.
 */
export function LoadingText({ children, sx }: LoadingTextProps) {
  useAnnouncement(children);
  return (
    <Typography role="status" aria-live="off" {...(sx && { sx })}>
      {children}
    </Typography>
  );
}
