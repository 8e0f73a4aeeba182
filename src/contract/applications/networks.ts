/** The networks whose branches take applications. */
export const NETWORKS = ['GSB', 'TIP', 'BCP'] as const;
export type Network = (typeof NETWORKS)[number];
