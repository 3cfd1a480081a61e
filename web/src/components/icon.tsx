import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  size?: number;
  filled?: boolean;
}

/** A drawing beside a text that says the same; screen readers skip it. Size in px. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      data-icon
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
