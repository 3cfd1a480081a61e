interface IconProps {
  name: IconName;
  size?: number;
  filled?: boolean;
}

/** A decorative icon, skipped by screen readers. Size in px. */
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

/** Line drawings on a 24-px grid, 2 px wide. */
export const ICON_PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  calculator: 'M5 2h14v20H5zM9 6h6M9 11h.01M15 11h.01M9 14.5h.01M15 14.5h.01M9 18h.01M15 18h.01',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5',
  cart: 'M2 4h3l3 12h10l3-9H6M9.5 20h.01M17 20h.01',
  chat: 'M3 4h18v12H11l-5 5v-5H3zM8 9h8M8 12h5',
  check: 'M4 12.5l5.5 5.5L20 7',
  chevron: 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  download: 'M12 3v12M6 10l6 6 6-6M4 21h16',
  euro: 'M19 5.5A8 8 0 1 0 19 18.5M3 10h11M3 14h10',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  heart: 'M12 20C6 15.5 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 11.5z',
  list: 'M4 6h.01M8 6h12M4 12h.01M8 12h12M4 18h.01M8 18h12',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  building: 'M3 21h18M5 21V4h10v17M15 10h4v11M8 8h4M8 12h4M8 16h4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3-6 8-6s8 2 8 6',
  phone: 'M4 3h5l2 5-3 2c1 3 3 5 6 6l2-3 5 2v5c-9 2-19-8-17-17z',
  pin: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12M12 9h.01',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2-5.5L20 8M20 3v5h-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  truck: 'M2 5h12v11H2zM14 9h4l4 4v3h-8M6.5 19h.01M18 19h.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;
