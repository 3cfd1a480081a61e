import type { Fault } from '@shop/emulators/firestore';
import type { Shop } from '../stack/shop.ts';

/** Something that happens to the database for a while. */
export interface Disturbance {
  name: string;
  begin(shop: Shop): Promise<void>;
  end(shop: Shop): Promise<void>;
}

/** Twelve seconds of each are longer than any request may take. */
export const DISTURBANCES: readonly Disturbance[] = [
  faulty('Firestore 2 s slow', { delayMs: 2000 }),
  faulty('UNAVAILABLE', { code: 'UNAVAILABLE' }),
  faulty('ABORTED', { code: 'ABORTED' }),
  faulty('DEADLINE_EXCEEDED', { code: 'DEADLINE_EXCEEDED' }),
  faulty('every 3rd answer lost', { code: 'UNAVAILABLE', when: 'after', every: 3 }),
  faulty('every 3rd answer late', { code: 'DEADLINE_EXCEEDED', when: 'after', every: 3 }),
  {
    name: 'Firestore gone',
    begin: (shop) => shop.firestoreProgram.kill(),
    end: async (shop) => {
      await shop.firestoreProgram.start();
    },
  },
];

function faulty(name: string, fault: Fault): Disturbance {
  return {
    name,
    begin: (shop) => control(shop, { method: 'PUT', body: JSON.stringify(fault) }),
    end: (shop) => control(shop, { method: 'DELETE' }),
  };
}

async function control({ database }: Shop, init: RequestInit): Promise<void> {
  const response = await fetch(`http://${database}/emulator/v1/fault`, init);
  if (!response.ok) throw new Error(`The database took no fault: ${await response.text()}`);
}
