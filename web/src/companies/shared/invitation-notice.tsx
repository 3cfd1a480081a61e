import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { PATHS, pageAddress } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { useInvitations } from './invitations.ts';

/** Leads a signed-in account to a company's invitation, on every page but its own. */
export default function InvitationNotice() {
  const [invitation] = useInvitations();
  const [dismissed, setDismissed] = useState('');
  const isThere = pageAddress(useLocation().pathname) === PATHS.dashboard;
  const { name = '', number = '' } = invitation ?? {};
  const isShown = !isThere && number !== dismissed;
  useAnnouncement(isShown ? `${name} lädt Sie ein.` : '');
  if (!isShown) return null;
  return (
    <Notice
      text={
        <>
          {name} lädt Sie ein, für die Firma zu bestellen.{' '}
          <Link href={COMPANY_TAB} color="inherit">
            Einladung ansehen
          </Link>
        </>
      }
      onDismiss={() => setDismissed(number)}
    />
  );
}

const COMPANY_TAB = `${PATHS.dashboard}?bereich=firma`;
