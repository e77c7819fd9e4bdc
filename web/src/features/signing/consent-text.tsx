import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { sentence } from '../../ui/sentence.ts';

const { lead, parts, notHere, demonstration, sources } = signingConsent;

/** What 15 U.S.C. 7001(c) asks to be said before someone agrees to sign electronically, and what not to sign here. */
export function ConsentText() {
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{lead}</p>
      {[...parts, demonstration].map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-1.5">
          <h3 className="text-lg">{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className="grid gap-2 rounded-m bg-sunken p-5">
        <h3 className="text-lg">{notHere.title}</h3>
        <p>{notHere.lead}</p>
        <ul className="grid gap-3">
          {notHere.papers.map(({ what, instead }) => (
            <li key={what}>
              <strong className="block font-semibold">{what}</strong>
              <span className="text-ink-soft">{instead}</span>
            </li>
          ))}
        </ul>
      </section>
      <ul className="grid gap-0.5 text-[.9375rem] text-ink-soft">
        {sources.map(({ source, url, checkedOn }) => (
          <li key={source}>
            {sentence(
              texts.checked(
                <a href={url} target="_blank" rel="noopener" className="text-link">
                  {source}
                  <span className="sr-only"> {texts.newTabHint}</span>
                </a>,
                formatCalendarDate(checkedOn, locale),
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
