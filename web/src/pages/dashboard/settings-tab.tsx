import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RouterLink } from '../../components/router-link.tsx';
import { contactPath } from '../../lib/paths.ts';

/** What is not changed here, and where it is. */
export function SettingsTab() {
  return (
    <>
      <Typography variant="h2">Einstellungen</Typography>
      <Typography variant="h3" sx={{ mt: 3 }}>
        E-Mail und Passwort
      </Typography>
      <Typography sx={{ mt: 1 }}>
        E-Mail-Adresse und Passwort werden über Ihr Google-Konto verwaltet.
      </Typography>
      <Typography variant="h3" sx={{ mt: 4 }}>
        Konto löschen
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Um Ihr Konto zu löschen, schreiben Sie uns bitte über die{' '}
        <Link component={RouterLink} to={contactPath('contact', 'Löschung meines Kontos')}>
          Kontaktseite
        </Link>
        .
      </Typography>
    </>
  );
}
