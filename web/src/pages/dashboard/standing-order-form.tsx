import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type EveryWeeks,
  proposedUntil,
  type Repeat,
  RHYTHMS,
  repeatProblem,
} from '@shop/domain/cart/standing-order';
import type { SavedPlan } from '@shop/domain/contract/user';
import { isSiteOpen } from '@shop/domain/customer/building-site';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { pair } from '../../components/form/form-section.tsx';
import { useOrderingFor } from '../../features/session/ordering-for.tsx';
import { plansQuery } from '../../features/session/saved-plans.ts';
import { callApi } from '../../lib/api/client.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';

interface StandingOrderFormProps {
  plan: SavedPlan;
  email: string;
  onDone(): void;
}

/** Has a list proposed again and again, changes that, or ends it. */
export default function StandingOrderForm({ plan, email, onDone }: StandingOrderFormProps) {
  const { address, repeat } = plan;
  const client = useQueryClient();
  const today = berlinDay(new Date());
  const earliest = proposedUntil(today);
  const [weeks, setWeeks] = useState<string>(String(repeat?.every_weeks ?? 1));
  const [first, setFirst] = useState(repeat?.next_day ?? '');
  const [until, setUntil] = useState(repeat?.until ?? '');
  const [isTried, setIsTried] = useState(false);
  const { companies = [], company: current, site: currentSite } = useOrderingFor();
  const [number, setNumber] = useState(
    repeat ? (repeat.customer_number ?? '') : (current?.number ?? ''),
  );
  const [site, setSite] = useState(repeat ? (repeat.site ?? '') : (currentSite?.name ?? ''));
  const company = companies.find((each) => each.number === number);
  const sites = (company?.sites ?? []).filter((each) => isSiteOpen(each, first || today));
  const { send, isSending, failure } = useSendOnce({
    call: (body: Repeat | undefined, { signal }) =>
      callApi('POST /api/users/plans/repeat', {
        body: { address, ...(body && { repeat: body }) },
        signal,
      }),
    onSent: (plans) => {
      client.setQueryData(plansQuery(email).queryKey, plans);
      onDone();
    },
    failed: 'Das Speichern hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to save a standing order',
    isQueued: true,
  });
  const isDated = first !== '' && until !== '';
  const problem = !isDated
    ? 'Bitte geben Sie beide Tage an.'
    : number && !site
      ? 'Bitte wählen Sie die Baustelle.'
      : repeatProblem({ next_day: first, until }, today);

  function save(): void {
    setIsTried(true);
    if (problem) return;
    const of = number && { customer_number: number, site };
    void send({ every_weeks: Number(weeks) as EveryWeeks, next_day: first, until, ...of });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, width: '100%' }}>
      <Typography>
        Eine Woche vor jedem Liefertag schicken wir Ihnen ein Angebot über diese Liste zu den dann
        gültigen Preisen. Bestellt ist erst, was Sie darin mit „Zahlungspflichtig bestellen“
        annehmen. Was auf einen Feiertag fiele, kommt am nächsten Tag, an dem wir liefern.
      </Typography>
      <Box sx={pair}>
        <FilterSelect
          label="Rhythmus"
          value={weeks}
          options={Object.entries(RHYTHMS).map(([id, label]) => ({ id, label }))}
          onPick={setWeeks}
        />
        <DateField
          label="Nächste Lieferung"
          value={first}
          earliest={earliest}
          onChange={setFirst}
        />
        <DateField label="Bis" value={until} earliest={first || earliest} onChange={setUntil} />
        {companies.length > 0 && (
          <FilterSelect
            label="Wer bestellt?"
            value={number}
            options={[
              { id: '', label: 'Ich selbst' },
              ...companies.map(({ number: id, name }) => ({ id, label: `${name}, ${id}` })),
            ]}
            onPick={setNumber}
          />
        )}
        {company && (
          <FilterSelect
            label="Baustelle"
            value={site}
            options={[
              { id: '', label: 'Bitte wählen' },
              ...sites.map(({ name }) => ({ id: name, label: name })),
            ]}
            onPick={setSite}
          />
        )}
      </Box>
      <Box role="status">
        {isTried && problem && <Alert severity="error">{problem}</Alert>}
        {failure && <Alert severity="error">{failure.text}</Alert>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button aria-disabled={isSending} onClick={save}>
          Speichern
        </Button>
        {repeat && (
          <Button variant="outlined" aria-disabled={isSending} onClick={() => void send(undefined)}>
            Dauerbestellung beenden
          </Button>
        )}
      </Box>
    </Box>
  );
}
