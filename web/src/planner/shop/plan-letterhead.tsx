import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { MEASURES, measuresOf, type Plan } from '@shop/domain/planner/plan';
import { PROJECTS } from '@shop/domain/planner/projects';
import { formatNumber } from '@shop/domain/text/format';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { planPath } from './use-plan.ts';

interface PlanLetterheadProps {
  plan: Plan;
  /** `Einfahrt, 40 m²` */
  name: string;
  edgeM: number;
}

/** Heads a printed plan: whose it is, where to find it again, and what was given instead of the fields. */
export function PlanLetterhead({ plan, name, edgeM }: PlanLetterheadProps) {
  const use = PROJECTS[plan.project].uses.find(({ id }) => id === plan.use)?.label;
  const given = [
    `Nutzung: ${use}`,
    `Boden: ${plan.soil === 'sandy' ? 'sandig' : 'lehmig oder unbekannt'}`,
    ...measuresOf(plan.project).map((name) => {
      const { label, unit } = MEASURES[name];
      const value = name === 'edgeM' ? edgeM || undefined : plan[name];
      return value !== undefined && `${label}: ${formatNumber(value)} ${unit}`;
    }),
    plan.postalCode && `Baustelle: ${plan.postalCode}`,
  ];
  return (
    <Box sx={letterhead}>
      <div className="sender">
        <LogoMark />
        <div>
          <strong>{COMPANY.name}</strong>, {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city},
          Telefon {COMPANY.phone.display}
          <br />
          {window.location.origin + planPath(plan)}
        </div>
      </div>
      <strong className="name">{name}</strong>
      <p>{given.filter(Boolean).join(' · ')}</p>
    </Box>
  );
}

const letterhead = {
  display: 'none',
  '@media print': { display: 'block' },
  '& .sender': { display: 'flex', alignItems: 'center', gap: 2, mb: 2 },
  '& .name': { fontSize: '2rem' },
  '& p': { m: 0, mb: 2 },
};
