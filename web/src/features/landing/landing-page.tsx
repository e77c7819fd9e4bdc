import { landing } from '@porchlight/content/landing.ts';
import { pageDescriptions } from '@porchlight/content/page-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import { paths } from '../../paths.ts';
import { JsonLd } from '../../platform/json-ld.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { siteOrigin } from '../../platform/site-origin.ts';
import { ContactSection } from './contact-section.tsx';
import { DashboardPreviewSection } from './dashboard-preview.tsx';
import { FaqSection } from './faq-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorksSection } from './how-it-works-section.tsx';
import { PartnersSection } from './partners-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { StoriesSection } from './stories-section.tsx';

/** The landing page, in the order of specification 2; every word of it is the operator's. */
export default function LandingPage() {
  return (
    <>
      <PageHead path={paths.landing} {...pageDescriptions['/']} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: site.name,
          slogan: site.tagline,
          description: site.disclaimer,
          url: `${siteOrigin}/`,
          logo: `${siteOrigin}/icon-512.png`,
          email: site.email.address,
          telephone: site.phone.tel,
        }}
      />
      <Hero text={landing.hero} steps={landing.steps} />
      <StatisticsSection text={landing.statistics} />
      <FeaturesSection text={landing.features} />
      <HowItWorksSection text={landing.howItWorks} />
      <DashboardPreviewSection text={landing.dashboard} />
      <StoriesSection text={landing.stories} />
      <PartnersSection text={landing.partners} />
      <FaqSection text={landing.faq} />
      <ContactSection contact={landing.contact} newsletter={landing.newsletter} site={site} />
    </>
  );
}
