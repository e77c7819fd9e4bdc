import type { FooterText, NavigationText } from '@porchlight/domain/site/navigation.ts';

const officialPages = {
  firstTimeBuyers: 'https://www.consumerfinance.gov/owning-a-home/',
  mortgageOptions: 'https://www.hud.gov/helping-americans/loans',
  homeBuyingResources: 'https://www.hud.gov/helping-americans/buying-a-home',
  mortgageBasics: 'https://www.consumerfinance.gov/consumer-tools/mortgages/',
  mortgageCalculators: 'https://yourhome.fanniemae.com/calculators-tools/mortgage-calculator',
  mortgageGlossary: 'https://www.consumerfinance.gov/consumer-tools/mortgages/answers/key-terms/',
  mortgageNews: 'https://www.freddiemac.com/pmms',
  housingCounselors: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
};

/** The bar at the top, as listed in specification 2. */
export const navigation: NavigationText = {
  menus: [
    {
      label: 'Purchase a Home',
      links: [
        { label: 'First-Time Home Buyers', href: officialPages.firstTimeBuyers },
        { label: 'Mortgage Options', href: officialPages.mortgageOptions },
        { label: 'Get Preapproved', href: '/application' },
        { label: 'Home Buying Resources', href: officialPages.homeBuyingResources },
      ],
    },
    {
      label: 'Mortgage Learning',
      links: [
        { label: 'Mortgage Basics', href: officialPages.mortgageBasics },
        { label: 'Mortgage Calculators', href: officialPages.mortgageCalculators },
        { label: 'Mortgage Glossary', href: officialPages.mortgageGlossary },
        { label: 'Mortgage News & Trends', href: officialPages.mortgageNews },
      ],
    },
  ],
  portal: { label: 'Portal', href: '/portal' },
  apply: { label: 'Apply Now', href: '/application' },
  getStarted: { label: 'Get Started', href: '/application' },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

/** The three columns of the footer (specification 1). */
export const footer: FooterText = {
  columns: [
    {
      label: 'Features',
      links: [
        { label: 'Credit score management', href: '/#credit' },
        { label: 'Incentive utilization', href: '/#incentives' },
        { label: 'Affordability calculator', href: '/#calculator' },
        { label: 'Negotiation and offers', href: '/#negotiation' },
        { label: 'Mortgage checklist', href: '/#mortgage' },
        { label: 'Post-closing management', href: '/#post-closing' },
      ],
    },
    {
      label: 'Resources',
      links: [
        { label: 'How it works', href: '/#how-it-works' },
        { label: 'Questions and answers', href: '/#faq' },
        { label: 'Home buying resources', href: '/home-buying-resources' },
        { label: 'Guide to buying a home', href: '/portal/preparing' },
        { label: 'Calculators', href: '/tools' },
        { label: 'Glossary', href: '/glossary' },
        { label: 'Owning a home (CFPB)', href: officialPages.firstTimeBuyers },
        { label: 'Find a housing counselor (CFPB)', href: officialPages.housingCounselors },
      ],
    },
    {
      label: 'Company',
      links: [
        { label: 'Team', href: '/team' },
        { label: 'Contact', href: '/#contact' },
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Accessibility', href: '/accessibility' },
        { label: 'Licenses and disclosures', href: '/licenses' },
        { label: 'Electronic records', href: '/electronic-records' },
        { label: 'Check a signed document', href: '/verify' },
      ],
    },
  ],
};
