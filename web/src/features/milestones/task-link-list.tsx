import type { TaskLink, TaskLinks } from '@porchlight/domain/milestones/task-links.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { onUseOrNothing } from '../../platform/page/late-parts.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** Comes with the first use of a page that links to a calculator. Without it nothing is missing but a figure. */
const LastFigure = onUseOrNothing(() => import('../tools/compare-scenarios/last-figure.tsx'));

/** Where a task or a document is done. Not printed: nothing can be pressed on paper. */
export function TaskLinkList({ links, className }: { links: TaskLinks; className: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 text-[.95rem] print:hidden ${className}`}>
      {links.map((link) => {
        const tool = findTool(link);
        return (
          <li key={link.label} className="flex flex-wrap items-center gap-x-3">
            <SiteLink href={link.href} className="inline-flex min-h-11 items-center text-link">
              {link.label}
            </SiteLink>
            {tool !== undefined && <LastFigure tool={tool} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The calculator whose figures can be saved. */
function findTool(link: TaskLink): ToolId | undefined {
  if (link.kind !== 'calculator' || link.tool === 'compare-offers' || link.tool === 'change-check') return;
  return link.tool;
}
