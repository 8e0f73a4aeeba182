const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** How much of a file tells. */
export const HEIC_MARK_BYTES = 12;

/** Whether it is a photo as an iPhone keeps it, told by how it begins: a name can say anything. */
export function isHeic(begin: Uint8Array): boolean {
  const at = (start: number) => String.fromCharCode(...begin.subarray(start, start + 4));
  return at(4) === 'ftyp' && BRANDS.has(at(8));
}
