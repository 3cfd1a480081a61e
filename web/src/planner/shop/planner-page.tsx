import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { layersOf, newPlan } from '@shop/domain/planner/plan';
import { PROJECT_IDS, PROJECTS } from '@shop/domain/planner/projects';
import { Link as RouterLink } from 'react-router-dom';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { TILE } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, Quiet } from '../../ui/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
        <Box sx={cards}>
          {PROJECT_IDS.map((id) => {
            const project = PROJECTS[id];
            const layers = layersOf(newPlan(id), frost_zone).reverse();
            return (
              <Box
                component={RouterLink}
                key={id}
                to={`${PATHS.planner}/${project.slug}`}
                sx={card}
              >
                <Box sx={frame}>
                  <CrossSection project={id} layers={layers} hasEdge={project.edge !== undefined} />
                </Box>
                <Box sx={words}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="h3" component="h2">
                      {project.name}
                    </Typography>
                    <Quiet mt={0.5}>{project.lead}</Quiet>
                  </Box>
                  <Box className="arrow">
                    <Icon name="arrow" />
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Page>
    </>
  );
}

const cards = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
};

const card = { ...TILE, flexDirection: 'column' };

const frame = {
  height: { xs: 150, md: 190 },
  overflow: 'hidden',
  bgcolor: COLORS.plaster,
  borderBottom: `2px solid ${COLORS.ink}`,
};

const words = { display: 'flex', gap: 2, flex: 1, p: { xs: 2, sm: 2.5 } };
