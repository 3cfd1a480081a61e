import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import {
  type CompanyMemberRequest,
  CUSTOMER_RECORD,
  type CustomerMember,
  companyMemberSchema,
  invitedText,
  isInvited,
  MEMBER_RIGHT_NAMES,
  MEMBER_RIGHTS,
} from '@shop/domain/customer/customer-fields';
import { fieldErrors } from '@shop/domain/text/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { companiesQuery } from '../../companies/shared/companies.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { MeasureField } from '../../ui/form/measure-field.tsx';
import { part, Text } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

interface MembersProps {
  company: OwnCompany;
  email: string;
  members: readonly CustomerMember[];
}

const NEW: CustomerMember = {
  email: '',
  is_owner: false,
  may_order: true,
  may_see_invoices: false,
};

/** The company's accounts. Ticking a right saves it at once. */
export function CompanyMembers({ company: { number, name }, members, email }: MembersProps) {
  const [added, setAdded] = useState(NEW);
  const [error, setError] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
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
      <Text mb={2}>
        Ein weiteres Konto laden Sie per E-Mail ein: Es gehört zu {name}, sobald es annimmt.
      </Text>
      <MemberList ref={list} tabIndex={-1} aria-label="Konten der Firma">
        {members.map((member) => (
          <li key={member.email}>
            <span>
              <strong>{member.email}</strong> {invitedText(member)}
            </span>
            <Rights member={member} isDisabled={isSending} onChange={change} />
            {member.email !== email && (
              <AskedButton
                {...removal(member)}
                isSending={isSending}
                onConfirm={async () => {
                  const failed = await change({ ...member, is_removed: true });
                  if (!failed) list.current?.focus();
                  return failed === undefined;
                }}
              />
            )}
          </li>
        ))}
      </MemberList>
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
          Einladen
        </Button>
      </Box>
      <Box role="status">{failure && <Alert severity="error">{failure.text}</Alert>}</Box>
    </Titled>
  );
}

const removal = (member: CustomerMember) =>
  isInvited(member)
    ? {
        label: 'Zurücknehmen',
        name: `Einladung von ${member.email} zurücknehmen`,
        question: `Die Einladung von ${member.email} zurücknehmen?`,
        labels: { ...REMOVE, confirm: 'Ja, zurücknehmen' },
      }
    : {
        label: 'Entfernen',
        name: `${member.email} entfernen`,
        question: `${member.email} entfernen? Das Konto bestellt dann nicht mehr für die Firma und sieht nichts mehr von ihr.`,
        labels: REMOVE,
      };

const REMOVE = { keep: 'Behalten', confirm: 'Ja, entfernen', sending: 'Wird entfernt...' };

interface RightsProps {
  member: CustomerMember;
  isDisabled: boolean;
  onChange(member: CustomerMember): unknown;
}

function Rights({ member, isDisabled, onChange }: RightsProps) {
  return (
    <RightList aria-label={`Rechte von ${member.email || 'weiterem Konto'}`}>
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
    </RightList>
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
    isQueued: true,
  });
  function change(member: Omit<CompanyMemberRequest, 'request_id'>) {
    return send({ ...member, request_id: idOf(member) });
  }
  return { change, isSending, failure };
}

const memberRow = { ...ENDS, gap: 2, py: 1.5, borderTop: `1px solid ${COLORS.slab}` };

const MemberList = part('ul', {
  ...PLAIN_LIST,
  '& > li': memberRow,
  '& strong': { overflowWrap: 'anywhere' },
});

const RightList = part('fieldset', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 },
  '& input': { width: 20, height: 20, accentColor: COLORS.ink },
});
