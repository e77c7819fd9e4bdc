import type { WrittenAnswer } from '@porchlight/domain/assistant/written-answers.ts';
import { sources } from '../../../facts/sources.ts';

export const answersOnBuying: readonly WrittenAnswer[] = [
  {
    key: 'countered',
    question: 'The seller countered my offer: what now?',
    asks: 'counter counteroffer countered back respond reply do',
    first: 'Reply in writing before it ends: accept it, answer with new terms, or let it go.',
    more: [
      'Nobody is bound until both of you sign the same terms. Read every line, not the price alone, and stop at the top price you wrote down.',
    ],
    explainedIn: 'making-offer/respond-to-the-counteroffer',
    sources: [],
  },
  {
    key: 'waive-inspection',
    question: 'Should I waive the inspection?',
    asks: 'waive waiving skip win competitive offer contingency without',
    first:
      'Keep the inspection contingency if you can: without it, a defect found later is yours, or leaving costs your deposit.',
    more: [
      'Gentler ways to win: inspect before you offer, shorten the days, or agree to ask only for repairs above a stated sum.',
    ],
    explainedIn: 'making-offer/waiving-things-to-win',
    sources: [],
  },
  {
    key: 'pay-agent',
    question: 'Do I have to pay my buyer’s agent?',
    asks: 'buyers realtor commission fee who pays agent',
    first:
      'You owe the fee that your buyer agreement states, unless the seller agrees to pay some or all of it.',
    more: [
      'The fee is not set by law: negotiate it before you sign, and ask for a seller’s share in your offer. Most agents must have the agreement before they tour a home with you.',
    ],
    explainedIn: 'term/buyer-agreement',
    sources: [sources.buyerAgreements],
  },
  {
    key: 'seller-backs-out',
    question: 'Can the seller back out after accepting my offer?',
    asks: 'cancel leave change mind accepted signed contract seller backs',
    first: 'Once both have signed, the purchase contract binds the seller too, who cannot just back out.',
    more: [
      'Before both have signed the same terms, either may walk away. Contracts differ, and some states allow attorney review: ask your agent, or an attorney, which way out the contract leaves the seller.',
    ],
    explainedIn: 'term/purchase-contract',
    sources: [],
  },
  {
    key: 'letter-to-seller',
    question: 'Should I send the seller a letter?',
    asks: 'love write personal photo family sellers',
    first: 'Leave out letters and photos of your family: they invite a seller to choose by who you are.',
    more: [
      'Let the offer speak: price, proof of funds, a pre-approval letter, and dates that suit the seller.',
    ],
    explainedIn: 'making-offer/send-it-with-proof',
    sources: [sources.fairHousing],
  },
  {
    key: 'defects-found',
    question: 'The inspector found foundation cracks, septic or roof problems: can I get out?',
    asks: 'fail failed fails bad report defects structural mold termites what happens crack still inspection',
    first:
      'If your inspection contingency is still open, you may ask in writing for repairs or a credit, or leave with your deposit.',
    more: [
      'Ask your agent for its date. Have a specialist look, such as a structural engineer or a septic company, and get a written price before you decide.',
      'After the date you may lose the deposit by leaving.',
    ],
    explainedIn: 'under-contract/decide-what-to-ask-for',
    sources: [sources.earnestMoney],
  },
  {
    key: 'radon',
    question: 'Is radon a deal breaker?',
    asks: 'high test level found walk away mitigation',
    first: 'Radon is seldom a reason to leave: a test takes a few days, and a fan system lowers the level.',
    more: ['Ask for the system or a credit while your inspection contingency is open.'],
    explainedIn: 'term/radon',
    sources: [sources.radon],
  },
  {
    key: 'flood-needed',
    question: 'Do I need flood insurance?',
    asks: 'require required zone buy must have',
    first: 'A federally backed loan requires flood insurance if the home is in a special flood hazard area.',
    more: [
      'Elsewhere flood insurance is your choice: an ordinary homeowner’s policy leaves floods out. Policies of the national program usually start after 30 days, but without the wait when bought for a loan closing.',
    ],
    explainedIn: 'term/flood-insurance',
    sources: [sources.flood],
  },
  {
    key: 'appraisal-low',
    question: 'The appraisal came in under the price: what now?',
    asks: 'low lower below short less value gap came back do options',
    first:
      'Ask the seller to lower the price, add cash, ask the lender for a reconsideration of value, or leave in writing.',
    more: [
      'The lender lends on the lower figure. Leaving keeps your deposit only under an appraisal contingency and before its date. Check the appraisal’s facts first: bedrooms, square feet, and the sales it compares.',
    ],
    explainedIn: 'under-contract/if-the-appraisal-comes-in-low',
    sources: [],
  },
  {
    key: 'earnest-money',
    question: 'What is earnest money?',
    asks: 'explain',
    first: 'Earnest money is a deposit, typically 1-3% of the price, that shows the seller you mean it.',
    more: [
      'A neutral holder keeps it, and it counts toward what you owe at closing. You get it back if you leave under a contingency before its date.',
    ],
    explainedIn: 'term/earnest-money',
    sources: [sources.earnestMoney],
  },
];
