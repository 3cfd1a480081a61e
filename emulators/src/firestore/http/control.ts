import type { Rulebook } from '../access/rulebook.ts';
import type { Databases } from '../core/databases.ts';
import { invalidArgument } from '../core/errors.ts';
import type { Log } from '../log.ts';
import { RulesSyntaxError } from '../rules/index.ts';
import { answerJson, type Exchange, readJson } from './exchange.ts';

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/;
const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;

export interface ControlContext {
  readonly databases: Databases;
  readonly rulebook: Rulebook;
  readonly log: Log;
}

/** Answers the paths by which tests steer an emulator; false for all others. */
export async function answerControl(context: ControlContext, exchange: Exchange): Promise<boolean> {
  const { method, path } = exchange;
  const database = DOCUMENTS.exec(path)?.[1];
  const projectId = RULES.exec(path)?.[1];
  if (method === 'GET' && path === '/') {
    exchange.response.end('Ok\n');
  } else if (method === 'DELETE' && database !== undefined) {
    context.databases.get(database).clear();
    answerJson(exchange, 200, {});
  } else if (method === 'PUT' && projectId !== undefined) {
    loadRules(context, projectId, sourceIn(await readJson(exchange)));
    answerJson(exchange, 200, {});
  } else {
    return false;
  }
  return true;
}

function loadRules({ rulebook, log }: ControlContext, projectId: string, source: string): void {
  try {
    rulebook.load(projectId, source);
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
