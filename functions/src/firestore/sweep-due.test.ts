import { expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { sweepDue } from './sweep-due.ts';

const api = apiForTests();

test('what has to wait or fails takes no turn away from the twenty that are due', async () => {
  const due = api.firestore.collection('sweptForTest');
  const ids = Array.from({ length: 60 }, (_, index) => `due-${String(index).padStart(2, '0')}`);
  await Promise.all(ids.map((id, day) => due.doc(id).set({ day })));
  const [told, done]: [unknown[], string[]] = [[], []];
  const each = async (id: string) => {
    if (id < 'due-15') return false;
    if (id < 'due-25') throw new Error(id);
    done.push(id);
    return true;
  };
  await sweepDue(due, 'day', each, (error) => told.push(error));
  expect(done).toEqual(ids.slice(25, 45));
  expect(told).toHaveLength(10);
});
