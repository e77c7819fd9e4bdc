import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';
import { formatCalendarDate } from '@porchlight/domain/shared/calendar-dates.ts';

/** Where a figure or rule comes from, and the day somebody last looked. */
export function SourceNote({ source, url, checkedOn }: GlossarySource) {
  return (
    <small className="wrap-anywhere text-ink-soft text-sm print:text-xs">
      {url === undefined ? (
        source
      ) : (
        <a href={url} target="_blank" rel="noopener" className="text-link print:no-underline">
          {source}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      . Checked {formatCalendarDate(checkedOn)}.
    </small>
  );
}
