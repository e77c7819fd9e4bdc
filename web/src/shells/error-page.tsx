import * as texts from '@porchlight/content/en/shared/shells.ts';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../paths.ts';
import { PageTitle } from '../platform/page/page-title.tsx';

/** Replaces a page that failed, with the status or message beneath its heading (specification 2). */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="page-width grid min-h-dvh content-center gap-4 py-12">
      <PageTitle>{texts.unexpectedApplicationError}</PageTitle>
      <h1 className="text-4xl">{texts.errorHeading}</h1>
      <p className="max-w-[68ch] break-words font-medium text-ink-soft">{describeError(error)}</p>
      <p className="max-w-[68ch]">{texts.errorLead}</p>
      <p className="flex flex-wrap gap-x-6">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="inline-flex min-h-11 items-center text-link"
        >
          {texts.reloadButton}
        </button>
        <a href={paths.landing} className="inline-flex min-h-11 items-center text-link">
          {texts.returnToHome}
        </a>
      </p>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : texts.unknownError;
}
