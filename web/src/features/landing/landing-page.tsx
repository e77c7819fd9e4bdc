import { programTexts } from '@porchlight/content/en/landing/program-texts.ts';
import * as texts from '@porchlight/content/en/landing/screens.ts';
import { landing } from '@porchlight/content/en/landing.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import { siteTexts } from '@porchlight/content/site-texts.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { LandingText, PartnerLogo } from '@porchlight/domain/landing/landing.ts';
import { listPaymentAssumptions } from '@porchlight/domain/landing/payment-assumptions.ts';
import type { ContactText, NewsletterText } from '@porchlight/domain/leads/lead-texts.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { ChevronDown, Mail, Phone } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { JsonLd } from '../../platform/page/json-ld.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { siteOrigin } from '../../platform/page/site-origin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PortraitPicture } from '../../ui/portrait-picture.tsx';
import { SnapRow } from '../../ui/snap-row.tsx';
import { ContactFormSection } from '../leads/visitor/contact-form.tsx';
import { NewsletterForm } from '../leads/visitor/newsletter-form.tsx';
import { DashboardPreviewSection } from './dashboard-preview.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { LandingSection, SampleNote } from './section.tsx';

/** Runs at build time alone: the tables are larger than the page, and its longer texts are in the page already. */
export function loader() {
  const { hero, features, howItWorks, pictures, statistics, stories, partners, faq } = landing;
  return {
    head: pageDescriptions['/'],
    company: {
      '@type': texts.organization,
      name: site.name,
      slogan: site.tagline,
      description: siteTexts.disclaimer,
      url: `${siteOrigin}/`,
      logo: `${siteOrigin}/icon-512.png`,
      email: site.email.address,
      telephone: site.phone.tel,
    },
    assumptions: listPaymentAssumptions(getCalendarDay(new Date()), locale),
    words: { hero, features, howItWorks, pictures, statistics, stories, partners, faq },
  };
}

/** Placeholder logos (specification 1): a drawn mark and a name each. */
function PartnersSection({ text }: { text: LandingText['partners'] }) {
  return (
    <section aria-label={text.title} className="page-width grid gap-4 pb-7 sm:gap-6 sm:pb-16 lg:pb-24">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-6 sm:gap-y-5 sm:pt-10 sm:grid-cols-3 xl:grid-cols-6">
        {text.items.map(({ name, mark }) => (
          <li key={name} className="flex items-center gap-3 text-ink-soft">
            <svg
              width="28"
              height="28"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="shrink-0"
            >
              <path d={marks[mark]} />
            </svg>
            <span className="min-w-0 font-display font-semibold leading-tight [overflow-wrap:anywhere]">
              {name}
            </span>
          </li>
        ))}
      </ul>
      <SampleNote>{text.note}</SampleNote>
    </section>
  );
}

const marks: Record<PartnerLogo['mark'], string> = {
  roof: 'M3 13 12 5l9 8M7 13v6h10v-6',
  key: 'M12 15.5a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0ZM20.5 3l-9.6 9.2M16 7.5l3 3 2.5-2.5-3-3',
  door: 'M6 20V6a6 6 0 0 1 12 0v14M4 20h16M14.5 13h.01',
  lamp: 'M8 9h8l-2-5h-4zM9 9v9a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2V9M12 12v4',
  window: 'M5 4h14v15H5zM12 4v15M5 11h14M3 20.5h18',
  tree: 'M12 21v-7M12 3c4 0 6 3 6 6s-2 6-6 6-6-3-6-6 2-6 6-6ZM7 21h10',
};

/** The landing page, in the order of specification 2; every word of it is the operator's. */
export default function LandingPage() {
  const { head, company, assumptions, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead path={paths.landing} {...head} />
      <JsonLd data={company} />
      <Hero text={words.hero} steps={programTexts.steps} assumptions={assumptions} />
      <StatisticsSection text={words.statistics} />
      <FeaturesSection text={words.features} />
      <HowItWorksSection text={words.howItWorks} />
      <DashboardPreviewSection text={programTexts.dashboard} pictures={words.pictures} />
      <StoriesSection text={words.stories} />
      <PartnersSection text={words.partners} />
      <FaqSection text={words.faq} />
      <ContactSection contact={programTexts.contact} newsletter={programTexts.newsletter} site={site} />
    </>
  );
}

