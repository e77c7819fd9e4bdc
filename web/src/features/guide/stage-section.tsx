import {
  type GuideLink,
  type GuideSection,
  type GuideTabId,
  guideTabs,
} from '@porchlight/domain/guide/guide.ts';
import { getSectionName } from '@porchlight/domain/guide/guide-sections.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { StageText } from './stage-text.tsx';

/** What one tab holds. The steps are numbered, and on paper each can be ticked. */
export function StagePanel({ tab, sections }: { tab: GuideTabId; sections: readonly GuideSection[] }) {
  const isSteps = tab === guideTabs[0].id;
  const List = isSteps ? 'ol' : 'div';
  const Part = isSteps ? 'li' : 'section';
  return (
    <List className="grid gap-9">
      {sections.map((section, index) => (
        <Part
          key={section.title}
          id={`${tab}/${getSectionName(section.title)}`}
          className={`grid scroll-mt-6 gap-y-3 print:break-inside-avoid ${isSteps ? 'grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5' : ''}`}
        >
          {isSteps && (
            <span
              aria-hidden="true"
              className="figure-tabular grid size-8 place-items-center rounded-full bg-dusk font-semibold text-[.9375rem] text-on-dusk print:hidden"
            >
              {index + 1}
            </span>
          )}
          {isSteps && <PrintedBox className="mt-1 size-5" />}
          <h3 className="self-center text-[1.375rem]">{section.title}</h3>
          <SectionBody section={section} isSteps={isSteps} />
        </Part>
      ))}
    </List>
  );
}

/** Paragraphs and items come in the order in which the operator wrote them. */
function SectionBody({ section, isSteps }: { section: GuideSection; isSteps: boolean }) {
  const { paragraphs = [], items = [], links = [] } = section;
  const names = Object.keys(section);
  const isListFirst = names.indexOf('items') < names.indexOf('paragraphs');
  const list = items.length > 0 && <Items key="items" items={items} isSteps={isSteps} />;
  return (
    <div className={`grid max-w-[68ch] gap-3 ${isSteps ? 'col-start-2' : ''}`}>
      {isListFirst && list}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <StageText>{paragraph}</StageText>
        </p>
      ))}
      {!isListFirst && list}
      {links.length > 0 && (
        <ul className="grid gap-4">
          {links.map((link) => (
            <Resource key={link.href} link={link} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Items({ items, isSteps }: { items: readonly string[]; isSteps: boolean }) {
  return (
    <ul
      className={`wrap-anywhere grid list-disc gap-2 pl-5 marker:text-ink-soft ${isSteps ? 'print:list-none print:pl-0' : ''}`}
    >
      {items.map((item) => (
        <li key={item} className={isSteps ? 'print:flex print:gap-2.5' : ''}>
          {isSteps && <PrintedBox className="mt-1 size-3.5" />}
          <span>
            <StageText>{item}</StageText>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A box to tick with a pen. */
function PrintedBox({ className }: { className: string }) {
  return <span aria-hidden="true" className={`hidden shrink-0 border border-ink print:block ${className}`} />;
}

function Resource({ link: { title, href, note } }: { link: GuideLink }) {
  return (
    <li className="grid gap-0.5">
      <span>
        <SiteLink href={href} className="py-1.5 font-medium text-link">
          {title}
        </SiteLink>
      </span>
      <span className="hidden break-all text-sm print:block">{href.startsWith('https://') && href}</span>
      <span className="text-ink-soft">{note}</span>
    </li>
  );
}
