import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { explainedStageSlugs, guideStages } from '@porchlight/domain/guide/guide.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { House } from '../ui/house/house.tsx';

const { title, description } = pageDescriptions['/offline'];
const nothingLit = new Set<number>();

const kept = [
  { to: paths.portal, label: texts.offlineJourneyLink },
  { to: paths.glossary(), label: texts.theGlossary },
  { to: paths.search(), label: texts.searchGuideGlossary },
  ...guideStages.flatMap(({ slug, name }) => {
    const explained = explainedStageSlugs.find((known) => known === slug);
    return explained === undefined ? [] : [{ to: paths.guideStage(explained), label: texts.guide(name) }];
  }),
];

/** Replaces a page that is not on the device while there is no connection. Comes without its program (postbuild/pages.ts). */
export default function OfflinePage() {
  return (
    <div className="page-width grid flex-1 content-center gap-8 py-12">
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <House lit={nothingLit} className="mx-auto max-w-xs" />
      <div className="mx-auto grid w-full max-w-2xl gap-4">
        <h1 className="text-4xl">{texts.noConnection}</h1>
        <p className="text-ink-soft">{texts.offlinePageLead}</p>
        <form>
          <Button type="submit" variant="primary">
            {texts.tryAgain}
          </Button>
        </form>
        <h2 className="mt-2 text-2xl">{texts.offlineLinksTitle}</h2>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {kept.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className="inline-flex min-h-11 items-center text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
