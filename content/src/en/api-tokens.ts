import type { Sentence } from '../texts.ts';

export const makeAToken = 'Make a token';
export const purposeLabel = 'What it is for';
export const purposeHint = 'The audit log names the token by this.';
export const scopesLabel = 'What it may do';
export const worksFor = 'Works for';
export const aYear = 'a year';
export const days = (offered: number) => `${offered} days`;
export const makeTheToken = 'Make the token';
export const cancel = 'Cancel';
export const apiTokens = 'API tokens';
export const pageLead =
  'With a token another system of yours reads or changes what its scopes say, and the audit log names it. Tokens stay when their maker leaves: revoke what nobody needs.';
export const theNewToken = 'The new token';
export const newTokenLead =
  'Put it where it is used now: only a fingerprint of it is stored, so it cannot be shown again. Whoever has it can do what its scopes say.';
export const tokensLoadFailed = 'The tokens did not load';
export const noTokens = 'There is no token yet. No other system can call the console’s interface.';
export const works = 'Works';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const tokenRevoked = (name: string) => `The token ${name} opens nothing any more`;
export const revoke = (name: string) => `Revoke ${name}`;
export const tokensPageRevoke = 'Revoke';
export const tokenDates = <Part>(madeBy: string, date: Part, date2: Part): Sentence<Part> => [
  `Made by ${madeBy} on `,
  date,
  ', works until ',
  date2,
  ',',
];
export const neverUsed = 'never used';
export const lastUsedHour = <Part>(date: Part): Sentence<Part> => ['last used in the hour of ', date];
