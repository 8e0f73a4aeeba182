import type { Publishing } from '#contract/resource/publishing.ts';
import { visibilityAt } from '#contract/resource/visibility.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { isUnreadMoment } from './thai-moment.ts';

/** While one of the days is missing or cannot be read, it is not saved, and nothing comes of it. */
export function hasReadDays({ publishFrom, publishUntil }: Publishing): boolean {
  return Boolean(publishFrom) && ![publishFrom, publishUntil].some(isUnreadMoment);
}

/** What visitors see of something now, in words; for lists as well. */
export function useDescribedPublishing(): (publishing: Publishing) => string {
  const { states } = useOfficeTexts().records.publishing;
  const language = useLanguage();
  return (publishing) => {
    const { publishFrom, publishUntil } = publishing;
    if (!publishing.published) return states.draft;
    if (!publishFrom) return states.incomplete;
    if (!hasReadDays(publishing)) return states.unread;
    const from = formatTime(publishFrom, language);
    const until = publishUntil ? formatTime(publishUntil, language) : undefined;
    switch (visibilityAt(publishing, Date.now())) {
      case 'draft':
        return states.draft;
      case 'scheduled':
        return until ? states.scheduledUntil(from, until) : states.scheduled(from);
      case 'visible':
        return until ? states.visibleUntil(until) : states.visible;
      case 'ended':
        return states.ended(until ?? '');
    }
  };
}
