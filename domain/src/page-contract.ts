import { accountSettingsContract } from './accounts/account-settings.contract.ts';
import { identitiesContract } from './accounts/identities.contract.ts';
import { passkeysContract } from './accounts/passkeys.contract.ts';
import { personalDataContract } from './accounts/personal-data/personal-data.contract.ts';
import { secondFactorContract } from './accounts/second-factor.contract.ts';
import { assistantContract } from './assistant/assistant.contract.ts';
import { creditContract } from './credit/credit.contract.ts';
import { countyFiguresContract } from './data-sources/county-figures/county-figures.contract.ts';
import { housePricesContract } from './data-sources/house-prices.contract.ts';
import { calendarContract } from './dates/calendar.contract.ts';
import { closingMoveContract } from './dates/contract-clock/closing-move.contract.ts';
import { estimatesContract } from './estimates/estimates.contract.ts';
import { guestsContract } from './guests/guests.contract.ts';
import { homePhotosContract } from './homes/home-photos.contract.ts';
import { homesContract } from './homes/homes.contract.ts';
import { betaAccessContract } from './leads/beta-access/beta-access.contract.ts';
import { contactDetailsContract } from './leads/contact-details/contact-details.contract.ts';
import { questionnaireContract } from './leads/questionnaire/questionnaire.contract.ts';
import { messagesContract } from './messages/messages.contract.ts';
import { homeFileContract } from './owned-home/home-file/home-file.contract.ts';
import { ownedHomeContract } from './owned-home/owned-home.contract.ts';
import { planApplicationContract } from './plan/plan.contract.ts';
import { planReadingsContract } from './plan/plan-readings/plan-readings.contract.ts';
import { publishedProgramsContract } from './programs/program-desk/published-programs.contract.ts';
import { programWatchesContract } from './programs/program-watches/program-watches.contract.ts';
import { proposalsContract } from './proposals/proposals.contract.ts';
import { documentReadingsContract } from './readings/document-readings/document-readings.contract.ts';
import { keptReadingsContract } from './readings/document-readings/kept/kept-readings.contract.ts';
import { reportsAndConditionsContract } from './reports-and-conditions/reports-and-conditions.contract.ts';
import { sharingContract } from './sharing/sharing.contract.ts';
import { wireGuardContract } from './wire-guard/wire-guard.contract.ts';

/** Endpoints that few pages call: in the browser they come with those pages, and not with every page of the portal. */
export const pageContract = {
  guests: guestsContract,
  accountSettings: accountSettingsContract,
  passkeys: passkeysContract,
  secondFactor: secondFactorContract,
  identities: identitiesContract,
  personalData: personalDataContract,
  planApplication: planApplicationContract,
  betaAccess: betaAccessContract,
  calendar: calendarContract,
  estimates: estimatesContract,
  documentReadings: documentReadingsContract,
  keptReadings: keptReadingsContract,
  planReadings: planReadingsContract,
  questionnaire: questionnaireContract,
  contactDetails: contactDetailsContract,
  assistant: assistantContract,
  messages: messagesContract,
  proposals: proposalsContract,
  homes: homesContract,
  closingMove: closingMoveContract,
  homePhotos: homePhotosContract,
  reportsAndConditions: reportsAndConditionsContract,
  wireGuard: wireGuardContract,
  ownedHome: ownedHomeContract,
  homeFile: homeFileContract,
  sharing: sharingContract,
  credit: creditContract,
  countyFigures: countyFiguresContract,
  housePrices: housePricesContract,
  programWatches: programWatchesContract,
  publishedPrograms: publishedProgramsContract,
};
export type PageContract = typeof pageContract;
