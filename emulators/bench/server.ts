import { startLocalFirestore } from '../src/firestore/index.ts';
import { RULES } from './requests.ts';
import { startWire } from './wire.ts';

/** The servers' process: tells the parent their addresses and ends with it. */
const { address: firestore } = await startLocalFirestore({ rules: RULES });
const wire = await startWire();
process.on('disconnect', () => process.exit());
process.send?.({ firestore, wire });
