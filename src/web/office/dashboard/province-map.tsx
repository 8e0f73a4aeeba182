import { listOutlines, OUTLINES_BOX } from '../../map/province-shapes.ts';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

const STEPS = 5;

type Props = { counts: ReadonlyMap<string, number>; nameOf: (code: string) => string };

/** The country, each province as dark as it has applications; the numbers stand in the table. */
export default function ProvinceMap({ counts, nameOf }: Props) {
  const { provinceMap } = useDashboardTexts();
  const most = Math.max(1, ...counts.values());
  return (
    <svg className={styles.map} viewBox={OUTLINES_BOX} role="img" aria-label={provinceMap}>
      {listOutlines().map(({ code, lake, path }) => {
        const count = counts.get(code) ?? 0;
        return (
          <path
            key={path}
            d={path}
            data-step={lake ? undefined : Math.ceil((count / most) * STEPS)}
          >
            <title>{`${nameOf(code)}: ${count}`}</title>
          </path>
        );
      })}
    </svg>
  );
}
