import { buyingAHome, housingCounselors, loanTypes, owningAHome } from './navigation-sites.ts';

/**
 * The other sites that the milestones and the guide lead to; neither has an address of its own, so that one that moved is changed once. The
 * sources of figures are in sources.ts, and sites that only the navigation links to are in navigation.ts.
 */
export const officialSites = {
  buyingAHome,
  closingDisclosure: {
    label: 'Closing Disclosure explained (CFPB)',
    href: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
  },
  consumerComplaint: {
    label: 'Submit a complaint (CFPB)',
    href: 'https://www.consumerfinance.gov/complaint/',
  },
  creditReports: { label: 'AnnualCreditReport.com', href: 'https://www.annualcreditreport.com/' },
  fairHousing: { label: 'Fair housing (HUD)', href: 'https://www.hud.gov/fairhousing' },
  floodMaps: { label: 'Flood maps (FEMA)', href: 'https://msc.fema.gov/' },
  getReadyToClose: {
    label: 'Get ready to close (CFPB)',
    href: 'https://www.consumerfinance.gov/owning-a-home/close/',
  },
  housingCounselors,
  leadPaint: { label: 'Lead paint (EPA)', href: 'https://www.epa.gov/lead' },
  lenderLicenses: { label: 'NMLS Consumer Access', href: 'https://www.nmlsconsumeraccess.org/' },
  loanEstimate: {
    label: 'Loan Estimate explained (CFPB)',
    href: 'https://www.consumerfinance.gov/owning-a-home/loan-estimate/',
  },
  loanTypes,
  mailForwarding: {
    label: 'Change of address (USPS)',
    href: 'https://www.usps.com/manage/forward.htm',
  },
  owningAHome,
  radon: { label: 'Radon (EPA)', href: 'https://www.epa.gov/radon' },
  reportWireFraud: { label: 'Report wire fraud at ic3.gov (FBI)', href: 'https://www.ic3.gov/' },
  sellingAHome: {
    label: 'Selling your home, Publication 523 (IRS)',
    href: 'https://www.irs.gov/publications/p523',
  },
  taxTranscripts: {
    label: 'Tax transcripts (IRS)',
    href: 'https://www.irs.gov/individuals/get-transcript',
  },
  vaHomeLoans: { label: 'VA home loans (VA)', href: 'https://www.va.gov/housing-assistance/home-loans/' },
} as const satisfies Record<string, { label: string; href: `https://${string}` }>;
