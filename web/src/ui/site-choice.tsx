import Button from '@mui/material/Button';
import { type CustomerSite, siteId } from '@shop/domain/customer/building-site';
import { berlinDay, monthOf } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { FilterSelect } from './filter-select.tsx';
import { DateField } from './form/date-field.tsx';
import { Quiet, Row } from './layout.tsx';
import { Titled } from './titled.tsx';

interface SiteChoiceProps {
  sites: readonly CustomerSite[];
  /** Empty for all. */
  site: string;
  onPick(site: string): void;
}

/** The building site whose orders, figures and papers are shown; nothing without sites. */
export function SiteChoice({ sites, site, onPick }: SiteChoiceProps) {
  if (sites.length === 0) return null;
  const options = [
    { id: '', label: 'Alle' },
    ...sites.map((each) => ({ id: siteId(each), label: each.name })),
  ];
  return <FilterSelect label="Baustelle" value={site} options={options} onPick={onPick} />;
}

interface PapersOfPeriodProps {
  /** The file's address without its query. */
  path: string;
  site: CustomerSite | undefined;
  hasInvoices: boolean;
  heading?: 'h2' | 'h3';
}

/** Downloads the papers of a period's orders as one file; this month's by default. */
export function PapersOfPeriod({ path, site, hasInvoices, heading = 'h2' }: PapersOfPeriodProps) {
  const today = berlinDay(new Date());
  const [{ from, to }, setPeriod] = useState({ from: monthOf(today).first, to: today });
  const isPeriod = from !== '' && to !== '' && from <= to;
  const query = new URLSearchParams({ from, to, ...(site && { site: siteId(site) }) });
  return (
    <Titled title="Belege herunterladen" heading={heading} mb={1}>
      <Quiet mb={1}>
        {hasInvoices ? 'Lieferscheine und Rechnungen' : 'Lieferscheine'} zu den Bestellungen dieser
        Tage{site && `, Baustelle „${site.name}“`}, höchstens 200.
      </Quiet>
      <Row align="end">
        <DateField
          label="Von"
          value={from}
          earliest={FIRST_DAY}
          compact
          onChange={(day) => setPeriod({ from: day, to })}
        />
        <DateField
          label="Bis"
          value={to}
          earliest={FIRST_DAY}
          compact
          error={from && to && !isPeriod ? 'Das Ende liegt vor dem Beginn.' : undefined}
          onChange={(day) => setPeriod({ from, to: day })}
        />
        <Button variant="outlined" disabled={!isPeriod} href={`${path}?${query}`} download>
          Als ZIP herunterladen
        </Button>
      </Row>
    </Titled>
  );
}

const FIRST_DAY = '2026-01-01';
