import * as texts from '@porchlight/content/en/landing/screens.ts';
import type { NavigationLink } from '@porchlight/domain/site/navigation.ts';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { findNextStep, showNextStep } from '../../platform/page/next-step.ts';
import { ButtonLink } from '../../ui/button.tsx';

const script = showNextStep({
  words: texts.continueWith('%'),
  address: `${paths.portal}/milestones/%`,
});

/** Where a visitor begins, and a signed-in buyer goes on with the next milestone. The built page says the first to everybody. */
export function StartLink({ label, href }: NavigationLink) {
  const next = useHydrated() ? findNextStep() : undefined;
  return (
    <>
      <ButtonLink
        to={next === undefined ? href : `${paths.portal}/milestones/${next.slug}`}
        variant="primary"
        suppressHydrationWarning
      >
        {next === undefined ? label : texts.continueWith(next.title)}
      </ButtonLink>
      <script>{script}</script>
    </>
  );
}
