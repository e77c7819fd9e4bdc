import { splitAskedWords } from './asked-words.ts';
import type { RankedIntent } from './classifier/intent-model.ts';

const WAY =
  '((gift|itunes|prepaid|google play|amazon) cards?|bitcoin|crypto\\w*|western union|moneygram|zelle|venmo|cash ?app|paypal|money order)';
const CHANGED =
  '(changed|changes|change|new|updated|different|switched|revised|last minute|urgent|urgently|immediately|right away|asap|rush|personal)';
const WIRE =
  '(wire|wires|wiring|routing|(?<!need a new |open a new )bank account|account (number|info|details)|payment instructions)';
const SENT = '(sent|send|wired|wire|paid|transferred|transfer|gave|deposited|mande|envie|transferi|pague)';
const LOST =
  '(gone|disappear\\w*|vanish\\w*|cant reach|not answering|stopped answering|wrong|scam\\w*|fraud\\w*|fake|thief|hackers?|stolen|no contest\\w*|equivocad\\w*|estafa\\w*)';
const PAPERS =
  '(stubs?|paystubs?|w ?2s?|statements?|letters?|income|tax returns?|numbers|salary|talon|documents?)';
const HIDE =
  '(hide|hiding|leave (out|off)|left out|not mention|dont mention|dont tell|not tell|omit|conceal|lie|lying|esconder|ocultar|no mencion\\w*)';
const HIDDEN =
  '(debts?|loans?|lenders?|income|jobs?|bank|cards?|mortgages?|application|gift|deuda|prestamo|banco|solicitud)';
const GROUNDS =
  '(race|racial|racist|color of my skin|skin color|black|white|hispanic|latin[oa]s?|asian|arab|indian|religion|religious|muslim|jewish|christian|church|' +
  'ethnicity|nationality|national origin|accent|immigrants?|foreign|pregnan\\w*|kids|children|famil(y|ies) with|gay|lesbian|lgbt\\w*|transgender|disab\\w*|wheelchair|' +
  'service animal|service dog|single mom|single mother|marital status|gender|sex|wom[ae]n|my age|too old|section 8|public assistance|food stamps)';
const UNEQUAL =
  '(refus\\w*|denied|deny|reject\\w*|turned (me|us)? ?(down|away)|wont (rent|sell|lend|show)|would not|because|treated|only shows?|remarks?|comments?|says? no|said no|(lender|bank|agent|seller|officer|they) said|no (kids|families)|' +
  'cant get|told (me|us)|asked|asking|ask if|can they ask|dont want|doesnt want|not allowed|steer\\w*|based on|lowered|lowball\\w*|harass\\w*)';

