import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useFirestore } from './firestore-under-test.ts';
import { WEB_RULES } from './web-rules.ts';

const { projectId } = useFirestore('rules-unit-testing');

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // It reads the address from FIRESTORE_EMULATOR_HOST.
  environment = await initializeTestEnvironment({ projectId, firestore: { rules: WEB_RULES } });
});

afterAll(() => environment.cleanup());

test('users and anonymous visitors have different access', async () => {
  const ada = environment.authenticatedContext('ada').firestore();
  await assertSucceeds(setDoc(doc(ada, 'users/ada'), { n: 1 }));
  await assertFails(setDoc(doc(ada, 'users/bob'), { n: 1 }));
  const nobody = environment.unauthenticatedContext().firestore();
  await assertFails(getDoc(doc(nobody, 'users/ada')));
});

test('withSecurityRulesDisabled writes data and clearFirestore removes it', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'orders/1'), { owner: 'ada' });
  });
  const order = doc(environment.authenticatedContext('ada').firestore(), 'orders/1');
  expect((await assertSucceeds(getDoc(order))).data()).toEqual({ owner: 'ada' });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await getDoc(doc(context.firestore(), 'orders/1'))).exists()).toBe(false);
  });
});

test('invalid rules are refused with their position', async () => {
  const rules = WEB_RULES.replace('if true;', 'if tru(;');
  await expect(initializeTestEnvironment({ projectId, firestore: { rules } })).rejects.toThrow(
    /L5:\d+/,
  );
});
