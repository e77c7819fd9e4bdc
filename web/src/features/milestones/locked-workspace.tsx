import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { notes } from '@porchlight/content/en/milestones-workspace.ts';
import { describeValidity } from '@porchlight/domain/documents/document-age.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { TaskLinks } from '@porchlight/domain/milestones/task-links.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { hashHighlight, useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TaskLinkList } from './task-link-list.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** A locked milestone: what opens it, and below it everything it asks for, to read. The server takes no answer to it. */
export function LockedWorkspace({ text, card }: { text: MilestoneText; card: MilestoneCard }) {
  useScrollToHash(true);
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <LockedNotice card={card} />
        <p className="max-w-[68ch] text-ink-soft">{texts.readAheadHint}</p>
      </div>
      <WorkspaceSection part="tasks" title={texts.whatToDo}>
        <ul className={rowsLook}>
          {text.tasks.map(({ id, title, detail, links }) => (
            <ReadOnlyRow key={id} id={`task-${id}`} title={title} detail={detail} links={links} />
          ))}
        </ul>
      </WorkspaceSection>
      {text.documentRequests.length > 0 && (
        <WorkspaceSection part="documents" title={texts.documentsTitle}>
          <ul className={rowsLook}>
            {text.documentRequests.map(({ key, title, why, links, validFor }) => (
              <ReadOnlyRow key={key} id={`document-${key}`} title={title} detail={why} links={links}>
                {validFor !== undefined && describeValidity(validFor)}
              </ReadOnlyRow>
            ))}
          </ul>
        </WorkspaceSection>
      )}
      <WorkspaceSection part="dates" title={texts.dates}>
        <ul className={rowsLook}>
          {text.dates.map(({ key, title, hint }) => (
            <ReadOnlyRow key={key} title={title} detail={hint} />
          ))}
        </ul>
      </WorkspaceSection>
      <WorkspaceSection part="notes" title={notes} hint={texts.notesLockedHint} />
    </div>
  );
}

function ReadOnlyRow({
  id,
  title,
  detail,
  links,
  children,
}: {
  id?: string;
  title: string;
  detail: string;
  links?: TaskLinks;
  /** A line below the links. */
  children?: ReactNode;
}) {
  return (
    <li id={id} tabIndex={-1} className={`${hashHighlight} grid break-inside-avoid gap-1 px-4 py-4 sm:px-5`}>
      <h3 className="font-sans font-semibold text-[1.0625rem] leading-normal tracking-normal">{title}</h3>
      <p className="wrap-anywhere max-w-[68ch] text-[.95rem] text-ink-soft leading-normal">{detail}</p>
      {links !== undefined && <TaskLinkList links={links} className="" />}
      {children && <p className="text-[.95rem] text-ink-soft">{children}</p>}
    </li>
  );
}

/** What would unlock a milestone, and the way there. */
function LockedNotice({ card }: { card: MilestoneCard }) {
  if (card.lock === 'beta-access') {
    return (
      <Notice
        title={texts.betaTitle}
        action={
          <ButtonLink to={paths.betaRequest} variant="primary" size="small">
            {texts.requestBetaAccess}
          </ButtonLink>
        }
      >
        {texts.betaLead}
      </Notice>
    );
  }
  const previous = milestones.find(({ id }) => id === card.id - 1);
  if (previous === undefined) return null;
  return (
    <Notice
      title={texts.lockedTitle(previous.title)}
      action={
        <ButtonLink to={paths.milestone(previous.slug)} variant="primary" size="small">
          {texts.goTo(previous.title)}
        </ButtonLink>
      }
    >
      {texts.lockedLead}
    </Notice>
  );
}