/** Signs of a danger, by the key of the intent that answers it: words together that the classifier may not have met. */
const signs: readonly (readonly [key: string, sign: RegExp])[] = (
  [
    [
      'despair',
      '(kill|hurt) (my|him|her)self|suicid\\w*|(want|wanna|wants) to die|wish i (was|were) dead|end(ing)? (my life|it all)|dont want to (live|be here|be alive)|' +
        'no (reason|point) (to|in|of) liv\\w*|nothing (left )?to live|better off (dead|without me)|not worth living|cant (go on|do this anymore|take it anymore)|' +
        'quiero morir|matarme|suicidio|no quiero vivir|acabar con todo|no puedo mas con',
    ],
    [
      'money-sent',
      `${SENT}\\b.*\\b${LOST}|(got|been|was|being|were) (scammed|hacked|phished|defrauded)|(stole|took) (my|our) (money|deposit|down payment|closing)|` +
        `(get|reverse|recall)\\b.*\\b(wire|transfer|money)\\b.*\\bback|reverse a (wire|transfer)|never (got|received) (the|my|our) (wire|transfer|money)|` +
        '(gave|given|told) (it|them|him|her|the caller|someone) (my|our) (bank|social|password|login|pin|card|ssn)|(my|our) (money|deposit|down payment) (is gone|vanished|was stolen)|' +
        'me (robaron|hackearon|estafaron)',
    ],
    [
      'money-asked',
      `${CHANGED}\\b.*\\b${WIRE}|${WIRE} ?(instructions|info|details|number)?\\b.*\\b${CHANGED}|wire fraud|${WAY}\\b.*\\b(pay|paid|send|fees?|closing|deposit|earnest|house|home|lender|down)|` +
        `(pay|paid|send|sent|fees?|deposit|earnest|closing|house|home)\\b.*\\b${WAY}|(want|wants|asked|asks|told|pay|send)\\b.*\\b(deposit|down payment|earnest money|fee)\\b.*\\bin cash|` +
        `(real|legit|fake|trust|safe|verify)\\b.*\\b(wire|wiring) (email|instructions)|(wire|wiring) (email|instructions)\\b.*\\b(real|legit|fake|trust|verify)|up ?front fee|` +
        '(email|emailed|texted|text)\\b.*\\b(wire|wiring|transfer|account|routing|money)\\b.*\\b(urgent|urgently|immediately|asap|right away|today|updated|different)|' +
        '(nuev[ao]s?|cambi\\w*|diferentes?|distint[ao]s?|urgente\\w*)\\b.*\\b(instrucciones|transferencias?|transferir|transfiera|datos bancarios|cuenta)|' +
        '(instrucciones|transferencias?|transferir)\\b.*\\b(nuev[ao]s?|cambi\\w*|diferentes?|urgente\\w*)|estafa|tarjetas? de regalo|en efectivo o',
    ],
    [
      'caller-wants-secrets',
      '(wants?|asks?|asked|asking|needs?|give|verify|confirm|says|said|quieren?|piden?)\\b.*\\b(password|my pin|social security|ssn|bank login|login|log in|one time code|code|username|remote access|contrasena|codigo|seguro social)|' +
        'click (this|the|a) link|pretend\\w* to be|(suspicious|strange|weird|fake|scam) (call|caller|email|text)|is this (call|caller|text|email)\\b.*\\b(real|legit|from my (bank|lender))',
    ],
    [
      'fraud-asked',
      `(fake|forge|photoshop|falsif\\w*|edit|alter|doctor|make up|inflate|exaggerate|fudge|round up|change|put a higher)\\b.*\\b${PAPERS}\\b.*|${HIDE}\\b.*\\b${HIDDEN}|` +
        'say (that )?(i|we) (will |am |are |would )?(live|living|move|moving|occupy)|claim\\b.*\\bprimary|straw buyer|under the table|off the books|' +
        '(borrowed|loan)\\b.*\\b(call|say|says|as|is) (it )?(is )?a gift|use (my|a|another|someone) \\w+ name to|mentir|no es cierto',
    ],
    [
      'blank-contract',
      'sign\\w*\\b.*\\bblank|blank (page|form|contract|space)\\w*|(second|two|another) (purchase )?contracts?|(secret|side) (deal|agreement|contract)|fill (it|them|that|the rest|this) in later|' +
        '(wont|refuse\\w*) (to )?(give|let)\\b.*\\b(copy|read)|(pressur\\w*|rush\\w*|force\\w*)\\b.*\\bsign|sign\\b.*\\b(without reading|right now)|en blanco|segundo contrato|presionan',
    ],
    [
      'forged-signature',
      '(forged|forge|faked|fake)\\b.*\\bsignature|signature\\b.*\\b(forged|fake|isnt mine|not mine)|signed (my|our|his|her) (names?|initials)|not my signature|isnt my signature|' +
        '(loan|mortgage|account|deed)\\b.*\\b(in my name (that|i)|i never signed|i didnt sign)|taken out in my name|used my name|identity theft|stole (my|our) (identity|house title|title|deed)|' +
        'signed (for|as) (me|us) without|falsificaron|mi firma|firmo (mi nombre|por mi)|prestamo a mi nombre',
    ],
    [
      'discrimination',
      `discriminat\\w*|redlin\\w*|fair housing|equal credit|ecoa|steering|steered|steers|familial status|racist|racism|${UNEQUAL}\\b.*\\b${GROUNDS}|${GROUNDS}\\b.*\\b${UNEQUAL}|` +
        '(not|isnt|wasnt) for (people|someone|families|somebody|folks) like (me|us|you)|area\\b.*\\b(people|families) like (me|us)|(black|latino|hispanic|asian|white|jewish) (neighborhoods?|areas?|people|families)|' +
        'discriminacion|discrimina(n|ron)|discriminad[ao]s?|racis(mo|ta)|(negaron|rechazaron|tratan|trataron|vender|quieren)\\b.*\\bpor (ser|mi|mis|tener)|estoy embarazada',
    ],
    [
      'rescue-fee',
      '(stop|stops|save|saves|rescue|prevent)\\b.*\\b(foreclosure|auction|house|home)\\b.*\\b(fee|upfront|pay|charge\\w*|money|guarantee\\w*|deed|title)|(company|guy|lawyer|man|someone)\\b.*\\b(deed|title)\\b.*\\b(save|auction|rent it back)|' +
        '(loan modification|mortgage relief|foreclosure rescue)\\b.*\\b(company|fee|charges?|upfront|guarantee)|sign(ing)? over (my|the|our) (deed|house|title)|stop paying\\b.*\\bpay (them|him|her)|' +
        'dont (talk to|call|contact) (my|the) (servicer|lender|bank)|(pagar|cobrar|firme)\\b.*\\b(salvar|parar)\\b',
    ],
    [
      'losing-home',
      'foreclos\\w*|forclos\\w*|notice of default|default notice|loss mitigation|sheriff sale|sale date|' +
        '(cant|cannot|can not|couldnt|unable|not able|wont be able|trouble|struggling|struggle)\\b.{0,20}\\b(make|making|pay|paying|afford|keep up|keeping up)\\b.*\\b(mortgage|payments?|house note|note|my house|our house|my home)|' +
        '(behind|late on|missed|miss|skip|skipped|stopped paying|stop paying|fell behind|falling behind)\\b.*\\b(mortgage|house|home|loan) ?(payments?|note)?(?!.*\\b(credit|letter|explanation|pay them|deadline|date)\\b)|' +
        'mortgage\\b.*\\bmonths? (late|behind)|(lose|losing|taking|take) (my|our) (house|home)(?! (inspection|deposit))|' +
        'ejecucion hipotecaria|embarg(o|an|ar|aron)|(perder|quitar(me|nos|on|an)?|quitan)\\b.*\\b(casa|vivienda|hogar)|no (puedo|podemos|pude|pudimos|alcanzo a|me alcanza)\\b.*\\b(pagar|pagando|con|para)\\b.*\\b(hipoteca|casa|mensualidad\\w*)|' +
        '(atrasad[ao]s?|sin pagar|deje de pagar)\\b.*\\b(hipoteca|casa|mensualidad\\w*|pagos?)',
    ],
  ] as const
).map(([key, sign]) => [key, new RegExp(`\\b(?:${sign})\\b`)]);

