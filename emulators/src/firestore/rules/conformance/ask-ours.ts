import type { StoredDocument } from '../../core/documents/stored-document.ts';
import { compileRules } from '../compile-rules.ts';
import type { RulesAuth } from '../rules-access.ts';
import type { Question } from './asker.ts';
import { DATABASE, inService, SAMPLE } from './sample.ts';

/** Evaluates the rules in process. */
export async function askOurs(questions: readonly Question[], auth: RulesAuth): Promise<boolean[]> {
  const sample: StoredDocument = { ...SAMPLE, createTime: 0, updateTime: 0 };
  const read = (path: string) => (path === sample.path ? sample : undefined);
  return questions.map((question) => {
    const common = {
      database: DATABASE,
      auth,
      time: 1_767_225_600_000_000,
      read,
      readAfter: read,
    };
    const rules = compileRules(inService(question.rules));
    if ('get' in question) {
      const existing = read(question.get);
      const access = { ...common, method: 'get', path: question.get } as const;
      return rules.check({ ...access, ...(existing && { existing }) }).allowed;
    }
    const { list: path, query, collectionGroup = false } = question;
    return rules.check({ ...common, method: 'list', path, query, collectionGroup }).allowed;
  });
}
