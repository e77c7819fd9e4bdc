import { affordabilityText } from '@porchlight/content/en/tools/affordability.ts';
import { cashToCloseText } from '@porchlight/content/en/tools/cash-to-close.ts';
import { pointsOrCreditText } from '@porchlight/content/en/tools/points-or-credit.ts';
import { rentOrBuyText } from '@porchlight/content/en/tools/rent-or-buy.ts';
import { CLOSING_COSTS_PERCENT } from '@porchlight/domain/tools/affordability/affordability-workings.ts';
import { expect, test } from 'vitest';
import { affordabilityPage } from './affordability/affordability-tool.ts';
import { cashToClosePage } from './cash-to-close/cash-to-close-tool.ts';
import { pointsOrCreditTool } from './points-or-credit/points-or-credit-tool.ts';
import { rentOrBuyTool } from './rent-or-buy/rent-or-buy-tool.ts';

type Filled = { fields: readonly { name: string; initial?: string }[] };
const read = ({ fields }: Filled, name: string) => fields.find((field) => field.name === name)?.initial;

const rentOrBuy = (name: string) => read(rentOrBuyTool, name);
const affordability = (name: string) => read(affordabilityPage, name);

const said = [
  [affordabilityText, `Property tax of ${affordability('propertyTaxPercentOfPrice')}% of the price`],
  [affordabilityText, `Against your cash we count ${CLOSING_COSTS_PERCENT}%`],
  [affordabilityText, `insurance of $${affordability('insurancePerYear')} a year`],
  [
    cashToCloseText,
    `Closing costs of ${read(cashToClosePage, 'closingCostsLowPercent')}-${read(cashToClosePage, 'closingCostsHighPercent')}% of the loan`,
  ],
  [pointsOrCreditText, `Savings earn ${read(pointsOrCreditTool, 'returnPercent')}% a year`],
  [
    rentOrBuyText,
    `Value ${rentOrBuy('appreciationPercent')}%, rent ${rentOrBuy('rentGrowthPercent')}%, other costs ${rentOrBuy('costGrowthPercent')}% and savings ${rentOrBuy('returnPercent')}% a year`,
  ],
  [rentOrBuyText, `Upkeep of ${rentOrBuy('maintenancePercentOfPrice')}% of the home’s value a year`],
  [rentOrBuyText, `Closing costs of ${rentOrBuy('closingCostsPercent')}% of the loan`],
  [rentOrBuyText, `Selling for ${rentOrBuy('sellingCostPercent')}% of the price`],
  [
    rentOrBuyText,
    `Property tax of ${rentOrBuy('propertyTaxPercentOfPrice')}% and mortgage insurance of ${rentOrBuy('pmiPercentOfLoanIfLtvOver80')}% a year`,
  ],
] as const;

test.each(said.map(([{ title, assumptions }, words]) => [title, words, assumptions] as const))(
  '%s says to assume what its form begins with: %s',
  (_, words, assumptions) => {
    expect(assumptions.join('\n')).toContain(words);
  },
);
