import { useLanguage } from '../../i18n/texts.ts';
import styles from './deed-drawing.module.css';
import { useRegisterTexts } from './texts.ts';

/** Where each number is printed, and the word before it; the same numbers stand beside the fields. */
const MARKS = [
  { number: 1, x: 240, y: 62, word: 'เลขที่', value: '12345' },
  { number: 2, x: 28, y: 62, word: 'ระวาง', value: '5136 II' },
  { number: 3, x: 28, y: 92, word: 'เลขที่ดิน', value: '147' },
  { number: 4, x: 28, y: 122, word: 'หน้าสำรวจ', value: '2689' },
] as const;
const AREA = { number: 5, x: 52, y: 214, word: 'เนื้อที่', value: '2 ไร่ 1 งาน 50 ตารางวา' } as const;

/** A drawn title deed that shows where its numbers are found. Deeds speak Thai, whoever reads them. */
export function DeedDrawing() {
  const { drawing, land } = useRegisterTexts();
  const thai = useLanguage() === 'th';
  const names = [land.deedNo, land.mapSheet, land.landNo, land.surveyPage, land.area];
  const places = [...MARKS, AREA];
  return (
    <details className={styles.drawing} open>
      <summary>{drawing.title}</summary>
      <svg viewBox="0 0 360 390" role="img" aria-label={drawing.alt} className={styles.sheet}>
        <rect className={styles.paper} x="4" y="4" width="352" height="382" rx="6" />
        <rect className={styles.rim} x="11" y="11" width="338" height="368" rx="3" />
        <Emblem />
        <text className={styles.title} x="180" y="160">
          โฉนดที่ดิน
        </text>
        <path className={styles.lines} d="M30 176h300M30 190h300" />
        {places.map(({ number, x, y, word, value }) => (
          <g key={number}>
            <circle className={styles.mark} cx={x} cy={y - 5} r="12" />
            <text className={styles.number} x={x} y={y}>
              {number}
            </text>
            <text className={styles.word} x={x + 18} y={y}>
              {word} <tspan className={styles.value}>{value}</tspan>
            </text>
          </g>
        ))}
        <Plots />
      </svg>
      <ol className={styles.names}>
        {names.map((name, place) => (
          <li key={name}>
            <DeedMark number={place + 1} /> {name}
            {!thai && <span lang="th"> ({places[place]?.word})</span>}
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

/**
 * A Garuda stands above every deed: a crowned man with wings, arms raised. Drawn from half of it,
 * the crown and the arms first, for a bird with spread wings would be an eagle. Small enough that the
 * numbers beside it can be read.
 */
function Emblem() {
  return (
    <g className={styles.emblem} transform="translate(72 8) scale(0.6)">
      <path d="M180 20l3 9h-6zM174 31h12l-2 4h-8z" />
      <circle cx="180" cy="41" r="5.5" />
      <path d="M169 49q11-4 22 0l-4 18q-7 3-14 0z" />
      <path d="M174 84q6-12 6-16 0 4 6 16l-6 5z" />
      <EmblemHalf />
      <g transform="matrix(-1 0 0 1 360 0)">
        <EmblemHalf />
      </g>
    </g>
  );
}

/** An arm, three feathers of a wing, and a bent leg. */
function EmblemHalf() {
  return (
    <>
      <path d="M170 50l-10 7-3-14 4-1 2 8 6-4z" />
      <path d="M168 56q-14 6-20-6-3-8-1-17 6 15 21 18zM168 60q-18 8-28-3-5-6-6-13 11 13 34 12zM169 65q-18 9-31 0-5-4-8-9 16 10 38 5z" />
      <path d="M174 66l-11 6 5 12-5 2-6-15 14-9z" />
    </>
  );
}

function Plots() {
  return (
    <g>
      <path
        className={styles.neighbours}
        d="M40 248l280-10M44 366l276-8M92 246l-8 118M268 240l10 118M170 232l2 9M184 364l-1 10"
      />
      <path className={styles.plot} d="M100 258l156-8 10 92-172 9z" />
      {PEGS.map(([x, y]) => (
        <circle key={x} className={styles.peg} cx={x} cy={y} r="5" />
      ))}
      <text className={styles.plotNumber} x="178" y="308">
        147
      </text>
    </g>
  );
}

const PEGS = [
  [100, 258],
  [256, 250],
  [266, 342],
  [94, 351],
] as const;
