import { startAuthEmulator } from '../../test/auth-emulator.ts';

/** The accounts' process: says its address once it runs, and ends with its parent. */
const { address } = await startAuthEmulator(JSON.parse(process.argv[2] ?? '{}').projectId);
process.on('disconnect', () => process.exit());
process.send?.(address);
