import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A drawing beside a text that says the same; screen readers skip it. Size in px. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      style={{ display: 'block', flex: 'none' }}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
