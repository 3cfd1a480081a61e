import { invalidArgument } from '../core/api/errors.ts';
import { RulesSyntaxError } from '../rules/syntax/rules-syntax-error.ts';
import type { ServerContext } from '../server-context.ts';
import { type Exchange, readJson, sendJson } from './exchange.ts';

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/;
const USAGE = '/emulator/v1/usage';
const FAULT = '/emulator/v1/fault';
const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;

/** Serves the control endpoints of an emulator; false for any other path. */
export async function handleControl(context: ServerContext, exchange: Exchange): Promise<boolean> {
  const { method, path } = exchange;
  const database = DOCUMENTS.exec(path)?.[1];
  const projectId = RULES.exec(path)?.[1];
  if (method === 'GET' && path === '/') {
    exchange.response.end('Ok\n');
  } else if (method === 'DELETE' && database !== undefined) {
    context.databases.get(database).clear();
    sendJson(exchange, 200, {});
  } else if (method === 'PUT' && projectId !== undefined) {
    loadRules(context, projectId, sourceIn(await readJson(exchange)));
    sendJson(exchange, 200, {});
  } else {
    return (await handleUsage(context, exchange)) || (await handleFault(context, exchange));
  }
  return true;
}

function handleUsage({ databases: { usage } }: ServerContext, exchange: Exchange): boolean {
  const { method, path } = exchange;
  if (path !== USAGE || !['GET', 'DELETE'].includes(method)) return false;
  if (method === 'DELETE') usage.reset();
  sendJson(exchange, 200, usage.total);
  return true;
}

async function handleFault({ faults }: ServerContext, exchange: Exchange): Promise<boolean> {
  const { method, path } = exchange;
  if (path !== FAULT || !['PUT', 'DELETE'].includes(method)) return false;
  faults.set(method === 'PUT' ? await readJson(exchange) : undefined);
  sendJson(exchange, 200, {});
  return true;
}

function loadRules({ rulesRegistry, log }: ServerContext, projectId: string, source: string): void {
  try {
    rulesRegistry.load(projectId, source);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column, message } = error;
    throw invalidArgument(`Error compiling rules:\nL${line}:${column} ${message}`);
  }
  log(`Firestore: loaded security rules of ${projectId}`);
}

function sourceIn(body: { rules?: { files?: { content?: unknown }[] } }): string {
  const [file, ...others] = body.rules?.files ?? [];
  if (typeof file?.content !== 'string' || others.length > 0) {
    throw invalidArgument(
      'The rules must come as one file: {"rules":{"files":[{"content":"…"}]}}.',
    );
  }
  return file.content;
}
