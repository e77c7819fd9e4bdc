import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
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
  return (
    <div className="page-width grid flex-1 content-center gap-8 py-12 text-center">
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <House lit={nothingLit} className="mx-auto max-w-md" />
      <div className="grid justify-items-center gap-4">
        <h1 className="text-4xl">{texts.oopsPageNotFound}</h1>
        <p className="max-w-[44ch] text-ink-soft">{texts.thereNothingAddressLinkMay}</p>
        <ButtonLink to={paths.landing} variant="primary">
          {texts.returnToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
