const SIZE = { width: 21, height: 14, viewBox: '0 0 21 14' };

/** Drawn, because flag emoji do not exist everywhere. Always beside the language's own name. */
export function ThaiFlag() {
  return (
    <svg aria-hidden="true" {...SIZE}>
      <path fill="#a51931" d="M0 0h21v14H0z" />
      <path fill="#f4f5f8" d="M0 2.33h21v9.34H0z" />
      <path fill="#2d2a4a" d="M0 4.67h21v4.66H0z" />
    </svg>
  );
}

export function UnitedStatesFlag() {
  return (
    <svg aria-hidden="true" {...SIZE}>
      <path fill="#fff" d="M0 0h21v14H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.08"
        d="M0 .54h21M0 2.7h21M0 4.85h21M0 7h21M0 9.15h21M0 11.3h21M0 13.46h21"
      />
      <path fill="#3c3b6e" d="M0 0h9v7.54H0z" />
      <path
        stroke="#fff"
        strokeWidth=".9"
        strokeLinecap="round"
        strokeDasharray="0 1.7"
        d="M1.1 1.3h7M1.95 2.95h5.4M1.1 4.6h7M1.95 6.25h5.4"
      />
    </svg>
  );
}
