import { createBrowserStore } from '../../site/browser-store.ts';
import type { VisitValues } from './visit-values.ts';

/** A visit that is being written down, as this device keeps it until the server has it. */
export type Visit = {
  appraisalId: string;
  applicationId: number;
  deedId: number;
  /** What the deed is called, to tell several apart without a connection. */
  title: string;
  /** The user id of who writes: nobody else on this device sees or sends it. */
  user: string;
  /** What of the server’s it goes on from; 0: it knows nothing of it. */
  version: number;
  values: VisitValues;
  conclude: boolean;
  /** It is to be sent. */
  queued: boolean;
  /** Of the save that was tried last, and of the one before, whose answer may be lost. */
  saveId: string;
  after?: string | undefined;
  /** The server has the words; photos may still be on their way. */
  saved: boolean;
  /** Why the server does not take it. */
  refused?: { reason: string; fields: Record<string, string> } | undefined;
};

export type Photo = {
  photoId: string;
  appraisalId: string;
  name: string;
  content: Blob;
  /** Whether time and place that the camera noted are kept. */
  keepTaken: boolean;
  refused?: string | undefined;
};

const VISITS = 'visits';
const PHOTOS = 'photos';
const run = createBrowserStore('chanote-visits', [VISITS, PHOTOS]);

export const visitStore = {
  read: (): Promise<Visit[]> =>
    run(VISITS, 'readonly', (store) => store.getAll() as IDBRequest<Visit[]>),
  write: (visit: Visit) => run(VISITS, 'readwrite', (store) => store.put(visit, visit.appraisalId)),
  readPhotos: (): Promise<Photo[]> =>
    run(PHOTOS, 'readonly', (store) => store.getAll() as IDBRequest<Photo[]>),
  /** A photo that does not fit is refused by the browser. */
  writePhoto: (photo: Photo) =>
    run(PHOTOS, 'readwrite', (store) => store.put(photo, photo.photoId)),
  dropPhoto: (photoId: string) => run(PHOTOS, 'readwrite', (store) => store.delete(photoId)),
  drop: (appraisalId: string) => run(VISITS, 'readwrite', (store) => store.delete(appraisalId)),
};
