import { formatPeriod } from '@porchlight/domain/accounts/personal-data/retention.ts';
import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import type { FeatureTexts } from '../../feature-texts.ts';
import { site } from '../../site.ts';
import { dataRetention } from '../data-retention.ts';
import { featureTexts } from '../features.ts';

export const privacy: LegalPage = {
  sample: true,
  slug: 'privacy',
  title: 'Privacy',
  description: `What ${site.name} stores about you, what for, how long, and what you can ask of us.`,
  version: '2026-11-24',
  lead: `This page says what ${site.name} stores about you and why. It is sample text: the company that runs this site has to put its own in its place.`,
  sections: [
    {
      title: 'What we store when you write to us or sign up',
      items: [
        'Each agreement, and each time you take one back: the version and fingerprint of the text, the time, what you did, and, for forms, the network your address belongs to, cut short so that it names no household.',
        'Contact form: your name, e-mail address and message, and, if you give one, your phone number with the version of the consent text you saw and the time.',
        'Assistant: what you ask it stays in your browser. When you send a question to a person, we store it with the part of the conversation you chose, and with your account, or the name and e-mail address you gave.',
        'Newsletter: your e-mail address, and when you asked for it, confirmed it and ended it.',
        'Waitlists: your e-mail address and the feature you want to hear about.',
        'Final step of the guide: your name, e-mail address and phone number, that you completed the journey, the version of the consent you gave and the time.',
        'Application: your answers, name, e-mail address and phone number, with the version of the disclosure you accepted and the time. Before you accept, your answers stay on your device.',
      ],
    },
    {
      title: 'What we store when you have an account',
      items: [
        'Without an account you can use the portal as a guest: we store what you enter under a number, with no name, address or network, for 14 days. Our staff cannot see it. If you create an account on the same device in that time, it becomes yours.',
        'Your name and e-mail address, and a change of address under way.',
        'What you sign in with: your password in a form that cannot be turned back into it, passkeys, codes from an app and their recovery codes, and other services that you linked.',
        'For each session, the network address and browser it was opened from, and marks by which we know your devices again.',
        'Your purchase: with whom you buy, who takes which task, whom you let see what, and each time they opened it. Someone you invite is known by a mark of their address until they accept.',
        'Your progress: milestones, tasks, dates and notes, dates of your purchase, where you said you are, progress in the guide, feedback, requests for beta access, and figures that you saved in calculators.',
        'Your plan: income, debts, savings, credit score, the home you look for, its price and the loan, each with where it comes from and what it was before. Who buys with you sees it.',
        'Homes: the homes you look at, your photos of them, what you say of each, the log of offers on them, and the terms of your contract. Place, time and device are taken out of a photo before it is kept. Your co-buyer sees all of it. Someone you share your homes with sees the homes, the photos, the log and the terms, and never what you two say of them.',
        'Your home after closing: what you keep of the home you own, such as its loan, escrow account, value, taxes, insurance and papers, and which lines of its loan are crossed. Your co-buyer sees it, and nobody else without your grant.',
        'Reports and conditions: what inspectors, appraisers and others do for the home, and the conditions of your loan. Your co-buyer sees it, and nobody else.',
        'Credit: scores, cards, report items and disputes that you typed; whether you share your scores with your co-buyer; and the name and address of your letters, if you asked us to keep them. Nobody else sees it: no helper and none of our staff, and no email or assistant mentions it.',
        'Notifications: what you want to be told and when, what we told you, whether letters came back, and, if you made one, a calendar address.',
        'Your documents, each encrypted under a key of its own, and who of our staff looked at them, when and why.',
        'What our own machine read in your documents, such as the rate of a Loan Estimate, and what you confirmed or corrected, both encrypted. No document is sent to another company to be read.',
        'Records of what you signed: who, when, from which network address and browser, and under which text; whom you asked to sign; and your signature, if you chose to keep it.',
        ...Object.values<FeatureTexts>(featureTexts).flatMap(({ privacy }) => privacy ?? []),
        'What our staff looked at or changed in your record, when and why, and what they noted when they handed your purchase to a colleague.',
        'If you asked for a download of your data: the file, encrypted, for seven days after it is ready.',
        'If you asked us to delete your account: when, until it is done.',
      ],
    },
    {
      title: 'What we do not do',
      items: [
        'We do not order your credit report.',
        'We do not sell what you tell us.',
        'Our pages load nothing from other companies: no advertising, no analytics, no social media buttons.',
      ],
    },
    {
      title: 'Cookies and browser storage',
      paragraphs: [
        'Cookies serve signing in, and nothing else. One keeps you signed in. One, kept for up to 400 days, shows us that we know this browser, so that we can tell you of a sign-in from a new one. One, kept for 14 days, shows you again what you entered without an account. Two more last ten minutes at most, while you enter a code or sign in with another service.',
        'Your browser also keeps, on your device:',
      ],
      items: [
        'Until you close the tab: what you typed and have not sent yet, such as the application, notes and figures in calculators.',
        'Until you sign out or delete it there: the stages of the guide that you completed and what you typed into its final step; with an account, also a copy of your journey and changes that could not be sent yet, so that they are there without a connection; and, if a buyer shares something with you, that you opened it here.',
        'Until you delete it there: your choice of colors and text size, and the pages of the portal that open without a connection.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Our staff sees what you send us, how far your journey is, who buys and helps with you, the addresses of your homes, whether an offer is out or accepted, and the days of your purchase. They see no price or amount of a home or an offer, and of your plan only what an application asks. They can open the documents that a milestone asks for or they ask you for. Your notes and your other documents are only in a full copy of your data, which an administrator makes when you ask us for one. Whenever somebody opens a document or your record, or makes such a copy, it is written down and shown to you in your settings.',
        'Companies that run our servers and send our mail process data for us, under contract. We hand data to anybody else only when you ask us to, or when the law requires it.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Each day we remove what has been kept for this long. You can ask for any of it to go earlier. What is not in the list stays as long as your account, or until you end it: when you end the newsletter, we keep the address on a list that makes sure it gets no more, without end, because your refusal has none (15 U.S.C. 7704(a)(4)).',
      ],
      items: Object.values(dataRetention.periods).map(
        (period) => `${period.what}: ${formatPeriod(period)}, counted from ${period.since}. ${period.why}`,
      ),
    },
    {
      title: 'When you delete your account',
      paragraphs: [
        'You can delete your account yourself, in your settings. You have 14 days to change your mind; then we delete your account, your documents with the records of your signatures, your journey, and the messages and applications that carry your e-mail address.',
      ],
    },
    {
      title: 'What stays after that',
      paragraphs: [
        'Encrypted backups of the whole installation keep a copy of what was deleted for up to 31 days, in case the originals are lost. Nobody reads in them.',
      ],
      items: dataRetention.kept.map(({ what, why, howLong }) => `${what} ${why} Kept: ${howLong}`),
    },
    {
      title: 'What you can ask of us',
      items: [
        'To see what we store about you, and to get a copy. With an account you can download all of it in your settings.',
        'To correct what is wrong.',
        'To delete it. With an account you can do so in your settings. Without one, write or call, and you get a receipt.',
        'To stop calls, text messages and newsletters.',
      ],
      paragraphs: [
        `Where your settings do not do it, write to ${site.email.address} from the address it is about. Depending on where you live, the law may give you more rights than these.`,
      ],
    },
    {
      title: 'Children',
      paragraphs: ['This site is for adults. We do not knowingly store data of children under 13.'],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this page changes in a way that matters, it gets a new date, and we tell everybody with an account by e-mail.',
      ],
    },
  ],
};
