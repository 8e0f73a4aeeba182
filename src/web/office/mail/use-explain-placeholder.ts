import { useMailTexts } from './texts.ts';

/** Words for what is wrong with the placeholders of a text. */
export function useExplainPlaceholder() {
  const texts = useMailTexts().letters;
  return (_path: string, code: string): string | undefined => {
    const [kind, name = ''] = code.split(':');
    if (kind === 'unknown_placeholder') return texts.unknownPlaceholder(name);
    return kind === 'missing_placeholder' ? texts.missingPlaceholder(name) : undefined;
  };
}
