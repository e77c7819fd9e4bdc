import { locale } from '@porchlight/content/en/locale.ts';
import { accessSentences, openedDocument } from '@porchlight/content/en/sharing/grants.ts';
import * as texts from '@porchlight/content/en/sharing/people.ts';
import type { AccessView } from '@porchlight/domain/sharing/sharing-views.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

const openingTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const SHOWN = 100;

/** Each time that a helper opened something, newest first. */
export function AccessList({ accesses }: { accesses: readonly AccessView[] }) {
  return (
    <SectionCard id="opened" title={texts.whatWasOpened}>
      {accesses.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingWasOpened}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
        <ul className="grid max-h-96 gap-3 overflow-y-auto" aria-labelledby="opened-title" tabIndex={0}>
          {accesses.map(({ id, name, what, detail, at }) => (
            <li key={id} className="wrap-anywhere grid">
              <span>{detail === null ? accessSentences[what](name) : openedDocument(name, detail)}</span>
              <time dateTime={at} className="figure-tabular text-[.9375rem] text-ink-soft">
                {openingTime.format(new Date(at))}
              </time>
            </li>
          ))}
        </ul>
      )}
      {accesses.length >= SHOWN && <p className="text-[.9375rem] text-ink-soft">{texts.newestHundred}</p>}
    </SectionCard>
  );
}
