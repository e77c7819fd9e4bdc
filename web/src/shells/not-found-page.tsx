import * as likelyTexts from '@porchlight/content/en/not-found.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { listLikelyAddresses } from '@porchlight/domain/site/guessed-addresses.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useHydrated } from '../platform/page/hydrated.ts';
import { ButtonLink } from '../ui/button.tsx';
import { House } from '../ui/house/house.tsx';

const { title, description } = pageDescriptions['/not-found'];
const nothingLit = new Set<number>();

/** Any address that has no page (specification 2); the visit is logged to the console. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
  const likely = useHydrated() ? listLikelyAddresses(pathname) : [];
  return (
    <div className="page-width grid flex-1 content-center gap-8 py-12 text-center">
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <House lit={nothingLit} className="mx-auto max-w-md" />
      <div className="grid justify-items-center gap-4">
        <h1 className="text-4xl">{texts.notFoundTitle}</h1>
        <p className="max-w-[44ch] text-ink-soft">{texts.notFoundLead}</p>
        <ButtonLink to={paths.landing} variant="primary">
          {texts.returnToHome}
        </ButtonLink>
        {likely.length > 0 && (
          <p className="flex flex-wrap items-center justify-center gap-x-4 text-ink-soft">
            {likelyTexts.suggestionsTitle}
            {likely.map((address) => (
              <Link key={address} to={address} className="text-link inline-flex min-h-11 items-center">
                {likelyTexts.likelyPages[address]}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
