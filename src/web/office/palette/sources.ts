/** Something the palette can lead to. */
export type PaletteItem = { id: string; label: string; description?: string; to: string };

/** Finds records of one kind for the palette; registered by the feature that knows them. */
export type PaletteSource = {
  name: string;
  /** The heading over what it finds. */
  title: (language: 'th' | 'en') => string;
  search: (query: string) => Promise<PaletteItem[]>;
};

const sources = new Map<string, PaletteSource>();

/** Adds a source while a screen or the shell uses it; the answer takes it away again. */
export function addPaletteSource(source: PaletteSource): () => void {
  sources.set(source.name, source);
  return () => {
    if (sources.get(source.name) === source) sources.delete(source.name);
  };
}

export function paletteSources(): PaletteSource[] {
  return [...sources.values()];
}
