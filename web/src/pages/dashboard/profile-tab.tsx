import Typography from '@mui/material/Typography';
import { formatDate } from '@shop/domain/format';
import type { CurrentUser } from '@shop/domain/user';
import { Facts } from '../../components/facts.tsx';
import { useProfile } from '../../features/session/use-profile.ts';

/** What Google and the last order told about the customer. */
export function ProfileTab({ user }: { user: CurrentUser }) {
  const profile = useProfile(user);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3 }}>
        Profil
      </Typography>
      <Facts
        title="Ihre Angaben"
        heading="h3"
        facts={[
          ['Name', user.google_user_data.name],
          ['E-Mail', user.email],
          ['Firma', profile?.company_name],
          ['Telefon', profile?.phone],
          ['Mitglied seit', formatDate(user.created_at)],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Firma und Telefon übernehmen wir aus Ihrer letzten Bestellung.
      </Typography>
    </>
  );
}
