import { createContext, use } from 'react';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Held } from './permission-set.ts';

/** A place in the matrix: row and column, heads included. */
export type Place = { row: number; column: number };

type Matrix = {
  held: Held;
  readOnly: boolean;
  /** What this user holds and may therefore give. */
  may: (permission: Permission) => boolean;
  toggle: (permissions: readonly Permission[]) => void;
  /** The one place that the tab key reaches; arrow keys move it. */
  active: Place;
};

export const MatrixContext = createContext<Matrix | undefined>(undefined);

export function useMatrix(): Matrix {
  const matrix = use(MatrixContext);
  if (!matrix) throw new Error('A check stands outside of its matrix.');
  return matrix;
}
