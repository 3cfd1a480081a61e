import Container from '@mui/material/Container';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { Text } from './layout.tsx';

interface LoadingTextProps extends Pick<TypographyProps, 'sx'> {
  children: string;
}

/**
 * Says that something is loading: visible at once, announced if it takes more than a moment. Not a
 * live region itself, since screen readers often miss one that appears together with its text.
 */
export function LoadingText({ children, sx }: LoadingTextProps) {
  useAnnouncement(children);
  return (
    <Typography role="status" aria-live="off" {...(sx && { sx })}>
      {children}
    </Typography>
  );
}

/** A page while it loads, high enough to keep the footer out of view. */
export function LoadingPage({ title, children }: { title?: string; children: string }) {
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      {title && (
        <Text variant="h1" mb={3}>
          {title}
        </Text>
      )}
      <LoadingText>{children}</LoadingText>
    </Container>
  );
}
