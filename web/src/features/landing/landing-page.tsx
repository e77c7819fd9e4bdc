import { programTexts } from '@porchlight/content/en/landing/program-texts.ts';
import * as texts from '@porchlight/content/en/landing/screens.ts';
import { landing } from '@porchlight/content/en/landing.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import { siteTexts } from '@porchlight/content/site-texts.ts';
import { listPaymentAssumptions } from '@porchlight/domain/landing/payment-assumptions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { JsonLd } from '../../platform/page/json-ld.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { siteOrigin } from '../../platform/page/site-origin.ts';
import { ContactSection } from './contact-section.tsx';
import { DashboardPreviewSection } from './dashboard-preview.tsx';
import { FaqSection } from './faq-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorksSection } from './how-it-works-section.tsx';
import { PartnersSection } from './partners-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { StoriesSection } from './stories-section.tsx';

/** Runs at build time alone: the tables are larger than the page, and its longer texts stand in the page already. */
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
    assumptions: listPaymentAssumptions(),
    words: { hero, features, howItWorks, pictures, statistics, stories, partners, faq },
  };
}

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
