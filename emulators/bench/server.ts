import { startLocalFirestore } from '../src/firestore/index.ts';
import { RULES } from './requests.ts';

/** The server's process: tells the parent its address and ends with it. */
const { address } = await startLocalFirestore({ rules: RULES });
process.on('disconnect', () => process.exit());
process.send?.(address);
