import { drawCadastre, type SheetPlan } from './cadastre.ts';
import type { Point } from './geometry.ts';

export type Drawn = SheetPlan & {
  /** Writes the lengths of the sides and the area into the sheet. */
  measured?: boolean;
  /** The marked parcel is looked for, not found. */
  missing?: boolean | undefined;
};

/** What stands inside of a sheet; its styles come with the sheet, which is there before. */
export function SheetDrawing({
  styles,
  measured = false,
  missing,
  ...plan
}: Drawn & { styles: CSSModuleClasses }) {
  const { boundaries, ground, road, river, numbers, marked } = drawCadastre(plan);
  return (
    <>
      {ground.fills && <path className={styles.ground} d={ground.fills} />}
      {ground.lines && <path className={styles.rows} d={ground.lines} />}
      <path className={styles.boundaries} d={boundaries} />
      <path className={styles.roadEdge} d={road} />
      <path className={styles.road} d={road} />
      <path className={styles.bank} d={river} />
      <path className={styles.river} d={river} />
      <g className={styles.numbers}>
        {numbers.map(({ at, text }) => (
          <Written key={text} at={at} text={text} />
        ))}
      </g>
      <path className={missing ? styles.missing : styles.marked} d={marked.outline} />
      {measured && (
        <g className={styles.measures}>
          {marked.sides.map(({ at, text }) => (
            <Written key={`${at}`} at={at} text={text} />
          ))}
        </g>
      )}
      {measured && <Written className={styles.size} at={marked.size.at} text={marked.size.text} />}
      {marked.pegs.map(([x, y]) => (
        <circle key={`${x}`} className={styles.peg} cx={Math.round(x)} cy={Math.round(y)} r="5" />
      ))}
    </>
  );
}

function Written({
  at,
  text,
  className,
}: {
  at: Point;
  text: string;
  className?: string | undefined;
}) {
  return (
    <text className={className} x={Math.round(at[0])} y={Math.round(at[1])}>
      {text}
    </text>
  );
}
