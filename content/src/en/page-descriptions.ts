import type { PageDescription } from '@porchlight/domain/site/page-descriptions.ts';
import { site } from '../site.ts';

/** What search engines and tabs say of the public pages, by address; legal and waitlist pages, calculators and stages carry their own. */
export const pageDescriptions = {
  '/': {
    title: `${site.name}: ${site.tagline}`,
    description:
      'One place for every step of a home purchase: what comes next, each paper and date, and figures worked out in the open. Guidance, not a lender.',
  },
  '/team': {
    title: `Team | ${site.name}`,
    description: `The people behind ${site.name}, an education and guidance platform for home buyers.`,
  },
  '/application': {
    title: `Application | ${site.name}`,
    description:
      'Five short steps about the home you have in mind, then a sample Loan Estimate to learn from. Not an application for credit.',
  },
  '/glossary': {
    title: `Glossary of home buying terms | ${site.name}`,
    description:
      'Every word on your mortgage papers in a sentence or two of plain English, with the rules behind it and where they come from.',
  },
  '/verify': {
    title: `Check a signed document | ${site.name}`,
    description:
      'Find out in your browser whether a PDF was signed here, by whom and when, and whether it has changed since. Nothing is uploaded.',
  },
  '/tools': {
    title: `Mortgage calculators that show their working | ${site.name}`,
    description:
      'Mortgage calculators that open every figure to its formula, its inputs and its source. They run in your browser and send nothing unless you save it.',
  },
  '/programs': {
    title: `Down payment help and home loan programs by state | ${site.name}`,
    description:
      'Find down payment assistance, grants and loan programs where you buy. At most ten questions; each rule with its document and the day it was read.',
  },
  '/programs/coverage': {
    title: `What the program finder covers | ${site.name}`,
    description:
      'Homebuyer programs by state, how we know each, when its document was read, and how to report a correction. All dated tables of figures.',
  },
  '/data-sources': {
    title: `What we know, and since when | ${site.name}`,
    description:
      'Every table of limits, fees, rules and programs behind the calculators: what it decides, its source, when it was published and when we last checked it.',
  },
  '/programs/corrections': {
    title: `Corrections of the program finder | ${site.name}`,
    description:
      'What the program finder said about a homebuyer program that was wrong, what is right, and the day it was changed. The newest first.',
  },
  '/tools/compare': {
    title: `Compare saved figures | ${site.name}`,
    description:
      'Put up to four saved scenarios of a mortgage calculator side by side: what went in, what came out, and which lines differ.',
  },
  '/login': {
    title: `Sign in | ${site.name}`,
    description: `Sign in to ${site.name}, or open an account to follow your milestones and keep your documents.`,
  },
  '/offline': {
    title: `No connection | ${site.name}`,
    description:
      'This page needs a connection. The guide, the glossary and your own checklists open without one.',
  },
  '/not-found': {
    title: `Page not found | ${site.name}`,
    description: 'There is nothing at this address. The home page leads to everything else.',
  },
} satisfies Record<string, PageDescription>;
