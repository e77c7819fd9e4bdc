import { site } from '@porchlight/content/site.ts';
import type { TopicSection, TopicTable, TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { type ReactNode, useId } from 'react';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { StageText } from '../../guide/stage-text.tsx';
import type { ReadTopic } from './topic-loader.ts';
import { WaitlistSection } from './waitlist-section.tsx';

/** A topic: its answer first, then its parts, numbered where they follow one another. */
export function TopicView({ text }: { text: TopicText }) {
  const List = text.isOrdered ? 'ol' : 'ul';
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:gap-10 lg:py-14">
      <header className="grid gap-3">
        <h1 className="max-w-[24ch] text-[clamp(2.1rem,4.6vw,3.25rem)]">{text.title}</h1>
        <p className="max-w-[62ch] text-[1.125rem]">{text.answer}</p>
      </header>
      <List className="grid gap-4 lg:gap-5">
        {text.sections.map((section, place) => (
          <li key={`${section.title}${section.figure ?? ''}`}>
            <Section section={section} number={text.isOrdered ? place + 1 : undefined} />
          </li>
        ))}
      </List>
    </div>
  );
}

function Section({ section, number }: { section: TopicSection; number: number | undefined }) {
  const { title, figure, paragraphs = [], items = [], table, links = [], sources = [] } = section;
  const id = useId();
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-m border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-2xl">
        {number !== undefined && <span className="text-lamp-ink">{number}. </span>}
        {title}
      </h2>
      {figure !== undefined && (
        <p className="figure-tabular font-display font-medium text-[1.6rem] leading-tight">{figure}</p>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-[68ch]">
          <StageText>{paragraph}</StageText>
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
          {items.map((item) => (
            <li key={item}>
              <StageText>{item}</StageText>
            </li>
          ))}
        </ul>
      )}
      {table !== undefined && <Table table={table} labelledBy={id} />}
      {links.length > 0 && (
        <ul className="grid gap-x-8 gap-y-1">
          {links.map(({ label, href, note }) => (
            <li key={href}>
              <SiteLink href={href} className="inline-flex min-h-11 items-center font-medium text-link">
                {label}
              </SiteLink>
              {note !== undefined && <p className="text-[.9375rem] text-ink-soft leading-normal">{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {sources.map((source) => (
        <SourceNote key={source.source} {...source} />
      ))}
    </article>
  );
}

/** On a phone each row is a list of its own, with the names of the columns. */
function Table({ table: { head, rows }, labelledBy }: { table: TopicTable; labelledBy: string }) {
  const [first, ...others] = head;
  return (
    <table aria-labelledby={labelledBy} className="w-full text-[.9375rem] leading-normal max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-ink border-b-2 text-left align-bottom">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-4">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-line border-b align-top last:border-0 max-sm:grid max-sm:pb-3">
            <th scope="row" className="py-2 pr-4 text-left font-semibold max-sm:text-[1.0625rem]">
              <span className="sr-only">{first}: </span>
              {name}
            </th>
            {cells.map((cell, place) => (
              <td key={others[place]} className="py-2 pr-4 max-sm:py-1">
                <span aria-hidden="true" className="block text-ink-soft sm:hidden">
                  {others[place]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A topic, what is worked out on its page, and the waitlist. */
export function TopicFrame({
  topic: { feature, path, text, description },
  children,
}: {
  topic: ReadTopic;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead
        path={path}
        title={`${text.title} | ${site.name}`}
        description={description}
        name={text.title}
      />
      <TopicView text={text} />
      {children}
      <WaitlistSection key={feature} feature={feature} />
    </>
  );
}
