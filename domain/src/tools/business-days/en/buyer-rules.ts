export const noRuleOnAgeOfDocument = 'No rule on the age of this document is held for this program.';
export const latestDay = (latest: string | null) => `The latest: ${latest}`;
export const atMostBeforeDay = (age: string, countedFrom: string) =>
  `At most ${age} before the day of the ${countedFrom}`;
export const dependsOnDayItIsCountedFrom = 'depends on the day it is counted from';
/** One of the three is a number. */
export const span = ({
  days,
  months,
  businessDays,
}: Record<'days' | 'months' | 'businessDays', number | null>) => {
  if (days !== null) return `${days} days`;
  return months === null ? `${businessDays} business days` : `${months} months`;
};
export const noMainHomeOwned =
  'No main home owned in the 3 years that end with the purchase, exceptions aside; if one of a couple meets it, both do. Programs may look back otherwise';
export const hudDefinitionOfFirstTimeBuyer = "HUD's definition of a first-time homebuyer; 42 U.S.C. 12713";
