import type { FooterText, NavigationText } from '@porchlight/domain/site/navigation.ts';
import { buyingAHome, housingCounselors, loanTypes, owningAHome } from '../facts/navigation-sites.ts';

const elsewhere = {
  mortgageBasics: 'https://www.consumerfinance.gov/consumer-tools/mortgages/',
  mortgageCalculators: 'https://yourhome.fanniemae.com/calculators-tools/mortgage-calculator',
  mortgageGlossary: 'https://www.consumerfinance.gov/consumer-tools/mortgages/answers/key-terms/',
  mortgageNews: 'https://www.freddiemac.com/pmms',
};

/** The bar at the top, as listed in specification 2. */
export const navigation: NavigationText = {
  menus: [
    {
      label: 'Purchase a Home',
      links: [
        { label: 'First-Time Home Buyers', href: owningAHome.href },
        { label: 'Mortgage Options', href: loanTypes.href },
        { label: 'Get Preapproved', href: '/application' },
        { label: 'Home Buying Resources', href: buyingAHome.href },
      ],
    },
    {
      label: 'Mortgage Learning',
      links: [
        { label: 'Mortgage Basics', href: elsewhere.mortgageBasics },
        { label: 'Mortgage Calculators', href: elsewhere.mortgageCalculators },
        { label: 'Mortgage Glossary', href: elsewhere.mortgageGlossary },
        { label: 'Mortgage News & Trends', href: elsewhere.mortgageNews },
      ],
    },
  ],
  own: {
    label: 'On this site',
    links: [
      { label: 'Calculators', href: '/tools' },
      { label: 'Programs that help', href: '/programs' },
      { label: 'Glossary', href: '/glossary' },
      { label: 'Guide to buying a home', href: '/portal/preparing' },
    ],
  },
  portal: { label: 'Portal', href: '/portal' },
  apply: { label: 'Apply Now', href: '/application' },
  getStarted: { label: 'Get Started', href: '/application' },
  resume: { label: 'Continue', href: '/portal' },
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
        owningAHome,
        housingCounselors,
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
