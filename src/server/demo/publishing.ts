export const DEMO = { updatedBy: 'demo' };
export const PUBLISHED = { ...DEMO, published: true };

/** The row, published, in the place it has in its list. */
export function publishedInOrder<Row>(row: Row, index: number) {
  return { ...row, ...PUBLISHED, position: index + 1 };
}
