import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type CustomerSite, isSiteOpen, siteId } from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import {
  type CompanyInvitation,
  MEMBER_RIGHT_NAMES,
  MEMBER_RIGHTS,
  NO_COMPANY_RIGHT,
} from '@shop/domain/customer/customer-fields';
import { countryName } from '@shop/domain/order/buyer';
import { TEXTS } from '@shop/domain/order/order-fields';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { deliveryAddress } from '@shop/domain/tour/delivery-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesQuery, useCompanies } from '../../companies/shared/companies.ts';
import { invitationsQuery, useInvitations } from '../../companies/shared/invitations.ts';
import { CompanySelect } from '../../companies/shared/ordering-for.tsx';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { contactPath } from '../../lib/paths.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { textFacts } from '../../orders/shared/text-facts.tsx';
import { accountKey } from '../../session/user-query.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { BarTable } from '../../ui/bar-table.tsx';
import { Result } from '../../ui/cancel-action.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { PapersOfPeriod, SiteChoice } from '../../ui/site-choice.tsx';
import { Titled } from '../../ui/titled.tsx';
import { CompanyMembers } from './company-members.tsx';
import { CompanySites } from './company-sites.tsx';
import { CompanyTerms, OpenInvoices } from './company-terms.tsx';
import { OrderList } from './orders-tab.tsx';
import { useOwnList } from './own-list.tsx';

/** The account's invitations, and details, members and orders of its companies. */
export function CompanyTab({ email }: { email: string }) {
  const companies = useCompanies();
  const invitations = useInvitations();
  const { change, isSending, sent, failure } = useMembership(email);
  if (!companies) return <LoadingText>Firmen werden geladen...</LoadingText>;
  return (
    <>
      {sent && (
        <Result key={sent.number + sent.what} severity="success">
          {`${sent.name}: ${DONE[sent.what]}`}
        </Result>
      )}
      {failure && <Alert severity="error">{failure.text}</Alert>}
      {invitations.map((invitation) => (
        <Invitation key={invitation.number} {...{ invitation, change, isSending }} />
      ))}
      {companies.some(({ may_order }) => may_order) && (
        <Box sx={{ maxWidth: 480, my: 3 }}>
          <CompanySelect />
        </Box>
      )}
      {companies.map((company) => (
        <Box key={company.number} sx={{ '& + &': { mt: 8 } }}>
          <Company {...{ company, email }} />
          <Stack align="start" mt={4}>
            <AskedButton
              label="Firma verlassen"
              name={`${company.name} verlassen`}
              question={`${company.name} verlassen? Ihr Konto bestellt dann nicht mehr für die Firma und sieht nichts mehr von ihr. Ihre eigenen Bestellungen bleiben in Ihrem Konto.`}
              labels={LEAVE}
              isSending={isSending}
              onConfirm={() => change(company, 'left')}
            />
          </Stack>
        </Box>
      ))}
      {companies.length + invitations.length === 0 && <NoCompany />}
    </>
  );
}

const LEAVE = { keep: 'Bleiben', confirm: 'Ja, verlassen', sending: 'Wird verlassen...' };
const DONE = {
  accepted: 'Ihr Konto gehört jetzt zur Firma.',
  declined: 'Sie haben die Einladung abgelehnt.',
  left: 'Ihr Konto gehört nicht mehr zur Firma.',
};
type Step = keyof typeof DONE;
type Change = ReturnType<typeof useMembership>['change'];

interface InvitationProps {
  invitation: CompanyInvitation;
  change: Change;
  isSending: boolean;
}

function Invitation({ invitation, change, isSending }: InvitationProps) {
  const { number, name, invited_day } = invitation;
  return (
    <Titled title={`${name} lädt Sie ein`} variant="h2" mb={1}>
      <Text mb={2}>
        Die Einladung ist vom {formatDay(invited_day)}, die Kundennummer {number}. Wenn Sie
        annehmen, gehört Ihr Konto zur Firma: Was Sie für sie bestellen, sehen auch ihre anderen
        Konten. Verlassen können Sie sie jederzeit.
      </Text>
      <Row mb={4}>
        <Button aria-disabled={isSending} onClick={() => void change(invitation, 'accepted')}>
          Annehmen
        </Button>
        <Button
          variant="outlined"
          aria-disabled={isSending}
          onClick={() => void change(invitation, 'declined')}
        >
          Ablehnen
        </Button>
      </Row>
    </Titled>
  );
}

function useMembership(email: string) {
  const client = useQueryClient();
  const { idOf, arrived } = useRequestId();
  const { send, isSending, sent, failure } = useSendOnce({
    call: ({ number, what, request_id }: Sent, { signal }) =>
      callApi('POST /api/users/companies/{number}/membership', {
        params: { number },
        body: { request_id, is_member: what === 'accepted' },
        signal,
      }),
    onSent: async (invitations) => {
      arrived();
      await client.invalidateQueries({ queryKey: companiesQuery(email).queryKey });
      client.setQueryData(invitationsQuery(email).queryKey, invitations);
    },
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to change a membership',
  });
  const change = async ({ number, name }: Pick<OwnCompany, 'number' | 'name'>, what: Step) => {
    const step = { number, name, what };
    return (await send({ ...step, request_id: idOf(step) })) === undefined;
  };
  return { change, isSending, sent: sent?.body, failure };
}

