import * as texts from '@porchlight/content/en/tools/screens.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';

/** What a name of the wire is called where its own letters would not say it. */
const names: Record<string, string> = {
  principal: texts.loan,
  ratePercent: texts.rateAYear,
  termMonths: texts.workingWordsMonths,
  payment: texts.principalAndInterest,
  paymentUnrounded: texts.paymentBeforeRounding,
  premiumPercent: texts.premiumPercent,
  dues: texts.dues,
};

/** Numbers that are no dollars, by names of one word: "Tax a month" is an amount. */
const COUNTED = /^\w*(months?(later|kept)?|payments(without)?|days|years|premiums|number|size)$/i;

/** The name of a working's input in words: the wire's "homeInsuranceYearly" is "Home insurance yearly". */
export function getInputName(name: string): string {
  const known = names[name];
  if (known !== undefined || !/^[a-z][A-Za-z0-9]*$/.test(name)) return known ?? name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** A working's input as displayed: dollars where the API has a bare decimal, otherwise its text. */
export function formatInput({ name, value }: { name: string; value: string }): string {
  if (name.endsWith('Percent')) return `${value.replace(/\s*%$/, '')}%`;
  if (COUNTED.test(name) || !/^-?\d+(\.\d+)?$/.test(value)) return value;
  if (name.endsWith('Unrounded'))
    return formatDollars(value.replace(/(\.\d{6})\d+$/, '$1…').replace('…', ''));
  const [whole = '0', fraction = ''] = value.split('.');
  return formatDollars(fraction.length > 2 ? value : `${whole}.${fraction.padEnd(2, '0')}`);
}
