import type { Sealing } from '#server/platform/sealed.ts';

export type SecretKeys = { secretKey: string; previousKey?: string | undefined };
export type RenewTools = { sealing: Sealing; keys: SecretKeys };
/** Values as PostgreSQL writes them: JSON as its text. */
type Row = Record<string, string | null>;

/** A table with values that the secret key keeps. */
export type SealedTable = {
  table: string;
  /** What rows are walked by, and of which type it is. */
  id: string;
  idType: 'integer' | 'uuid' | 'text';
  /** What `renew` wants to see; the id is always there. */
  columns: string[];
  /**
   * The columns as they are under the present key; undefined where they are so already. Throws
   * where neither key opens them.
   */
  renew(row: Row, tools: RenewTools): Row | undefined;
  /**
   * Where it is of no use to anybody once its key is lost, because it is made anew: the tables that
   * are made with it, and go with it. Others stay, in case the key is found.
   */
  remade?: string[];
};

/** A table that names private files: by which expression, and what they are bound to. */
export type PrivateFileTable = { table: string; key: string; belongsTo: string };

/** The query for all keys that it names. */
export const keysIn = ({ table, key }: PrivateFileTable) => `select ${key} as key from ${table}`;

export type Kept = { sealed: SealedTable[]; files: PrivateFileTable[] };

/** The plain case: columns that `platform/sealed.ts` sealed, each for its purpose. */
export function sealedColumns(
  place: Pick<SealedTable, 'table' | 'id' | 'idType' | 'remade'>,
  purposes: Record<string, string>,
): SealedTable {
  return {
    ...place,
    columns: Object.keys(purposes),
    renew(row, { sealing }) {
      const renewed: Row = {};
      for (const [column, purpose] of Object.entries(purposes)) {
        const value = row[column];
        if (!value || sealing.isCurrent(value)) continue;
        renewed[column] = sealing.seal(sealing.open(value, purpose), purpose);
      }
      return Object.keys(renewed).length ? renewed : undefined;
    },
  };
}
