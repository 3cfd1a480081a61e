import { startLocalFirestore } from '@shop/emulators/firestore';

/** The database's process: says its address once it runs, and ends with its parent. */
const { address } = await startLocalFirestore(JSON.parse(process.argv[2] ?? '{}'));
process.on('disconnect', () => process.exit());
process.send?.(address);
