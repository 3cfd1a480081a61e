import { startLocalFirestore } from '@shop/emulators/firestore';

/** The local Firestore: reports its address once it is ready and exits with its parent. */
const { address } = await startLocalFirestore(JSON.parse(process.argv[2] ?? '{}'));
process.on('disconnect', () => process.exit());
process.send?.(address);
