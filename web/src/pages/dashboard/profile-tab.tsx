import { formatDate } from '@shop/domain/format';
import type { CurrentUser } from '@shop/domain/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Facts } from '../../components/facts.tsx';
import { profileQuery } from './account-queries.ts';

/** What Google and the last order told about the customer. A failed load is only logged. */
export function ProfileTab({ user }: { user: CurrentUser }) {
  const { data, error } = useQuery(profileQuery(user.email));
  useEffect(() => {
    if (error) console.error('Failed to load profile:', error);
  }, [error]);
  return (
    <Facts
      title="Profil"
      facts={[
        ['Name', user.google_user_data.name],
        ['E-Mail', user.email],
        ['Firma', data?.company_name],
        ['Telefon', data?.phone],
        ['Mitglied seit', formatDate(user.created_at)],
      ]}
    />
  );
}
