import { refuse } from '../errors/refusal.ts';
import { type Answer, catalogueAnswer, refusalAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readPathId } from '../http/path-id.ts';
import { onceFor } from '../once-for.ts';
import { prepareJson } from '../prepared-text.ts';
import type { RentalCatalogue } from '../rental/rental-catalogue.ts';
import { type StoredRentalTool, toRentalTool } from '../rental/stored-rental-tool.ts';
import { whenThere } from '../when-there.ts';

const UNKNOWN = refuse('not_found', 'Dieses Mietgerät gibt es nicht.');

export function rentalEndpoints(catalogue: RentalCatalogue): Endpoint[] {
  return [
    {
      path: '/api/rental-tools',
      get: () => whenThere(catalogue.toolList(), catalogueAnswer),
    },
    {
      path: '/api/rental-tools/:id',
      get: ({ params }) => detail(catalogue, params.id),
    },
    {
      path: '/api/rental-categories',
      get: () => whenThere(catalogue.categoryList(), catalogueAnswer),
    },
  ];
}

const preparedDetail = onceFor((tool: StoredRentalTool) => prepareJson(toRentalTool(tool)));

function detail(catalogue: RentalCatalogue, pathId: unknown): Answer | Promise<Answer> {
  const id = readPathId(pathId);
  if (id === undefined) return refusalAnswer(UNKNOWN);
  return whenThere(catalogue.findTool(id), ({ item }) =>
    item ? catalogueAnswer(preparedDetail(item)) : refusalAnswer(UNKNOWN),
  );
}
