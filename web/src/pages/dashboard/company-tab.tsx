import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CustomerSite } from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import {
  type CompanyMemberRequest,
  CUSTOMER_RECORD,
  type CustomerMember,
  companyMemberSchema,
  MEMBER_RIGHT_NAMES,
  MEMBER_RIGHTS,
} from '@shop/domain/customer/customer-fields';
import { countryName } from '@shop/domain/order/buyer';
import { fieldErrors } from '@shop/domain/text/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../components/facts.tsx';
import { MeasureField } from '../../components/form/measure-field.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { Titled } from '../../components/titled.tsx';
import { companiesQuery, useCompanies } from '../../features/session/companies.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { contactPath } from '../../lib/paths.ts';
import { randomId } from '../../lib/random-id.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { OrderList } from './orders-tab.tsx';
import { useOwnList } from './own-list.tsx';

/** The account's companies: their details, accounts and orders. */
export function CompanyTab({ email }: { email: string }) {
  const companies = useCompanies();
  if (!companies) return <LoadingText>Firmen werden geladen...</LoadingText>;
  if (companies.length === 0) return <NoCompany />;
  return companies.map((company) => <Company key={company.number} {...{ company, email }} />);
}

function NoCompany() {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Keine Firma
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Ihr Konto gehört zu keiner Firma, die bei uns als Kunde geführt wird. Das richten wir gern
        ein: Dann sehen Sie hier, was Ihre Firma bestellt hat, und wer für sie bestellt.
      </Typography>
      <Button href={contactPath('contact', 'Konto für unsere Firma')}>Als Kunde anfragen</Button>
    </>
  );
}

interface CompanyProps {
  company: OwnCompany;
  /** Of the account. */
  email: string;
}

function Company({ company, email }: CompanyProps) {
  const { number, name, address, country, tax_number, buyer_reference, sites, members } = company;
  const orders = useOwnList('GET /api/users/companies/{number}/orders', 'orders', email, number);
  const rights = MEMBER_RIGHT_NAMES.filter((right) => company[right]);
  return (
    <Box sx={{ display: 'grid', gap: 4, '& + &': { mt: 8 } }}>
      <Titled title={name} variant="h2" mb={2}>
        <Facts
          title="Was wir von der Firma wissen"
          heading="h3"
          facts={[
            ['Kundennummer', number],
            ['Anschrift', address && <span style={{ whiteSpace: 'pre-line' }}>{address}</span>],
            ['Land', country && countryName(country)],
            ['USt-IdNr./Steuernummer', tax_number],
            ['Leitweg-ID', buyer_reference],
            ...sites.map(siteFact),
            ['Dieses Konto', rights.map((right) => MEMBER_RIGHTS[right]).join(', ')],
          ]}
        />
      </Titled>
      {members && <Members {...{ company, members, email }} />}
      <div>
        <OrderList
          {...orders}
          title="Bestellungen der Firma"
          none="Was für die Firma bestellt wird, finden alle ihre Konten hier."
        />
      </div>
    </Box>
  );
}

const siteFact = ({ name, street, postal_code, city }: CustomerSite): [string, string] => [
  `Baustelle „${name}“`,
  [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') ||
    'ohne Anschrift',
];

interface MembersProps extends CompanyProps {
  members: readonly CustomerMember[];
}

const NEW: CustomerMember = {
  email: '',
  is_owner: false,
  may_order: true,
  may_see_invoices: false,
};

/** The company's accounts. Ticking a right saves it at once. */
function Members({ company: { number, name }, members, email }: MembersProps) {
  const [added, setAdded] = useState(NEW);
  const [error, setError] = useState<string>();
  const { change, isSending, failure } = useChangeMember(number, email);
  async function add(): Promise<void> {
    const isThere = members.some((member) => member.email === added.email.trim().toLowerCase());
    const problem = isThere
      ? 'Dieses Konto gehört schon zur Firma: Ändern Sie oben seine Rechte.'
      : fieldErrors(companyMemberSchema, { ...added, request_id: randomId() }).email;
    setError(problem);
    if (!problem && !(await change(added))) setAdded(NEW);
  }
  return (
    <Titled title="Konten der Firma" mb={1}>
      <Typography sx={{ mb: 2 }}>
        Wer sich mit einer dieser Adressen anmeldet, gehört zu {name}.
      </Typography>
      <Box component="ul" sx={memberList}>
        {members.map((member) => (
          <li key={member.email}>
            <strong>{member.email}</strong>
            <Rights member={member} isDisabled={isSending} onChange={change} />
            {member.email !== email && (
              <Button
                variant="outlined"
                size="small"
                aria-disabled={isSending}
                aria-label={`${member.email} entfernen`}
                onClick={() => void change({ ...member, is_removed: true })}
              >
                Entfernen
              </Button>
            )}
          </li>
        ))}
      </Box>
      <Box
        component="form"
        sx={memberRow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <MeasureField
          name="member"
          label="E-Mail-Adresse eines weiteren Kontos"
          value={added.email}
          maxLength={CUSTOMER_RECORD.email.max}
          error={error}
          onChange={(typed) => setAdded({ ...added, email: typed })}
        />
        <Rights member={added} isDisabled={isSending} onChange={setAdded} />
        <Button type="submit" size="small" aria-disabled={isSending}>
          Hinzufügen
        </Button>
      </Box>
      <Box role="status">{failure && <Alert severity="error">{failure.text}</Alert>}</Box>
    </Titled>
  );
}

interface RightsProps {
  member: CustomerMember;
  isDisabled: boolean;
  onChange(member: CustomerMember): unknown;
}

function Rights({ member, isDisabled, onChange }: RightsProps) {
  return (
    <Box
      component="fieldset"
      sx={rightList}
      aria-label={`Rechte von ${member.email || 'weiterem Konto'}`}
    >
      {MEMBER_RIGHT_NAMES.map((right) => (
        <label key={right}>
          <input
            type="checkbox"
            checked={member[right]}
            aria-disabled={isDisabled}
            onChange={({ target }) => onChange({ ...member, [right]: target.checked })}
          />
          {MEMBER_RIGHTS[right]}
        </label>
      ))}
    </Box>
  );
}

function useChangeMember(number: string, email: string) {
  const client = useQueryClient();
  const { idOf, arrived } = useRequestId();
  const { send, isSending, failure } = useSendOnce({
    call: (body: CompanyMemberRequest, { signal }) =>
      callApi('POST /api/users/companies/{number}/members', { params: { number }, body, signal }),
    onSent: (_, { email: changed, is_removed }) => {
      arrived();
      announce(is_removed ? `${changed} entfernt.` : `${changed} gespeichert.`);
      return client.invalidateQueries({ queryKey: companiesQuery(email).queryKey });
    },
    failed: 'Die Änderung hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to change an account of a company',
  });
  function change(member: Omit<CompanyMemberRequest, 'request_id'>) {
    return send({ ...member, request_id: idOf(member) });
  }
  return { change, isSending, failure };
}

const memberRow = { ...ENDS, gap: 2, py: 1.5, borderTop: `1px solid ${COLORS.slab}` };

const memberList = {
  ...PLAIN_LIST,
  '& > li': memberRow,
  '& strong': { overflowWrap: 'anywhere' },
};

const rightList = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 },
  '& input': { width: 20, height: 20, accentColor: COLORS.ink },
};
