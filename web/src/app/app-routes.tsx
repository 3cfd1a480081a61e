import { Route, Routes } from 'react-router-dom';
import { ListeningPage } from '../live/listening-page.tsx';
import { PATHS } from '../paths.ts';
import { PAGES } from './pages.ts';

/** The pages that listen to the database, in a document that may. */
const LISTENING: readonly string[] = [PATHS.dashboard, PATHS.admin];

/** Which page belongs to which address; each one's code is loaded when it is first opened. */
export function AppRoutes() {
  return (
    <Routes>
      {PAGES.map(({ pattern, Component }) => (
        <Route
          key={pattern}
          path={pattern}
          element={
            LISTENING.includes(pattern) ? (
              <ListeningPage path={pattern}>
                <Component />
              </ListeningPage>
            ) : (
              <Component />
            )
          }
        />
      ))}
    </Routes>
  );
}
