import { legalPages } from '@porchlight/content/en/legal/legal-pages.ts';
import * as texts from '@porchlight/content/en/legal/screens.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { site } from '@porchlight/content/site.ts';
import { formatLongDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { LegalSection } from '@porchlight/domain/site/legal.ts';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { sentence } from '../../ui/sentence.ts';

/** The operator's legal text whose slug is the page's address. */
export default function LegalPageView() {
  // Pages are built at their address with a slash behind it and read at the address without.
  const [, address] = useLocation().pathname.split('/');
  const page = legalPages.find(({ slug }) => slug === address);
  if (page === undefined) throw new Error('This text is missing.');
  const { slug, title, description, version, lead, sections } = page;
  return (
    <article className="page-width grid content-start gap-10 py-10 lg:py-16">
      <PageHead path={`/${slug}`} name={title} title={`${title} | ${site.name}`} description={description} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)]">{title}</h1>
        <p className="text-ink-soft">
          {sentence(texts.inEffectSince(<time dateTime={version}>{formatLongDate(version, locale)}</time>))}
        </p>
        <p className="max-w-[60ch] text-[1.125rem]">{lead}</p>
      </header>
      {sections.map((section) => (
        <Passage key={section.title} section={section} />
      ))}
    </article>
  );
}

function Passage({ section: { title, paragraphs = [], items = [] } }: { section: LegalSection }) {
  return (
    <section className="grid max-w-[68ch] gap-3">
      <h2 className="text-2xl">{title}</h2>
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
