import type { ServerContext } from '../server-context.ts';
import { type Exchange, readJson, sendJson } from './exchange.ts';

/** Serves the control endpoints of this emulator; false for any other call. */
export async function handleControl(
  { databases: { usage }, faults }: ServerContext,
  exchange: Exchange,
): Promise<boolean> {
  switch (`${exchange.method} ${exchange.path}`) {
    case 'GET /':
      exchange.response.end('Ok\n');
      return true;
    case 'GET /emulator/v1/usage':
      sendJson(exchange, 200, usage.total);
      return true;
    case 'PUT /emulator/v1/fault':
      faults.set(await readJson(exchange));
      break;
    case 'DELETE /emulator/v1/fault':
      faults.set(undefined);
      break;
    default:
      return false;
  }
  sendJson(exchange, 200, {});
  return true;
}
