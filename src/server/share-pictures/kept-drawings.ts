/**
 * Pictures beside the cache, whose pages any change of content makes old: one is drawn anew only for
 * other words.
 */
export function keepDrawings<Picture>(most: number) {
  const drawings = new Map<string, { words: string; picture: Picture }>();
  return async (key: string, text: object, draw: () => Promise<Picture>): Promise<Picture> => {
    const words = JSON.stringify(text);
    const known = drawings.get(key);
    if (known?.words === words) return known.picture;
    const picture = await draw();
    drawings.delete(key);
    drawings.set(key, { words, picture });
    const [oldest] = drawings.keys();
    if (drawings.size > most && oldest !== undefined) drawings.delete(oldest);
    return picture;
  };
}