interface Sent extends Pick<OwnCompany, 'number' | 'name'> {
  what: Step;
  request_id: string;
}

/** Says how a company becomes a customer. */
export function NoCompany() {
  return (
    <>
      <Text variant="h2" mb={2}>
        Für eine Firma bestellen
      </Text>
      <Text mb={3}>
        Ihr Konto gehört zu keiner Firma, die bei uns als Kunde geführt wird. Das richten wir gern
        ein: Dann sehen Sie hier, was Ihre Firma bestellt hat, und wer für sie bestellt.
      </Text>
      <Button href={contactPath('contact', 'Konto für unsere Firma')}>Als Kunde anfragen</Button>
    </>
  );
}

interface CompanyProps {
  company: OwnCompany;
  email: string;
}

function Company({ company, email }: CompanyProps) {
  const { number, name, address, country, tax_number, buyer_reference, members } = company;
  const rights = MEMBER_RIGHT_NAMES.filter((right) => company[right]);
  return (
    <Stack gap={4}>
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
            ['Dieses Konto', rights.map((right) => MEMBER_RIGHTS[right]).join(', ')],
          ]}
        />
      </Titled>
      {company.may_order && <CompanyTerms company={company} />}
      {company.may_see_invoices && <OpenInvoices number={number} email={email} />}
      {company.may_see_orders && <CompanySites company={company} email={email} />}
      {company.may_see_orders ? (
        <CompanyOrders {...{ company, email }} />
      ) : (
        <Typography>{NO_COMPANY_RIGHT}</Typography>
      )}
      {members && <CompanyMembers {...{ company, members, email }} />}
    </Stack>
  );
}

/** Orders, papers and figures of a company, in total or per building site. */
function CompanyOrders({ company, email }: CompanyProps) {
  const { number, sites, may_see_invoices } = company;
  const [site, setSite] = useState('');
  const [open, setOpen] = useState('');
  const of = { site, open };
  const orders = useOwnList(COMPANY_ORDERS, 'orders', email, number, of);
  const chosen = sites.find((each) => siteId(each) === site);
  return (
    <>
      <Titled title="Bestellungen der Firma" variant="h2" mb={2}>
        <Box sx={{ ...columns('sm', 1, 1), gap: 2, alignItems: 'start' }}>
          <SiteChoice sites={sites} site={site} onPick={setSite} />
          <FilterSelect
            label="Bestellungen"
            value={open}
            options={[
              { id: '', label: 'Alle' },
              { id: 'true', label: 'Noch nicht geliefert' },
            ]}
            onPick={setOpen}
          />
        </Box>
      </Titled>
      {chosen && <SiteFacts site={chosen} />}
      <div>
        {orders.hasFailed && (
          <Alert severity="error">Die Bestellungen konnten nicht geladen werden.</Alert>
        )}
        <OrderList
          key={site + open}
          {...orders}
          none={
            site || open
              ? 'Zu dieser Auswahl gibt es keine.'
              : 'Was für die Firma bestellt wird, finden ihre Konten hier.'
          }
          rights={company}
        />
      </div>
      <PapersOfPeriod
        path={`/api/users/companies/${number}/papers.zip`}
        site={chosen}
        hasInvoices={may_see_invoices}
      />
      <CompanySums {...{ company, email, site }} />
    </>
  );
}

const COMPANY_ORDERS = 'GET /api/users/companies/{number}/orders';

function SiteFacts({ site }: { site: CustomerSite }) {
  const { name, from_day, to_day } = site;
  return (
    <Facts
      title={name}
      heading="h3"
      facts={[
        ['Anschrift', deliveryAddress(site)],
        ...textFacts({ ...site, site: undefined }, TEXTS.reference),
        ['Beginn', from_day && formatDay(from_day)],
        ['Ende', to_day && formatDay(to_day)],
        ['Stand', !isSiteOpen(site, berlinDay(new Date())) && 'abgeschlossen'],
      ]}
    />
  );
}

/** Loaded on opening, since it reads all invoices of the company. */
function CompanySums({ company, email, site }: CompanyProps & { site: string }) {
  const { number, may_see_invoices } = company;
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'company figures', number, site],
    queryFn: ({ signal }) =>
      callApi('GET /api/users/companies/{number}/figures', {
        params: { number },
        query: { site },
        signal,
      }),
    enabled: isOpen,
  });
  useLogFailure('Failed to load figures of a company', error);
  const { revenue, sites, materials, is_cut } = data ?? {};
  const tables = [revenue, sites, materials].filter((table) => table && table.rows.length > 0);
  return (
    <Disclosure
      title={may_see_invoices ? 'Umsatz und Mengen' : 'Mengen'}
      onOpen={() => setIsOpen(true)}
    >
      {is_cut && <p>Gezählt sind die neuesten 500 Rechnungen.</p>}
      {tables.map((table) => table && <BarTable key={table.title} hasBars {...table} />)}
      {data && tables.length === 0 && <p>Noch ist nichts berechnet.</p>}
      {error && <p>Die Zahlen konnten nicht geladen werden.</p>}
      {isOpen && !data && !error && <LoadingText>Zahlen werden geladen...</LoadingText>}
    </Disclosure>
  );
}
