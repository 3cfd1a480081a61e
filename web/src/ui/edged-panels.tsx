import { edgedPanel } from '../lib/theme/shared-styles.ts';
import { part } from './layout.tsx';

/** For what needs an answer. */
export const SignalPanel = part('div', edgedPanel('signal'));

export const RemarkPanel = part('div', edgedPanel('joint'));
