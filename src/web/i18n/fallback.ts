/** A dictionary that may lack texts. A text is a string or a function that fills one in. */
export type PartialTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends
    | string
    | readonly unknown[]
    | ((...args: never[]) => string)
    ? Texts[Key]
    : PartialTexts<Texts[Key]>;
};

/** The partial dictionary with what it lacks taken from the whole one. */
export function withFallback<Texts extends object>(
  whole: Texts,
  partial: PartialTexts<Texts>,
): Texts {
  const entries = Object.entries(whole).map(([key, text]) => {
    const own = partial[key as keyof Texts];
    if (own === undefined) return [key, text];
    const nested = typeof text === 'object' && !Array.isArray(text);
    return [key, nested ? withFallback(text, own as PartialTexts<typeof text>) : own];
  });
  return Object.fromEntries(entries) as Texts;
}
