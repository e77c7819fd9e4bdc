import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Buying with somebody: scores, title, old loans, parents. */
export const twoBuyerIntents: readonly Intent[] = [
  {
    key: 'parent-cosigns',
    question: 'Can a parent co-sign who will not live there?',
    asks: [
      'can my dad cosign my mortgage',
      'mom as co borrower not living with us',
      'non occupant co borrower',
      'have a parent on the loan but not the house',
      'cosigner for fha loan not family',
      'my parents want to cosign what is their risk',
      'add my brother to the loan to qualify',
      'co-signer with good credit helps?',
      'need a cosiner to buy',
    ],
    asksEs: [
      'mi papá puede ser codeudor de mi hipoteca',
      'mi mamá firma conmigo pero no vive ahí',
      'necesito un fiador para comprar casa',
      'codeudor que no vive en la casa',
    ],
    first: 'A parent may co-sign without living in the home, and then owes the whole loan if you do not pay.',
    firstEs:
      'Su padre o madre puede firmar sin vivir en la casa, y entonces debe todo el préstamo si usted no paga.',
    more: [
      'FHA allows 3.5% down with a relative, and asks for 25% with somebody who is not family. Conventional loans do not ask for family. USDA wants every borrower to live there; VA joins the veteran’s spouse.',
      'The loan shows on the parent’s credit and counts when they borrow.',
    ],
    explainedIn: 'term/co-signer',
    sources: [assistantSources.nonOccupants],
  },
  {
    key: 'one-on-loan',
    question: 'Can one of us be on the loan and both on the deed?',
    asks: [
      'only my name on the loan but both on title',
      'wife has bad credit leave her off the mortgage',
      'spouse not on the loan',
      'can my husband be on the deed not the mortgage',
      'should we apply with just one person',
      'my spouse has collections can i buy alone',
      'buy house in one name when married',
      'non borrowing spouse fha texas',
      'partner has terible credit do we both apply',
    ],
    asksEs: [
      'mi esposa tiene mal crédito puedo comprar solo',
      'solo uno en el préstamo y los dos en la escritura',
      'mi esposo no está en el préstamo',
      'comprar casa casado a nombre de uno',
    ],
    first:
      'One of you can be on the loan and both on the deed: only the borrower’s income and score then count.',
    firstEs:
      'Uno puede estar en el préstamo y los dos en la escritura: entonces solo cuentan el ingreso y el puntaje de quien firma.',
    more: [
      'In community property states FHA and VA count the other spouse’s debts too. The spouse may still have to sign some papers. Without the second income the price you can reach is lower: work it out both ways.',
      'Ask the lender before you apply; ask an attorney how the deed should name you.',
    ],
    explainedIn: 'term/title',
    sources: [
      {
        source: 'HUD Handbook 4000.1 and VA rules on debts of a spouse in community property states',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'unmarried',
    question: 'Can we buy together without being married?',
    asks: [
      'buy a house with my girlfriend',
      'unmarried couple mortgage',
      'buying a home with a friend',
      'my boyfriend and i want to buy together',
      'two friends one mortgage',
      'not married joint home loan',
      'if we break up who gets the house',
      'buying with my sister',
      'should we get married before buying',
    ],
    asksEs: [
      'comprar casa sin estar casados',
      'comprar casa con mi novia',
      'dos amigos una hipoteca',
      'si nos separamos quién se queda con la casa',
    ],
    first:
      'You may buy together unmarried: agree on the title and on who pays what in writing before you sign.',
    firstEs:
      'Pueden comprar juntos sin casarse: acuerden por escrito el título y quién paga qué antes de firmar.',
    more: [
      'Both on the loan owe all of it. Joint tenancy leaves a share to the other at death; tenancy in common lets each own a part and leave it to anyone.',
      'Write down who may buy whom out, at what price, and what happens if one stops paying. An attorney does this in an hour or two.',
    ],
    explainedIn: 'term/tenancy-in-common',
    sources: [
      { source: 'State property law in general; ask an attorney in your state', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'two-scores',
    question: 'Whose credit score counts when two buy?',
    asks: [
      'which score do they use with two borrowers',
      'my score is 760 hers is 650',
      'do they average our credit scores',
      'joint mortgage lower score',
      'middle score for couples',
      'husband 700 wife 620 what rate',
      'does the lowest credit count',
      'coborrower with low score',
      'both our scores matter?',
    ],
    asksEs: [
      'qué puntaje usan si somos dos',
      'mi puntaje es bueno y el de ella bajo',
      'promedian los dos puntajes',
      'puntaje de parejas hipoteca',
    ],
    first: 'With two borrowers the lower of your two middle scores usually sets the price.',
    firstEs:
      'Con dos solicitantes, el precio lo fija casi siempre el más bajo de sus dos puntajes del medio.',
    more: [
      'Each has three scores and the middle one counts. To qualify, Fannie Mae may average the two; the rate still goes by the lower.',
      'Compare a loan in both names with one in the better name alone. Your credit page prices each band.',
    ],
    links: [{ label: 'Your credit', href: '/portal/credit' }],
    explainedIn: 'term/credit-score',
    sources: [sources.lenderScores],
  },
  {
    key: 'ex-on-loan',
    question: 'My ex still has our old mortgage: does it count?',
    asks: [
      'still on the mortgage with my ex husband',
      'ex wife pays the old house loan but my name is on it',
      'divorced and want to buy my name on old loan',
      'does the old mortgage count against me after divorce',
      'quitclaimed the house but still on loan',
      'how to get my name off a mortgage',
      'divorce decree gives house to ex',
      'i cosigned my moms mortgage does it count',
      'old house in both names exs house',
    ],
    asksEs: [
      'mi ex tiene la casa pero yo sigo en el préstamo',
      'hipoteca vieja con mi ex cuenta',
      'cómo quito mi nombre de la hipoteca',
      'divorciado y quiero comprar otra casa',
    ],
    first:
      'The old mortgage counts as your debt unless a court order gives it to your ex and it is paid on time.',
    firstEs:
      'La hipoteca vieja cuenta como su deuda, salvo que una orden del juez se la dé a su ex y se pague a tiempo.',
    more: [
      'Bring the decree and twelve months of payments from their account. A quitclaim deed takes you off the title and not off the loan; only a refinance, a sale or the lender’s release does.',
      'Check your report monthly: their late payment is yours.',
    ],
    explainedIn: 'term/quitclaim-deed',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B3-6-05 (court-ordered assignment of debt)',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'name-later',
    question: 'Can I add somebody to the deed later?',
    asks: [
      'add my wife to the deed after closing',
      'put my kid on the title',
      'how do i add a name to my house',
      'remove someone from the deed',
      'transfer house to living trust mortgage',
      'getting married add spouse to title',
      'does adding someone to the deed trigger the loan',
      'put house in an llc',
    ],
    first:
      'You can add somebody to the deed with a new recorded deed; ask lender, title insurer and a tax adviser first.',
    more: [
      'Most loans let the lender call the loan when title passes, with exceptions by federal law for a spouse, a child or your own living trust. A gift of a share can matter for taxes and for title insurance.',
      'An attorney or the title company prepares and records it.',
    ],
    explainedIn: 'term/deed',
    sources: [{ source: 'Garn-St Germain Act, 12 U.S.C. 1701j-3(d)', checkedOn: '2026-11-30' }],
  },
];
