import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { toolSummaries, toolsIndex } from '@porchlight/content/en/tools.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';

/** The index of the calculators: what each answers, how long it takes, what to have at hand. */
export default function ToolsPage() {
  return (
    <div className="page-width grid gap-10 py-10 lg:gap-14 lg:py-16">
      <PageHead path={paths.tools} name={texts.calculators} {...pageDescriptions['/tools']} />
      <header className="grid gap-4">
        <h1 className="max-w-[18ch] text-[clamp(2.2rem,4.8vw,3.5rem)]">{toolsIndex.title}</h1>
        <p className="max-w-[60ch] text-[1.125rem] text-ink-soft">{toolsIndex.lead}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5">
        {toolPageIds.map((id) => (
          <ToolCard key={id} id={id} />
        ))}
      </ul>
      <div className="grid gap-3">
        <p>
          <Link to={texts.dataSources.href} className="inline-flex min-h-11 items-center text-link underline">
            {texts.dataSources.label}
          </Link>
        </p>
        <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{notAdvice}</p>
      </div>
    </div>
  );
}

function ToolCard({ id }: { id: (typeof toolPageIds)[number] }) {
  const { name, answers, time, ready } = toolSummaries[id];
  return (
    <li className="group relative grid content-start gap-3 rounded-m border border-line bg-surface p-6 transition-shadow duration-150 ease-out hover:shadow-lift sm:p-7">
      <h2 className="text-2xl">
        <Link
          to={getToolPath(id)}
          className="inline-flex items-center gap-2 rounded-s after:absolute after:inset-0 after:rounded-m after:content-[''] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {name}
          <ArrowRight aria-hidden="true" className="size-5 text-dusk" />
        </Link>
      </h2>
      <p>{answers}</p>
      <dl className="grid gap-1 border-line border-t pt-3 text-[.9375rem] text-ink-soft leading-normal">
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)]">
          <dt>{texts.takes}</dt>
          <dd className="text-ink">{time}</dd>
        </div>
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)]">
          <dt>{texts.haveReady}</dt>
          <dd className="text-ink">{ready}</dd>
        </div>
      </dl>
    </li>
  );
}
