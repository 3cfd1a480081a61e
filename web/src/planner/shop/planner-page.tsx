import { layersOf, newPlan } from '@shop/domain/planner/plan';
import { PROJECT_IDS, PROJECTS } from '@shop/domain/planner/projects';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { Page } from '../../ui/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PictureTile, PictureTiles } from '../../ui/picture-tiles.tsx';
import { CrossSection } from '../shared/cross-section.tsx';

/** The choice of what is built. */
export default function PlannerPage() {
  usePageHead(
    'planner',
    'Einfahrt, Terrasse, Weg oder Beet planen: Schichten, Mengen und Preise aller Baustoffe aus Länge und Breite, mit Lieferung und passenden Maschinen.',
    // For search engines only, so it is kept out of the browser bundle.
    import.meta.env.SSR ? [listBreadcrumb(PATHS.planner, 'Planer')] : [],
  );
  const { frost_zone } = useDeliveryOptions();
  return (
    <>
      <PageHeader title="Was bauen Sie?" material="paving">
        Sagen Sie uns nur, wie groß es wird. Sie sehen den Aufbau Schicht für Schicht, was Sie davon
        brauchen und was es mit Lieferung kostet.
      </PageHeader>
      <Page component="section" py={{ xs: 4, md: 7 }} aria-label="Vorhaben">
        <PictureTiles>
          {PROJECT_IDS.map((id) => {
            const { slug, name, lead, edge } = PROJECTS[id];
            const layers = layersOf(newPlan(id), frost_zone).reverse();
            return (
              <PictureTile key={id} to={`${PATHS.planner}/${slug}`} title={name} text={lead}>
                <CrossSection project={id} layers={layers} hasEdge={edge !== undefined} />
              </PictureTile>
            );
          })}
        </PictureTiles>
      </Page>
    </>
  );
}
