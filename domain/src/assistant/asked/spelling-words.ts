/** Text-message forms and frequent slips, by what they stand for. */
export const writtenOut: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['idk', 'i dont know'],
  ['b4', 'before'],
  ['2day', 'today'],
  ['tmrw', 'tomorrow'],
  ['tmw', 'tomorrow'],
  ['appt', 'appointment'],
  ['bc', 'because'],
  ['abt', 'about'],
  ['wat', 'what'],
  ['wut', 'what'],
  ['layed', 'laid'],
  ['preaproval', 'preapproval'],
  ['preaproved', 'preapproved'],
  ['forclose', 'foreclose'],
  ['downpayment', 'down payment'],
  ['downpayments', 'down payments'],
]);

/** The words by which fears, dangers, declines and calculators are recognized, as far as they are often misspelled. */
export const signalWords: readonly string[] = (
  'divorce divorced divorcing separating denied declined rejected furloughed outbid afraid scared terrified worried nervous panicking anxious ' +
  'mistake contract closing mortgage application foreclosure foreclosed instructions routing changed urgent account payment payments downpayment behind ' +
  'scammed bitcoin discrimination discriminated unemployed approved approval guarantee guaranteed forecast predict afford refinance refinancing salary'
).split(' ');

/** Words that are right and within the mistakes of a signal word: "contact" is no contract, and "choosing" no closing. */
export const lookalikes: readonly string[] = (
  'contact contacts contrast contrary contracts contractor construct charged change changes changer shared scored spared stared scarred scares scarred snared ' +
  'dented denies defied decline declines declared divorces divorcee approve approves approvals approver foreclose forecloses foreclosures foreclosing ' +
  'separation guarantees guarantor guaranty affords refinances refinanced clothing choosing crossing clogging cloning closings closely cruising ' +
  'slammed spammed mortgages mortgaged mortgagee mortgagor applications terrific terrifies worries worrier mistakes mistaken pavement pavements ' +
  'routine routines rousing rooting rotting rounding rotating accounts accounted instruction instructors instructing respected reflected repeated ' +
  'relented reheated rejecting rejects forecasts forecaster predicts outbids outdid discriminate discriminates salaries afforded'
).split(' ');
