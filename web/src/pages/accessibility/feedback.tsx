import Link from '@mui/material/Link';
import { CompanyAddress } from '../../components/legal/company-address.tsx';
import type { LegalSection } from '../../components/legal/legal-page.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { contactPath } from '../../lib/paths.ts';

/** How a barrier is reported, and who watches over it all. */
export const FEEDBACK: readonly LegalSection[] = [
  {
    id: 'melden',
    title: 'Barrieren melden',
    content: (
      <>
        <p>
          Sie kommen an einer Stelle nicht weiter? Sagen Sie es uns. Nennen Sie bitte die Seite und
          was Sie tun wollten. Rufen Sie auch an, wenn Sie beim Bestellen Hilfe brauchen.
        </p>
        <CompanyAddress />
        <p>
          Oder schreiben Sie uns über das{' '}
          <Link component={RouterLink} to={contactPath('contact', 'Barriere auf der Website')}>
            Kontaktformular
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'marktueberwachung',
    title: 'Zuständige Marktüberwachungsbehörde',
    content: (
      <>
        <p>
          Ob Dienstleistungen die Anforderungen des BFSG erfüllen, überwacht für alle Bundesländer
          diese Behörde. Sie nimmt auch Beschwerden von Verbraucherinnen und Verbrauchern entgegen.
        </p>
        <address>
          Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
          Dienstleistungen (MLBF), Anstalt öffentlichen Rechts
          <br />
          Carl-Miller-Straße 6
          <br />
          39112 Magdeburg
          <br />
          E-Mail: <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a>
          <br />
          Website:{' '}
          <a href="https://www.mlbf-barrierefrei.de/" rel="noopener noreferrer">
            www.mlbf-barrierefrei.de
          </a>
        </address>
      </>
    ),
  },
];
