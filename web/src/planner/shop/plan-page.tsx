import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAGE_LIST } from '@shop/domain/contract/pages';
import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import {
  areaOf,
  examplePlan,
  hasSize,
  MEASURES,
  newPlan,
  type Plan,
  type PlanMeasure,
  planErrors,
  planName,
  suggestedEdgeOf,
} from '@shop/domain/planner/plan';
import type { PlannerData } from '@shop/domain/planner/planner-goods';
import {
  type PlanSlot,
  PROJECTS,
  type ProjectId,
  projectOfSlug,
} from '@shop/domain/planner/projects';
import { type WorkedOutPlan, workOutPlan } from '@shop/domain/planner/work-out';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatNumber } from '@shop/domain/text/format';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { deliveryTerms, useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { useHead } from '../../lib/head/use-page-head.ts';
import { atOwnPrice, usePriceOf } from '../../lib/own-prices.ts';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useIsNear } from '../../lib/use-is-near.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { systemClock } from '../../lib/use-now.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { SignalPanel } from '../../ui/edged-panels.tsx';
import { Block, part, Text } from '../../ui/layout.tsx';
import { EmptyList } from '../../ui/loaded-list.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { Titled } from '../../ui/titled.tsx';
import { PlanInputs } from './plan-inputs.tsx';
import { PlanLetterhead } from './plan-letterhead.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { usePlan } from './use-plan.ts';
import { usePlanMachines, useStages } from './use-stages.ts';

const loadStages = () => import('./plan-stages.tsx');
const loadMachines = () => import('./plan-machines.tsx');

/** Plans the project named in the address. */
export default function PlanPage({ now = systemClock }: { now?: () => Date }) {
  const id = projectOfSlug(useLocation().pathname.split('/')[2]);
  return id && <ProjectPlan key={id} id={id} now={now} />;
}

function ProjectPlan({ id, now }: { id: ProjectId; now: () => Date }) {
  const { name, slug, lead, notes } = PROJECTS[id];
  useProjectHead(id, `${PATHS.planner}/${slug}`);
  const [written, edit] = usePlan(id);
  const isExample = !hasSize(written);
  const plan = useMemo(() => (isExample ? examplePlan(written) : written), [isExample, written]);
  const goods = useQuery(apiQuery('GET /api/planner'));
  const of = usePriceOf();
  const data = useMemo(
    () =>
      of && goods.data
        ? { ...goods.data, goods: goods.data.goods.map((each) => atOwnPrice(each, of)) }
        : goods.data,
    [goods.data, of],
  );
  const worked = useWorkedOut(plan, data);
  const { built, errors, areaM2, title, terms, result } = worked;
  // Totals and machines are rendered after layers and goods.
  const later = useDeferredValue(worked);
  const { wishes, ...staged } = useStages(later.result, later.plan.days, now);
  const machines = usePlanMachines(later.result, staged);
  const excavation = later.result?.excavation;
  const suggestedEdgeM = areaM2 === undefined ? undefined : suggestedEdgeOf(plan);
  const given = isExample ? undefined : areaM2;
  return (
    <Container sx={page}>
      {result && !isExample && <PlanLetterhead plan={plan} name={title} edgeM={result.edgeM} />}
      <Head name={name} title={given === undefined ? `${name} planen` : title} lead={lead} />
      <Given>
        <PlanInputs {...{ plan: written, errors, areaM2: given, suggestedEdgeM }} onEdit={edit} />
        <PlanPicture {...{ plan: built, areaM2: given, result }} />
      </Given>
      {isExample && <ExampleNote plan={plan} />}
      {areaM2 !== undefined && !goods.data && <NoPrices goods={goods} />}
      {result && (
        <Found>
          <div>
            <Replaced result={result} />
            <Titled title="Das brauchen Sie" variant="h2" mb={2}>
              <PlanList
                errors={errors}
                result={result}
                thicknessCm={plan.thicknessCm}
                productIds={plan.productIds}
                isByOffer={'unpriced' in terms && terms.unpriced === 'by offer'}
                onEdit={edit}
              />
            </Titled>
            {excavation && staged.stages.length > 0 && (
              <Near
                title="Bauabschnitte und Termine"
                load={loadStages}
                isWanted={later.plan.days !== undefined}
              >
                {(Stages) => (
                  <Stages
                    {...staged}
                    days={later.plan.days}
                    excavation={excavation}
                    onEdit={edit}
                  />
                )}
              </Near>
            )}
            {machines && machines.machines.length > 0 && (
              <Near title="Maschinen dazu mieten" load={loadMachines}>
                {(Machines) => <Machines planned={machines} isExample={isExample} />}
              </Near>
            )}
          </div>
          {later.result && (
            <PlanSummary
              {...later}
              result={later.result}
              wishes={wishes}
              machines={machines}
              onTake={isExample ? () => edit(plan) : undefined}
            />
          )}
        </Found>
      )}
      <Notes name={name} notes={notes} />
    </Container>
  );
}

/** Recalculated on every keystroke. */
function useWorkedOut(plan: Plan, data: PlannerData | undefined) {
  const options = useDeliveryOptions();
  const place = useDeliveryPlace();
  const terms = useMemo(() => deliveryTerms(place, options), [place, options]);
  return useMemo(() => {
    const errors = planErrors(plan);
    const hasArea = !Object.keys(errors).some((field) => /^(area|rectangles)/.test(field));
    const built = withoutWrong(plan, errors);
    return {
      plan,
      built,
      errors,
      areaM2: hasArea ? areaOf(plan) : undefined,
      title: hasArea ? planName(plan) : PROJECTS[plan.project].name,
      terms,
      result: hasArea && data ? workOutPlan(built, data, { terms, truck: LARGE_TRUCK }) : undefined,
    };
  }, [plan, data, terms]);
}

