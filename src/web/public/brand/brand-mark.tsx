/** A parcel between its pegs, the first of them the datum. Same drawing as public/favicon.svg. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 36 36">
      <rect width="36" height="36" rx="9" fill="#216cb7" />
      <path
        d="M10 11 25 8.5 27.5 24.5 12.5 27.5ZM11.2 18.6 26.2 16"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="#fff">
        <circle cx="25" cy="8.5" r="2.75" />
        <circle cx="27.5" cy="24.5" r="2.75" />
        <circle cx="12.5" cy="27.5" r="2.75" />
      </g>
      <circle cx="10" cy="11" r="3.5" fill="#00cae3" />
    </svg>
  );
}
