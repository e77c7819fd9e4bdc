import * as texts from '@porchlight/content/en/wire-guard/page.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { SourceNote } from '../../ui/source-note.tsx';

/** What to do when the money is gone: the bank, the settlement agent, the FBI. */
export function SentAlready() {
  const { label, href } = officialSites.reportWireFraud;
  return (
    <div className="print:hidden">
      <SectionCard id="sent" title={texts.sentTitle}>
        <ol className="grid max-w-[60ch] list-decimal gap-2 pl-5">
          {texts.sentSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <SiteLink href={href} className="text-link">
            {label}
          </SiteLink>
        </p>
        <p>
          <SourceNote {...sources.wireFraud} />
        </p>
      </SectionCard>
    </div>
  );
}
