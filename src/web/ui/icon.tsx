const PATHS = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.1M12 12h.1M15 12h.1M9 16h.1M12 16h.1M15 16h.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  danger: 'M12 7.5v5.5m0 3.4v.1M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  external: 'M14 5h5v5m0-5-8 8M10 5H5v14h14v-5',
  info: 'M12 11v5.5m0-9v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  success: 'm8 12.3 2.8 2.8L16 9.6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  telephone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  warning: 'M12 9.5v4.5m0 2.9v.1M12 3.5 2.5 20h19z',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside a text that says the same, so it is hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
