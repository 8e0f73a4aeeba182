import { useRegisterTexts } from '../../i18n/register.ts';
import styles from './deed-drawing.module.css';

/** Where each number is printed; the same numbers stand beside the fields. */
const MARKS = [
  { number: 1, x: 300, y: 74 },
  { number: 2, x: 26, y: 74 },
  { number: 3, x: 26, y: 100 },
  { number: 4, x: 26, y: 126 },
  { number: 5, x: 92, y: 214 },
] as const;

/** A drawn title deed that shows where its numbers are found. */
export function DeedDrawing() {
  const { drawing, land } = useRegisterTexts();
  const names = [land.deedNo, land.mapSheet, land.landNo, land.surveyPage, land.area];
  return (
    <details className={styles.drawing} open>
      <summary>{drawing.title}</summary>
      <svg viewBox="0 0 420 400" role="img" aria-label={drawing.alt} className={styles.sheet}>
        <rect className={styles.paper} x="4" y="4" width="412" height="392" rx="6" />
        <rect className={styles.rim} x="12" y="12" width="396" height="376" rx="3" />
        <Emblem />
        <text className={styles.title} x="210" y="92">
          {drawing.sheet}
        </text>
        <text className={styles.small} x="40" y="56">
          {drawing.position}
        </text>
        <Entry x={42} y={79} text={land.mapSheet} value="5136 II 6638" />
        <Entry x={42} y={105} text={land.landNo} value="147" />
        <Entry x={42} y={131} text={land.surveyPage} value="2689" />
        <Entry x={316} y={79} text={land.deedNo} value="12345" below />
        <path className={styles.lines} d="M30 158h360M30 178h360M30 198h230" />
        <text className={styles.value} x="108" y="219">
          2 {land.rai} 1 {land.ngan} 50 {land.wah}
        </text>
        <Plots />
        {MARKS.map(({ number, x, y }) => (
          <g key={number} transform={`translate(${x} ${y})`}>
            <circle className={styles.mark} r="11" />
            <text className={styles.number} y="5">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.names}>
        {names.map((name, place) => (
          <li key={name}>
            <DeedMark number={place + 1} /> {name}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{drawing.note}</p>
    </details>
  );
}

/** The number of a place on the drawing. */
export function DeedMark({ number }: { number: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {number}
    </span>
  );
}

type EntryProps = { x: number; y: number; text: string; value: string; below?: boolean };

function Entry({ x, y, text, value, below = false }: EntryProps) {
  return (
    <>
      <text className={styles.small} x={x} y={y}>
        {text}
      </text>
      <text className={styles.value} x={below ? x : x + 66} y={below ? y + 24 : y}>
        {value}
      </text>
    </>
  );
}

/** A bird with spread wings stands above every deed. */
function Emblem() {
  return (
    <path
      className={styles.emblem}
      d="M210 26c4 0 6 3 6 6 10-6 22-5 28 2-8 0-12 3-15 8-4 6-9 9-14 10l4 12-9-6-9 6 4-12c-5-1-10-4-14-10-3-5-7-8-15-8 6-7 18-8 28-2 0-3 2-6 6-6z"
    />
  );
}

function Plots() {
  return (
    <g>
      <path
        className={styles.neighbours}
        d="M60 250l300-12M72 372l286-10M120 246l-10 124M306 242l12 122M200 236l2 12M214 368l-2 10"
      />
      <path className={styles.plot} d="M132 262l158-9 10 96-176 10z" />
      {[
        [132, 262],
        [290, 253],
        [300, 349],
        [124, 359],
      ].map(([x, y]) => (
        <circle key={`${x}`} className={styles.peg} cx={x} cy={y} r="5" />
      ))}
      <text className={styles.plotNumber} x="212" y="312">
        147
      </text>
    </g>
  );
}
