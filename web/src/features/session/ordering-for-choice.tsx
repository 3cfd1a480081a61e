import Box from '@mui/material/Box';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { FilterSelect } from '../../components/filter-select.tsx';
import { useOrderingFor } from './ordering-for.ts';

/** Whom the cart is for, and which of their sites; nothing for accounts without a company. */
export default function OrderingForChoice() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
      <CompanySelect />
      <SiteSelect />
      <CreditNote />
    </Box>
  );
}

/** Whose prices and conditions apply. */
export function CompanySelect() {
  const { companies = [], company, choose } = useOrderingFor();
  if (companies.length === 0) return null;
  return (
    <FilterSelect
      label="Wer bestellt?"
      value={company?.number ?? ''}
      options={[
        { id: '', label: 'Ich selbst oder eine andere Firma' },
        ...companies.map(({ number, name }) => ({ id: number, label: `${name}, ${number}` })),
      ]}
      onPick={(number) => choose({ number, site: '' })}
    />
  );
}

export function SiteSelect() {
  const { company, site, choose } = useOrderingFor();
  if (!company || company.sites.length === 0) return null;
  return (
    <FilterSelect
      label="Baustelle"
      value={site?.name ?? ''}
      options={[
        { id: '', label: 'Eine andere' },
        ...company.sites.map(({ name }) => ({ id: name, label: name })),
      ]}
      onPick={(name) => choose({ number: company.number, site: name })}
    />
  );
}

function CreditNote() {
  const { company } = useOrderingFor();
  if (!company?.credit) return null;
  return <Box sx={{ typography: 'body2' }}>Kreditrahmen: {freeCredit(company.credit)} frei.</Box>;
}

const freeCredit = ({ limit_amount, used_amount }: NonNullable<OwnCompany['credit']>) =>
  formatEuro(Math.max(0, toCents(limit_amount) - toCents(used_amount)));
