import { exitCodeOf } from '../../operations/command.ts';
import {
  type CommandContext,
  chooseFirestore,
  openReachable,
  placeOf,
} from '../../operations/targets.ts';
import { playMonth } from './month.ts';

/** Plays a month of business in the local Firestore, and in no other. Resolves to the exit code. */
export function demo(context: CommandContext): Promise<number> {
  const { config, now = () => new Date(), output } = context;
  return exitCodeOf(context, async () => {
    if (!config.projectId?.startsWith('demo-')) {
      throw new Error(`"${config.projectId}" is a real project: a month is only played locally.`);
    }
    const target = chooseFirestore(undefined, context, 'play a month there');
    const { firestore, close } = await openReachable(target);
    const where = placeOf(target);
    output.write(`Playing a month in ${where} …\n`);
    const orders = await playMonth(firestore, now()).finally(close);
    output.write(
      orders === undefined
        ? `Nothing was added: the month is already in ${where}.\n`
        : `Played a month with ${orders} orders in ${where}: look at /admin.\n`,
    );
  });
}
