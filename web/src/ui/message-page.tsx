import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHead } from '../lib/head/use-page-head.ts';
import { Page, Row, Text } from './layout.tsx';

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
    <Page py={{ xs: 6, md: 12 }}>
      <Box sx={{ maxWidth: 640, borderLeft: 6, borderColor: 'primary.main', pl: { xs: 3, md: 5 } }}>
        <Typography variant="h1">{title}</Typography>
        {children && (
          <Text component="div" mt={2}>
            {children}
          </Text>
        )}
        <Row gap={2} align="stretch" mt={4}>
          {actions}
        </Row>
        {more}
      </Box>
    </Page>
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