/** What all dangers together have to reach where no sign speaks, and how sure of another intent one may be where one does. */
const ALONE = 0.15;
const SURE_OF_ANOTHER = 0.8;
/** A second danger is named with the first where it has a sign of its own, or is this likely. */
const SECOND_SHARE = 0.3;
/** People do not ask one thing in more words; the parts of a longer message overlap by half. */
const WORDS_OF_A_PART = 60;

/**
 * The keys of the intents that answer the dangers of a question, the likeliest first, two at most; none for most questions. Either the
 * classifier or a sign speaks: a danger that is missed costs more than one too many.
 */
export function findDangers(
  question: string,
  ranked: readonly RankedIntent[],
  isDanger: (key: string) => boolean,
): string[] {
  const parts = cutParts(splitAskedWords(question));
  const signed = signs.filter(([, sign]) => parts.some((part) => sign.test(part))).map(([key]) => key);
  const likely = ranked.filter(({ key }) => isDanger(key));
  const total = likely.reduce((sum, { share }) => sum + share, 0);
  const other = ranked.find(({ key }) => !isDanger(key));
  const speaks = signed.length > 0 && (other?.share ?? 0) < SURE_OF_ANOTHER;
  if (!speaks && total < ALONE) return [];
  const told = likely.filter(({ key, share }) => (speaks && signed.includes(key)) || share > SECOND_SHARE);
  return (told.length > 0 ? told : likely).slice(0, told.length > 0 ? 2 : 1).map(({ key }) => key);
}

function cutParts(words: readonly string[]): string[] {
  const step = WORDS_OF_A_PART / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, part) =>
    words.slice(part * step, part * step + WORDS_OF_A_PART).join(' '),
  );
}
