export const useAtMost = (most: number) => `Use at most ${most} characters.`;
export const sayWhy = 'Say why, and what was read.';
export const sayWhyNot = 'Say why it is rejected.';
export const sayBoth = 'A correction says both what was wrong and what is right.';

/** What is said of an entry of a program file that cannot be taken in. Each names what is wrong, so that it can follow the field's name. */
export const faultWords = {
  notJson: 'The file is not JSON.',
  notAFile: 'The file has to be an object with a list “programs”.',
  noPrograms: 'The list “programs” is empty.',
  tooMany: (most: string) => `The list has more than ${most} programs.`,
  missing: 'is missing',
  notAnObject: 'has to be an object',
  notAList: 'has to be a list',
  notText: 'has to be text',
  emptyText: 'is empty',
  tooLong: (most: number) => `has more than ${most} characters`,
  control: 'has characters that cannot be stored, such as line breaks',
  notADay: 'is not a day that exists, like 2026-11-24',
  future: 'is in the future',
  notAnAddress: 'is not an address that begins with https://',
  unknownState: 'is no state or territory we know; write two capital letters, or “all” in place of the list',
  noState: 'names no state',
  unknownChoice: (known: readonly string[]) => `is none of ${known.join(', ')}`,
  unknownKind: (known: readonly string[]) => `is no kind we know: ${known.join(', ')}`,
  unknownFields: (names: readonly string[]) => `has a field we do not know: ${names.join(', ')}`,
  notCents: 'has to be whole cents, 0 to 1,000,000,000,000',
  notAScore: 'has to be a score from 300 to 850',
  notAPercent: 'has to be a percent in quotation marks, like "3.5"',
  notWhole: (least: number, most: number) => `has to be a whole number from ${least} to ${most}`,
  notTrue: 'has to be true or left out',
  notAChoiceOfForms: 'has none of the forms we know',
  tooManyOf: (most: number) => `has more than ${most} entries`,
  badId: 'has to be small letters, digits and hyphens, at most 60',
  foreignId: 'is neither the id of one of our programs nor begins with “local-”',
  repeatedId: (line: number) => `is the id of an earlier entry too, on line ${line}`,
  decidesUnread: 'has to be left out: what is known by name alone decides nothing and shows no figure',
  rulesUnread: 'has to be an empty list: what is known by name alone decides nothing',
  rulesNeeded: 'is empty; a program without rules would say yes to everybody',
  quotedByNeeded: 'is missing: a quoted program names what quotes the document',
  readBefore: (day: string) =>
    `is before ${day}, when the program that it would replace was read; the finder would go on showing that one`,
  nothingNew: 'Every program of the file is as it was.',
  oneCorrected: 'A correction is about one program; the file has more that are new or changed.',
  repeatedRule: 'says the same as an earlier rule',
  repeatedLine: 'says the same as an earlier line',
  limitsWrongWay: 'has to rise: above, then atMost, then unsureTo',
  stepsWrongWay: 'has to fall in score and rise in percent, the highest score first',
} as const;

/** One fault as a line: "Line 12, local-austin, document.url: is missing." */
export const describeFault = (line: number, id: string | null, field: string, says: string) =>
  `${[`Line ${line}`, ...(id === null ? [] : [id]), ...(field === '' ? [] : [field])].join(', ')}: ${says}${says.endsWith('.') ? '' : '.'}`;
