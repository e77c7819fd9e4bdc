import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Shown at the address of an unknown milestone. */
export default function UnknownMilestone() {
  return (
    <div className="grid max-w-2xl gap-5 py-8">
      <PageTitle>{texts.milestoneNotFound}</PageTitle>
      <h1 className="text-4xl">{texts.notFoundTitle}</h1>
      <p className="text-ink-soft">{texts.notFoundLead}</p>
      <p>
        <ButtonLink to={paths.portal} variant="primary">
          {texts.notFoundLink}
        </ButtonLink>
      </p>
    </div>
  );
}
