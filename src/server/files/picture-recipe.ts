import type {
  AvifOptions,
  JpegOptions,
  PngOptions,
  Region,
  ResizeOptions,
  WebpOptions,
} from 'sharp';

type Format =
  | { jpeg: JpegOptions }
  | { png: PngOptions }
  | { webp: WebpOptions }
  | { avif: AvifOptions };

/** What is made of a picture, in the order in which it is written here. */
export type Recipe = {
  /** Turned as the camera was held. */
  upright?: boolean;
  cut?: Region;
  resize?: ResizeOptions;
  /** What shows where the picture has holes. */
  background?: string;
  keepColours?: boolean;
  to: Format;
};

export type Made = { bytes: Buffer; format: string; width: number; height: number };

/** What the process that works on pictures is asked. */
export type Asked = { id: number; input: Buffer; make: Recipe | 'exif' };
/** And what it answers. */
export type Answered = { id: number } & (Made | { exif: Buffer | undefined } | { failure: string });