/** The headline statistics (specification 9), as large as a heading and marked as what they are. */
function StatisticsSection({ text }: { text: LandingText['statistics'] }) {
  return (
    <section
      aria-label={text.title}
      className="page-width grid gap-4 border-line pb-7 sm:gap-6 sm:pb-16 lg:pb-20"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-x-6 gap-y-4 border-line border-t pt-6 sm:gap-y-8 sm:pt-10 lg:grid-cols-4">
        {text.items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere font-display font-medium text-[clamp(1.75rem,4vw,2.75rem)] leading-none">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <SampleNote>{text.note}</SampleNote>
    </section>
  );
}

/** The six steps (specification 1), in order. */
function HowItWorksSection({ text }: { text: LandingText['howItWorks'] }) {
  return (
    <LandingSection id="how-it-works" title={text.title} text={text.text}>
      <ol className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {text.steps.map((step, place) => (
          <li
            key={step.title}
            className="grid content-start gap-x-4 border-line border-t pt-3 max-sm:grid-cols-[1.5rem_minmax(0,1fr)] max-sm:*:col-start-2 sm:gap-2 sm:pt-5"
          >
            <span
              aria-hidden="true"
              className="figure-tabular font-display font-medium text-2xl text-lamp-ink max-sm:col-start-1! max-sm:row-span-2 sm:text-3xl"
            >
              {place + 1}
            </span>
            <h3 className="text-[1.2rem] sm:text-[1.4rem]">{step.title}</h3>
            <p className="text-ink-soft max-sm:text-[.9375rem] max-sm:leading-normal">{step.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={text.action.href} variant="primary" className="justify-self-start">
        {text.action.label}
      </ButtonLink>
    </LandingSection>
  );
}

/** What buyers say (specification 1 and 3). */
function StoriesSection({ text }: { text: LandingText['stories'] }) {
  return (
    <LandingSection id="success-stories" title={text.title}>
      <SnapRow label={text.title} className="sm:grid sm:gap-x-10 sm:gap-y-12 lg:grid-cols-3">
        {text.items.map(({ quote, author, location, occupation, image }) => (
          <figure
            key={author}
            className="grid content-between gap-4 border-line border-t pt-4 sm:gap-6 sm:pt-6"
          >
            <blockquote className="font-display text-[1.15rem] leading-snug sm:text-[1.3rem]">
              “{quote}”
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <PortraitPicture portrait={image} />
              <span className="grid text-[.9375rem] leading-snug">
                <span className="font-semibold">{author}</span>
                <span className="text-ink-soft">
                  {occupation}, {location}
                </span>
              </span>
            </figcaption>
          </figure>
        ))}
      </SnapRow>
      <SampleNote>{text.note}</SampleNote>
    </LandingSection>
  );
}

/** Questions and answers (specification 4): one is open at a time, at first the first; all by the browser itself. */
function FaqSection({ text }: { text: LandingText['faq'] }) {
  return (
    <LandingSection id="faq" title={text.title} text={text.text} sunken beside>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: text.items.map(({ question, answer }) => ({
            '@type': texts.question,
            name: question,
            acceptedAnswer: { '@type': texts.answer, text: answer },
          })),
        }}
      />
      <div className="divide-y divide-line border-line border-y">
        {text.items.map(({ question, answer }, place) => (
          <details key={question} name="question" open={place === 0} className="group">
            <summary className="flex min-h-12 list-none sm:min-h-14 items-center justify-between gap-4 rounded-s py-2 font-semibold sm:py-3 sm:text-[1.125rem] leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[68ch] pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

/** The contact form, how else to reach someone, and the newsletter (specification 2). */
function ContactSection({
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
