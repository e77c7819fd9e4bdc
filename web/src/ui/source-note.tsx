import * as texts from '@porchlight/content/en/guide/screens.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';

/** The source of a figure or rule, and the day on which it was last checked. */
export function SourceNote({ source, url, checkedOn }: GlossarySource) {
  return (
    <small className="wrap-anywhere text-ink-soft text-sm print:text-xs">
      {url === undefined ? (
        source
      ) : (
        <a href={url} target="_blank" rel="noopener" className="text-link print:no-underline">
          {source}
          <span className="sr-only"> {texts.newTabHint}</span>
        </a>
      )}
      {texts.checked(formatCalendarDate(checkedOn, locale))}
    </small>
  );
}
