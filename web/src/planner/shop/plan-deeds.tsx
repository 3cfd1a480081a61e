import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Plan } from '@shop/domain/planner/plan';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { formatNumber } from '@shop/domain/text/format';
import { lazy, Suspense } from 'react';
import type { NextPlan } from '../../cart/shared/cart-plan.ts';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Quiet, Stack } from '../../ui/layout.tsx';
import { SavePlan } from '../shared/save-plan.tsx';
import { planPath } from './use-plan.ts';
import { usePutPlan } from './use-put-plan.ts';

const Question = lazy(async () => ({
  default: (await import('../../ui/cancel-action.tsx')).Question,
}));

interface DeedsProps {
  name: string;
  plan: Plan;
  result: WorkedOutPlan;
  lines: NextPlan['lines'];
  quotePath: string;
}

/** Actions for a plan: put it into the cart, request a quote, print or save it. */
export default function PlanDeeds({ name, plan, result, lines, quotePath }: DeedsProps) {
  const { postalCode: _, ...placeless } = plan;
  const path = planPath(plan);
  return (
    <Stack gap={1.5} mt={3} data-screen-only>
      <PutPlan plan={{ name, path: planPath(placeless), lines }} result={result} />
      <Button href={quotePath} variant="outlined">
        Angebot anfragen
      </Button>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => window.print()}>
          Drucken
        </Button>
        <Button
          variant="outlined"
          href={contactPath('contact', `Beratung zu meinem Plan: ${name}`)}
        >
          Beratung
        </Button>
      </Box>
      <SavePlan
        kind="plan"
        name={name}
        address={path.slice(`${PATHS.planner}/`.length)}
        path={path}
      />
    </Stack>
  );
}

interface PutPlanProps {
  plan: NextPlan;
  result: WorkedOutPlan;
}

/** Puts the plan into the cart, or says that exactly this plan is in it. */
function PutPlan({ plan, result }: PutPlanProps) {
  const put = usePutPlan(plan);
  const { known, asked, isSending } = put;
  const nameOf = (id: number) => result.lines.find(({ product }) => product.id === id)?.product;
  const changes = asked.map(({ product_id, from, to }) => {
    const { name = 'Ein Artikel, den der Plan nicht mehr braucht', unit = '' } =
      nameOf(product_id) ?? {};
    return `${name}: ${formatNumber(from)} ${unit} werden ${formatNumber(to)} ${unit}`;
  });
  return (
    <>
      {put.isDone ? (
        <Button href={PATHS.cart} size="large" startIcon={<Icon name="check" />}>
          Im Warenkorb: ansehen
        </Button>
      ) : (
        <Button size="large" disabled={isSending} onClick={() => put.start()}>
          {known ? 'Warenkorb aktualisieren' : 'Alles in den Warenkorb'}
        </Button>
      )}
      {known && !put.isDone && changes.length === 0 && (
        <Quiet>Ersetzt im Warenkorb: {known.name}.</Quiet>
      )}
      {changes.length > 0 && (
        <Suspense>
          <Question
            labels={REPLACE}
            isSending={isSending}
            onKeep={put.keep}
            onConfirm={() => put.start(true)}
          >
            {`Sie haben diesen Plan im Warenkorb von Hand geändert. ${changes.join('; ')}. Möchten Sie das ersetzen?`}
          </Question>
        </Suspense>
      )}
      {known && (
        <Button variant="text" size="small" disabled={isSending} onClick={put.startAnother}>
          Als weiteren Plan hinzufügen
        </Button>
      )}
      <Box role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {put.problem}
      </Box>
    </>
  );
}

const REPLACE = {
  keep: 'Nicht ersetzen',
  confirm: 'Ja, ersetzen',
  sending: 'Wird ersetzt...',
};
