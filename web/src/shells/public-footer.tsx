import * as texts from '@porchlight/content/en/shared/shells.ts';
import type { FooterText } from '@porchlight/domain/site/navigation.ts';
import type { SiteText } from '@porchlight/domain/site/site.ts';
import { Logo } from '../ui/house/logo.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** Who this is, how to reach them, where else to go, and what this is not. */
export function PublicFooter({ site, text }: { site: SiteText; text: FooterText }) {
  return (
    <footer className="border-line border-t bg-sunken text-[.9375rem] text-ink-soft print:hidden">
      <div className="page-width grid gap-6 py-8 sm:gap-10 sm:py-12">
        <div className="grid gap-6 sm:gap-10 lg:grid-cols-[1.2fr_2fr] lg:gap-16">
          <div className="grid content-start gap-2">
            <span className="text-ink">
              <Logo name={site.name} />
            </span>
            <p>{site.tagline}</p>
            <p className="flex flex-wrap gap-x-6 sm:grid sm:justify-items-start">
              <a
                href={`mailto:${site.email.address}`}
                className="inline-flex min-h-11 items-center text-link"
              >
                {site.email.address}
              </a>
              <a href={`tel:${site.phone.tel}`} className="inline-flex min-h-11 items-center text-link">
                {site.phone.display}
              </a>
            </p>
          </div>
          <nav aria-label={texts.footer} className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
            {text.columns.map(({ label, links }) => (
              <section
                key={label}
                className="max-sm:last:odd:col-span-2 max-sm:last:odd:[&>ul]:columns-2 [&>ul]:gap-x-6"
              >
                <h2 className="mb-1 font-sans font-semibold text-base text-ink tracking-normal">{label}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <SiteLink
                        href={link.href}
                        className="inline-block py-2.5 leading-6 underline-offset-4 hover:underline"
                      >
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <div className="grid gap-4 border-line border-t pt-6">
          <p className="max-w-[68ch]">{site.disclaimer}</p>
          <p>{site.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
