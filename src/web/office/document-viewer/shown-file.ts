/** A file that can be looked at. */
export type ShownFile = {
  id: number;
  /** What it is: “copy of the ID card”. */
  title: string;
  /** As its sender called it. */
  name: string;
  contentType: string;
};
