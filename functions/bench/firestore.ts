import { startLocalFirestore } from '@shop/emulators/firestore';

/** The database's process: tells the parent its address and ends with it. */
const { address } = await startLocalFirestore();
process.on('disconnect', () => process.exit());
process.send?.(address);
