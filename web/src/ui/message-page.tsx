import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHead } from '../lib/head/use-page-head.ts';

interface MessagePageProps {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  /** Below the actions. */
  more?: ReactNode;
}

export function MessagePage({ title, children, actions, more }: MessagePageProps) {
  useHead({ title, isIndexed: false });
  return (
    <Container sx={{ py: { xs: 6, md: 12 } }}>
      <Box sx={{ maxWidth: 640, borderLeft: 6, borderColor: 'primary.main', pl: { xs: 3, md: 5 } }}>
        <Typography variant="h1">{title}</Typography>
        {children && (
          <Typography component="div" sx={{ mt: 2 }}>
            {children}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>
        {more}
      </Box>
    </Container>
  );
}

interface NotFoundProps extends Pick<MessagePageProps, 'title' | 'children' | 'more'> {
  back: { to: string; label: string };
  /** Given if it may exist and merely could not be loaded. */
  onRetry: (() => unknown) | undefined;
}

/** Replaces something that does not exist or could not be loaded. */
export function NotFound({ back, onRetry, ...message }: NotFoundProps) {
  return (
    <MessagePage
      {...message}
      actions={
        <>
          {onRetry && <Button onClick={() => onRetry()}>Erneut versuchen</Button>}
          <Button href={back.to} variant={onRetry ? 'outlined' : 'contained'}>
            {back.label}
          </Button>
        </>
      }
    />
  );
}
