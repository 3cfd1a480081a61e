import { useLocation } from 'react-router-dom';
import { ListeningPage } from '../features/live/listening-page.tsx';
import { PATHS } from '../lib/paths.ts';
import { findPage } from './pages.ts';

/** The pages that listen to the database, in a document that may. */
const LISTENING: readonly string[] = [PATHS.dashboard, PATHS.admin];

/**
 * The page of the present address; its code is loaded when it is first opened. Without
 * react-router's `Routes`: the table of pages is flat, and those cost every visitor 3 kB.
 */
export function AppRoutes() {
  const page = findPage(useLocation().pathname);
  if (!page) return null;
  const { pattern, Component } = page;
  if (!LISTENING.includes(pattern)) return <Component key={pattern} />;
  return (
    <ListeningPage key={pattern} path={pattern}>
      <Component />
    </ListeningPage>
  );
}
