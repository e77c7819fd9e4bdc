import * as texts from '@porchlight/content/en/guide/screens.ts';
import { type GuideStageSlug, listOpenStages } from '@porchlight/domain/guide/guide.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCompletedStages } from '../../platform/offline/completed-stages.ts';

/** What is still open in the guide, with the way there. `besides` is the stage whose page this is. */
export function OpenStages({ besides }: { besides?: GuideStageSlug }) {
  const open = listOpenStages(useCompletedStages()).filter(({ slug }) => slug !== besides);
  if (open.length === 0) {
    return (
      <p className="font-semibold text-sage">
        {besides === undefined ? texts.everyStageDone : texts.otherStagesDone}
      </p>
    );
  }
  return (
    <section aria-labelledby="open-stages" className="grid gap-3">
      <h2 id="open-stages" className="text-2xl">
        {texts.describeOpenStages(open.length)}
      </h2>
      <p className="text-ink-soft">{texts.openStagesLead}</p>
      <ol className="grid">
        {open.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.guideStage(slug)} className="inline-flex min-h-11 items-center text-link">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
