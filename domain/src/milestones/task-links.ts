import type { ToolPageId } from '../tools/tool-pages.ts';

/**
 * Where a task or a document of a milestone is done: a calculator, a passage of the guide or the glossary, a form of this site, another
 * page of the portal, or an official site. `href` begins with a slash on this site; any other is https and opens in a new tab.
 */
export type TaskLink = { label: string; href: string } & (
  | { kind: 'calculator'; tool: ToolPageId }
  | { kind: 'guide' | 'form' | 'portal' | 'official' }
);

/** One link or two, the first where the work is done. */
export type TaskLinks = readonly [TaskLink] | readonly [TaskLink, TaskLink];

/** The parts of a milestone's page that an address can name behind its #. */
export const workspaceParts = ['tasks', 'documents', 'dates', 'notes'] as const;
export type WorkspacePart = (typeof workspaceParts)[number];
