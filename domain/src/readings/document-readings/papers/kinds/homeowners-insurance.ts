import { inRow } from '../engine/find-in-rows.ts';
import type { PaperSchema } from '../engine/paper-schema.ts';
import { areInOrder } from '../engine/prove-paper.ts';

/** The declarations page of a homeowner's policy. The policy's number is kept by its last four characters. */
export const homeownersInsurance: PaperSchema = {
  kind: 'homeowners_insurance',
  known: {
    title: /^((homeowner'?s?'?|home|condo(minium)?|dwelling)\b.*\b)?(policy )?declarations?( page)?$/i,
    labels: [
      /^policy (number|no\.?)/i,
      /^policy (period|term)/i,
      /^(your |first |1st )?(mortgagee|lienholder|mortgage company)/i,
      /^(coverage )?a?\.? ?[-(]? ?dwelling/i,
      /^(coverage )?b?\.? ?[-(]? ?other structures/i,
      /^(coverage )?c?\.? ?[-(]? ?personal property/i,
      /^(coverage )?d?\.? ?[-(]? ?loss of use/i,
      /^(coverage )?e?\.? ?[-(]? ?personal liability/i,
      /^named insured/i,
    ],
    fewest: 5,
    unless: [/^vehicle identification/i, /^collision$/i],
  },
  needs: ['dwelling'],
  fields: {
    insurer: [
      {
        labels: [/^(insurance company|insurer|company|underwritten by|your policy is with)\b/i],
        is: 'words',
      },
      inRow(
        /^(.{3,60}\b(?:insurance|mutual|casualty|indemnity)(?: (?:company|co\.?|group|association|exchange))?\b(?:,? inc\.?)?)(?: |$)/i,
        'words',
      ),
    ],
    policy_number: [{ labels: [/^policy (number|no\.?)/i], is: 'last-four' }],
    insured: [
      {
        labels: [
          /^(first )?(named )?insured(\(s\)|s)?( and (mailing )?address)?/i,
          /^policyholder(\(s\)|s)?/i,
        ],
        is: 'words',
      },
    ],
    period_start: [
      { labels: [/^policy (period|term)/i], is: 'period-start' },
      inRow(
        /^(?:policy (?:period|term))?:?\s*(?:from:? )?(\S+ (?:\d{1,2}, \d{4} )?(?:12:01 a\.?m\.? )?to:? .{6,20})/i,
        'period-start',
      ),
      { labels: [/^(policy )?(effective( date)?|from)/i], is: 'day' },
    ],
    period_end: [
      { labels: [/^policy (period|term)/i], is: 'period-end' },
      inRow(
        /^(?:policy (?:period|term))?:?\s*(?:from:? )?(\S+ (?:\d{1,2}, \d{4} )?(?:12:01 a\.?m\.? )?to:? .{6,20})/i,
        'period-end',
      ),
      { labels: [/^(policy )?(expir(ation|es)( date)?|to)/i], is: 'day' },
    ],
    dwelling: [
      {
        labels: [
          /^(coverage )?a?\.? ?[-(]? ?dwelling( protection| coverage| \(coverage a\))?( - with .{1,90})?/i,
        ],
        is: 'amount',
      },
    ],
    deductible: [
      {
        labels: [
          /^(all (other )?perils?|section i|policy)( \(?all perils\)?)? deductible/i,
          /^deductible ?-? ?\(?(all (other )?perils?|section i)\)?/i,
          /^deductibles?/i,
          /^all (other )?perils?/i,
        ],
        is: 'amount',
      },
    ],
    annual_premium: [
      {
        labels: [
          /^total (annual|policy|12[- ]month)( policy)? premium/i,
          /^annual (policy )?premium/i,
          /^total premium( for (this|the) policy( period)?)?/i,
        ],
        is: 'amount',
      },
    ],
    mortgagee: [
      {
        labels: [
          /^(your |first |1st )?(mortgagee|lienholder|mortgage company)( (name|clause|\(?1\)?|\(lienholder\)|\/ loss payee|and address))*/i,
        ],
        is: 'words',
      },
    ],
  },
  checks: [
    {
      name: 'period_in_order',
      fields: ['period_start', 'period_end'],
      proves: false,
      holds: ({ text }) => areInOrder(text('period_start'), text('period_end')),
    },
    {
      // A premium of a year that is a good part of what the house is insured for was read from the wrong line.
      name: 'premium_below_coverage',
      fields: ['annual_premium', 'dwelling'],
      proves: false,
      holds: ({ amount }) => {
        const [premium, dwelling] = [amount('annual_premium'), amount('dwelling')];
        return premium === undefined || dwelling === undefined ? undefined : premium.times(5).lt(dwelling);
      },
    },
  ],
};