/** Uses the suggested value where the typed one is out of range, so that its field keeps its place. */
function withoutWrong(plan: Plan, errors: PlanErrors): Plan {
  const thickness = Object.entries(plan.thicknessCm).filter(
    ([id]) => !errors[`thickness.${id as PlanSlot}`],
  );
  const fields = Object.entries(plan).filter(
    ([name]) => !(name in MEASURES && errors[name as PlanMeasure]),
  );
  const thicknessCm = Object.fromEntries(thickness);
  return { ...newPlan(plan.project), ...Object.fromEntries(fields), thicknessCm };
}

type PlanErrors = ReturnType<typeof planErrors>;

interface NearProps<Part> {
  title: string;
  load(): Promise<{ default: Part }>;
  isWanted?: boolean;
  children(part: Part): ReactNode;
}

/** A section whose code loads when the reader scrolls near it. */
function Near<Part>({ title, load, isWanted = false, children }: NearProps<Part>) {
  const { place, isNear } = useIsNear();
  const loaded = useLoaded(load, isNear || isWanted);
  return (
    <Block mt={5}>
      <div ref={place}>
        <Titled title={title} variant="h2" mb={2}>
          {loaded && children(loaded)}
        </Titled>
      </div>
    </Block>
  );
}

const TRAIL = [{ to: PATHS.planner, label: 'Planer' }];

/** Says that the sizes are only an example, also in print. */
function ExampleNote({ plan }: { plan: Plan }) {
  const [size] = PROJECTS[plan.project].sizes;
  if (!size) return null;
  const sides = `${formatNumber(size.lengthM)} × ${formatNumber(size.widthM)} m`;
  return (
    <SignalPanel mt={3}>
      <strong>
        Beispiel: {size.label}, {sides}.
      </strong>{' '}
      Geben Sie Ihre Maße ein, dann steht hier, was Sie brauchen und was es kostet.
    </SignalPanel>
  );
}

function useProjectHead(id: ProjectId, path: string): void {
  const { name } = PROJECTS[id];
  const title = PAGE_LIST.find((page) => page.path === path)?.title ?? name;
  useHead({
    title,
    description: PROJECTS[id].description,
    path,
    // For search engines only, so it is kept out of the browser bundle.
    structuredData: import.meta.env.SSR ? [breadcrumbList(TRAIL, { to: path, label: name })] : [],
  });
}

function NoPrices({ goods: { error, isFetching, refetch } }: { goods: UseQueryResult }) {
  useLogFailure('Failed to load the goods of the planner', error);
  const cause = useCauseOfFailure('die Preise', 'Die Preise konnten nicht geladen werden.');
  return (
    // Reserves height for the plan, so that what is below does not move far.
    <Block mt={4} sx={{ minHeight: '60vh' }}>
      {isFetching ? (
        <LoadingText>Preise werden geladen...</LoadingText>
      ) : (
        <EmptyList
          title="Keine Preise"
          hint={cause}
          action="Erneut versuchen"
          onAction={() => void refetch()}
        />
      )}
    </Block>
  );
}

/** Goods of the plan that are no longer sold or no longer fit. */
function Replaced({ result: { replaced, lines } }: { result: WorkedOutPlan }) {
  if (replaced.length === 0) return null;
  const nameOf = (id: number) => lines.find(({ product }) => product.id === id)?.product.name;
  return (
    <SignalPanel role="status" mb={3}>
      {replaced.map(({ productId, unfit, byId }) => (
        <p key={productId}>
          {unfit
            ? `${unfit} passt an diese Stelle des Plans nicht mehr.`
            : `Den Artikel ${formatArticleNumber(productId)} dieses Plans bieten wir dafür nicht mehr an.`}
          {byId !== undefined && ` Stattdessen im Plan: ${nameOf(byId)}.`}
        </p>
      ))}
    </SignalPanel>
  );
}

const Head = memo(function Head(props: { name: string; title: string; lead: string }) {
  return (
    <div data-screen-only>
      <Breadcrumb trail={TRAIL} name={props.name} />
      <Typography variant="h1">{props.title}</Typography>
      <Typography sx={{ mt: 1, mb: { xs: 2.5, md: 4 }, maxWidth: '65ch' }}>{props.lead}</Typography>
    </div>
  );
});

const Notes = memo(function Notes({ name, notes }: { name: string; notes: readonly string[] }) {
  return (
    <Titled title="Gut zu wissen" variant="h2" mb={1.5} sx={notesPart}>
      <Box component="ul" sx={{ pl: 2.5, '& li': { mb: 0.75 } }}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
      <Text muted>
        Richtwerte nach den üblichen Regeln des Garten- und Straßenbaus, keine Planung im
        Einzelfall: Boden, Wasser und Gefälle vor Ort entscheiden mit. Im Zweifel{' '}
        <Link href={contactPath('contact', `Beratung: ${name}`)}>beraten wir Sie</Link> kostenlos.
      </Text>
    </Titled>
  );
});

const page = {
  pt: { xs: 1, md: 3 },
  pb: { xs: 4, md: 8 },
  // With the usual layers it fits on one sheet of A4.
  '@media print': { zoom: 0.6, p: 0 },
};

const Given = part('div', { ...columns('md', 5, 7), gap: { xs: 3, md: 6 }, alignItems: 'start' });

const Found = part('div', {
  ...columns('md', 7, 5),
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  mt: 4,
  '@media print': { display: 'block', mt: 2 },
});

const notesPart = { mt: 6, maxWidth: '65ch', '@media print': { mt: 2, maxWidth: 'none' } };
