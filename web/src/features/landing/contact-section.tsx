import type { ContactText, NewsletterText } from '@porchlight/domain/leads/lead-texts.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { Mail, Phone } from 'lucide-react';
import { ContactFormSection } from '../leads/visitor/contact-form.tsx';
import { NewsletterForm } from '../leads/visitor/newsletter-form.tsx';
import { LandingSection } from './section.tsx';

/** The contact form, how else to reach someone, and the newsletter (specification 2). */
export function ContactSection({
  contact,
  newsletter,
  site,
}: {
  contact: ContactText;
  newsletter: NewsletterText;
  site: Company;
}) {
  const { form, thanks, details } = contact;
  return (
    <LandingSection id="contact" title={contact.title} text={contact.lead}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1.35fr_1fr]">
        <div className="grid gap-5 rounded-l border border-line bg-surface p-4 sm:p-8">
          <h3 className="text-2xl">{form.title}</h3>
          <ContactFormSection text={form} thanks={thanks} />
        </div>
        <div className="grid gap-4 sm:gap-6">
          <div className="grid gap-x-6 rounded-l border border-line p-4 sm:gap-3 sm:p-8">
            <h3 className="text-2xl">{details.title}</h3>
            <p className="text-ink-soft">{details.text}</p>
            <ReachLine Icon={Mail} label={details.email} href={`mailto:${site.email.address}`}>
              {site.email.address}
            </ReachLine>
            <ReachLine Icon={Phone} label={details.phone} href={`tel:${site.phone.tel}`}>
              {site.phone.display}
            </ReachLine>
          </div>
          <div className="grid gap-3 rounded-l border border-line p-4 sm:p-8">
            <div className="grid gap-2">
              <h3 className="text-2xl">{newsletter.title}</h3>
              <p className="text-ink-soft">{newsletter.lead}</p>
            </div>
            <NewsletterForm text={newsletter} />
          </div>
        </div>
      </div>
    </LandingSection>
  );
}

function ReachLine({
  Icon,
  label,
  href,
  children,
}: {
  Icon: typeof Mail;
  label: string;
  href: string;
  children: string;
}) {
  return (
    <p className="flex items-center gap-3.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="grid min-w-0">
        <span className="text-[.9375rem] text-ink-soft">{label}</span>
        <a href={href} className="inline-flex min-h-11 items-center break-all text-link">
          {children}
        </a>
      </span>
    </p>
  );
}
