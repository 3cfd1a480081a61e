import { catalogueAnswer, refusalAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { prepareJson } from '../prepared-json.ts';
import { refuse } from '../refusal.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { toRentalTool } from '../rental/stored-rental-tool.ts';

export function rentalEndpoints(catalogue: RentalCatalogue): Endpoint[] {
  return [
    {
      path: '/api/rental-tools',
      get: async () => catalogueAnswer(await catalogue.toolList()),
    },
    {
      path: '/api/rental-tools/:id',
      get: async ({ params }) => {
        const id = readPathId(params.id);
        const tool = id && (await catalogue.findTool(id));
        if (!tool) return refusalAnswer(refuse('not_found', 'Dieses Mietgerät gibt es nicht.'));
        return catalogueAnswer(prepareJson(toRentalTool(tool)));
      },
    },
    {
      path: '/api/rental-categories',
      get: async () => catalogueAnswer(await catalogue.categoryList()),
    },
  ];
}
