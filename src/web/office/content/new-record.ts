/** How something new begins: as a draft that would be seen at once, without an end. */
export function newPublishing() {
  return { published: false, publishFrom: new Date().toISOString(), publishUntil: null };
}
