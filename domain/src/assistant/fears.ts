import { mendSpelling } from './asked/spelling.ts';
import { splitAskedWords } from './asked-words.ts';

/** What people ask in fear, in the order in which they are looked for. */
export const fearKinds = ['divorce', 'job-lost', 'denied', 'outbid', 'wants-out', 'mistake'] as const;
export type FearKind = (typeof fearKinds)[number];

const signs: Record<FearKind, RegExp> = {
  divorce:
    /\b(divorc\w*|separating|my (ex|ex (husband|wife)))\b.*\b(house|home|mortgage|loan|closing|offer|buy|buying|title|deed|escrow)\b|\b(house|home|mortgage|loan|closing|offer|buy|buying|title|deed|escrow)\b.*\b(divorc\w*|separating)\b/,
  'job-lost':
    /\b(lost|losing|lose) (my|his|her|our) jobs?\b|\b(got|was|were|been|being|getting|am|im|is) (laid off|fired|let go|furloughed)\b|\blaid (me|him|her|us) off\b|\bhours (got |were )?cut\b/,
  denied:
    /\b(got|was|were|been|am|im|being) (denied|declined|rejected|turned down)\b|\b(denied|rejected|declined) (me|us|my|our)\b|\bturned (me|us) down\b|\b(loan|mortgage|application|lender) (got |was )?(denied|declined|rejected)\b/,
  outbid:
    /\b(got |getting |been |keep getting |were |was )?outbid\b|\b(lost|losing|keep losing) (the|another|every|a) (house|home|bid|bids|bidding)\b|\boffers? (keeps?|kept) (getting )?(rejected|losing)\b/,
  'wants-out':
    /\b(want|wanna|need|trying|how (do|can) (i|we)) (to )?(get )?(back|get|walk) ?(out|away)\b.*\b(contract|house|deal|purchase|offer|closing|sale)\b|\b(can|could) (i|we) (still )?(back out|walk away|get out|cancel)\b.*\b(contract|house|deal|purchase|offer|closing|sale)\b|\b(cold feet|buyers remorse|changed my mind|dont want (the|this) (house|home) (anymore|any more))\b/,
  mistake:
    /\b(afraid|scared|terrified|worried|nervous|panicking|freaking out|anxious)\b.*\b(mistake|wrong|house|home|mortgage|buying|closing|loan)\b|\b(made|making|make) (a|the wrong) (big |huge |terrible )?(mistake|choice|decision)\b(?!.*\b(report|form|application)\b)/,
};

/** What a question asks in fear; nothing for most questions. */
export function findFear(question: string): FearKind | undefined {
  const text = splitAskedWords(mendSpelling(question)).join(' ');
  return fearKinds.find((kind) => signs[kind].test(text));
}
