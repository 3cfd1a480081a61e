import Button from '@mui/material/Button';
import {
  type CustomerSite,
  isSiteOpen,
  NO_SITE,
  siteId,
} from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { companySiteSchema } from '@shop/domain/customer/customer-fields';
import { TRUCK_ACCESS, type TruckAccess } from '@shop/domain/order/delivery-wish';
import { ORDER_LIMITS, TEXTS, toldAs } from '@shop/domain/order/order-fields';
import { fieldErrors } from '@shop/domain/text/validation';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { accessAnswer, deliveryAddress } from '@shop/domain/tour/delivery-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesQuery } from '../../companies/shared/companies.ts';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Result } from '../../ui/cancel-action.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Ends, Halves, Quiet, Row, Shrinking, Stack, StackedList } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

interface SitesProps {
  company: OwnCompany;
  email: string;
}

const NEW: CustomerSite = { ...NO_SITE };

/** The company's building sites; its managers add, change and close them. */
export function CompanySites({ company: { number, sites, is_owner }, email }: SitesProps) {
  const [edited, setEdited] = useState<CustomerSite>();
  const { change, isSending, failure } = useChangeSite(number, email);
  const today = berlinDay(new Date());
  if (sites.length === 0 && !is_owner) return null;
  return (
    <Titled title="Baustellen" mb={1}>
      <StackedList gap={2}>
        {sites.map((site) => (
          <li key={siteId(site)}>
            <Ends>
              <Shrinking>
                <strong>{site.name}</strong>
                <Quiet>{siteText(site, today)}</Quiet>
              </Shrinking>
              {is_owner && edited === undefined && (
                <Row>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`${site.name} ändern`}
                    onClick={() => setEdited(site)}
                  >
                    Ändern
                  </Button>
                  {site.is_archived ? (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={`${site.name} wieder öffnen`}
                      onClick={() => void change({ ...site, is_archived: false }, false)}
                    >
                      Wieder öffnen
                    </Button>
                  ) : (
                    <AskedButton
                      label="Schließen"
                      name={`${site.name} schließen`}
                      question={`${site.name} schließen? Bestellt wird für sie dann nicht mehr.`}
                      labels={CLOSE}
                      isSending={isSending}
                      onConfirm={() => change({ ...site, is_archived: true }, false)}
                    />
                  )}
                </Row>
              )}
            </Ends>
          </li>
        ))}
      </StackedList>
      {failure && <Result severity="error">{failure.text}</Result>}
      {is_owner && edited === undefined && (
        <Row mt={2}>
          <Button variant="outlined" onClick={() => setEdited(NEW)}>
            Baustelle hinzufügen
          </Button>
        </Row>
      )}
      {edited && (
        <SiteForm
          initial={edited}
          isSending={isSending}
          onSave={async (site) => {
            if (await change(site, edited === NEW)) setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </Titled>
  );
}

const CLOSE = { keep: 'Offen lassen', confirm: 'Ja, schließen', sending: 'Wird geschlossen...' };

function siteText(site: CustomerSite, today: string): string {
  const { cost_centre, from_day, to_day } = site;
  return [
    deliveryAddress(site),
    cost_centre && `Kostenstelle ${cost_centre}`,
    from_day && from_day > today && `ab ${formatDay(from_day)}`,
    to_day && `bis ${formatDay(to_day)}`,
    !isSiteOpen(site, today) && 'abgeschlossen',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface SiteFormProps {
  initial: CustomerSite;
  isSending: boolean;
  onSave(site: CustomerSite): Promise<void>;
  onCancel(): void;
}

function SiteForm({ initial, isSending, onSave, onCancel }: SiteFormProps) {
  const [site, setSite] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isNew = initial === NEW;
  function save(): void {
    const found = fieldErrors(companySiteSchema, { request_id: randomId(), is_new: isNew, site });
    setErrors(found);
    if (Object.keys(found).length === 0) void onSave(site);
  }
  return (
    <Stack
      component="form"
      noValidate
      gap={2}
      mt={3}
      aria-label={isNew ? 'Neue Baustelle' : `${initial.name} ändern`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Halves align="start">
        {isNew && (
          <InputField
            label="Name der Baustelle"
            required
            maxLength={ORDER_LIMITS.site}
            value={site.name}
            error={errors['site.name']}
            onChange={({ target }) => setSite({ ...site, name: target.value })}
          />
        )}
        {TEXTS.site.map((name) => (
          <InputField
            key={name}
            label={toldAs(name, 'customer')}
            maxLength={ORDER_LIMITS[name]}
            value={site[name] ?? ''}
            error={errors[`site.${name}`]}
            onChange={({ target }) => setSite({ ...site, [name]: target.value })}
          />
        ))}
        <FilterSelect
          label="Zufahrt für 40-t-Lkw"
          value={site.truck_access}
          options={TRUCK_ACCESS.map((id) => ({ id, label: accessAnswer(id) }))}
          onPick={(access) => setSite({ ...site, truck_access: access as TruckAccess })}
        />
        <DateField
          label="Letzter Tag"
          required={false}
          earliest={berlinDay(new Date())}
          value={site.to_day ?? ''}
          onChange={(day) => setSite({ ...site, to_day: day || undefined })}
        />
      </Halves>
      <Row>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Wird gespeichert...' : 'Baustelle speichern'}
        </Button>
        <Button variant="text" onClick={onCancel}>
          Abbrechen
        </Button>
      </Row>
    </Stack>
  );
}

function useChangeSite(number: string, email: string) {
  const client = useQueryClient();
  const { idOf, arrived } = useRequestId();
  const { send, isSending, failure } = useSendOnce({
    call: (sent: { is_new: boolean; site: CustomerSite }, { signal }) =>
      callApi('POST /api/users/companies/{number}/sites', {
        params: { number },
        body: { ...sent, request_id: idOf(sent) },
        signal,
      }),
    onSent: () => {
      arrived();
      return client.invalidateQueries({ queryKey: companiesQuery(email).queryKey });
    },
    failed: 'Die Baustelle konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to change a building site',
  });
  const change = async (site: CustomerSite, is_new: boolean) =>
    (await send({ is_new, site })) === undefined;
  return { change, isSending, failure };
}
