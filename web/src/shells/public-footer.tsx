import type { SiteText } from '@porchlight/domain/site/site.ts';

/** Who this is, how to reach them, and what it is not. */
export function PublicFooter({ site }: { site: SiteText }) {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="page-width grid gap-6 py-10 text-[.9375rem] text-ink-soft">
        <p className="max-w-[68ch]">{site.disclaimer}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <p className="mr-auto">{site.copyright}</p>
          <a href={`mailto:${site.email.address}`} className="inline-flex min-h-11 items-center text-link">
            {site.email.address}
          </a>
          <a href={`tel:${site.phone.tel}`} className="inline-flex min-h-11 items-center text-link">
            {site.phone.display}
          </a>
        </div>
      </div>
    </footer>
  );
}
