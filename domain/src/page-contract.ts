import { accountSettingsContract } from './accounts/account-settings.contract.ts';
import { identitiesContract } from './accounts/identities.contract.ts';
import { passkeysContract } from './accounts/passkeys.contract.ts';
import { secondFactorContract } from './accounts/second-factor.contract.ts';
import { assistantContract } from './assistant/assistant.contract.ts';
import { betaAccessContract } from './beta-access/beta-access.contract.ts';
import { calendarContract } from './calendar/calendar.contract.ts';
import { contactDetailsContract } from './contact-details/contact-details.contract.ts';
import { closingMoveContract } from './contract-clock/closing-move.contract.ts';
import { countyFiguresContract } from './county-figures/county-figures.contract.ts';
import { creditContract } from './credit/credit.contract.ts';
import { documentReadingsContract } from './document-readings/document-readings.contract.ts';
import { keptReadingsContract } from './document-readings/kept/kept-readings.contract.ts';
import { estimatesContract } from './estimates/estimates.contract.ts';
import { homePhotosContract } from './homes/home-photos.contract.ts';
import { homesContract } from './homes/homes.contract.ts';
import { housePricesContract } from './house-prices/house-prices.contract.ts';
import { homeFileContract } from './owned-home/home-file/home-file.contract.ts';
import { ownedHomeContract } from './owned-home/owned-home.contract.ts';
import { personalDataContract } from './personal-data/personal-data.contract.ts';
import { planApplicationContract } from './plan/plan.contract.ts';
import { planReadingsContract } from './plan-readings/plan-readings.contract.ts';
import { publishedProgramsContract } from './program-desk/published-programs.contract.ts';
import { programWatchesContract } from './program-watches/program-watches.contract.ts';
import { questionnaireContract } from './questionnaire/questionnaire.contract.ts';
import { reportsAndConditionsContract } from './reports-and-conditions/reports-and-conditions.contract.ts';
import { sharingContract } from './sharing/sharing.contract.ts';
import { wireGuardContract } from './wire-guard/wire-guard.contract.ts';

/** Endpoints that few pages call: in the browser they come with those pages, and not with every page of the portal. */
export const pageContract = {
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
