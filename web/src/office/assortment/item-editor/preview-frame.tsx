import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { CONTROL } from '../../../lib/theme/shared-styles.ts';

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows parts of the shop in a document of their own, as wide as a phone, so that their breakpoints
 * follow its width. Nothing in it can be pressed.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [content, setContent] = useState<FrameContent>();
  return (
    // React empties the frame before removing this element, but would not before removing the frame
    // itself.
    <Box sx={{ height: '100%' }}>
      <Box
        component="iframe"
        title={title}
        srcDoc={EMPTY}
        onLoad={(event: SyntheticEvent<HTMLIFrameElement>) =>
          setContent(contentOf(event.currentTarget))
        }
        // Allows scrolling by keyboard.
        tabIndex={0}
        sx={frameStyle}
      />
      {content &&
        createPortal(
          <CacheProvider value={content.cache}>
            <CssBaseline />
            <Box inert sx={{ p: 2 }}>
              {children}
            </Box>
          </CacheProvider>,
          content.body,
        )}
    </Box>
  );
}

/** With a doctype, since quirks mode would lay out the page differently. */
const EMPTY = '<!doctype html><html lang="de"><head></head><body></body></html>';

interface FrameContent {
  body: HTMLElement;
  cache: ReturnType<typeof createCache>;
}

function contentOf({ contentDocument }: HTMLIFrameElement): FrameContent | undefined {
  if (!contentDocument?.body) return undefined;
  const { head, body } = contentDocument;
  // The fonts.
  const styles = document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])');
  head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)));
  // Not the key of the shop's own cache: a second cache of that name would take its styles away.
  return { body, cache: createCache({ key: 'preview', container: head }) };
}

const frameStyle = { ...CONTROL, display: 'block', width: '100%', height: '100%' };
