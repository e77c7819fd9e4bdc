import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Offers, agents, builders and the contract. */
export const contractIntents: readonly Intent[] = [
  {
    key: 'deposit-held',
    question: 'The seller will not release my deposit: what now?',
    asks: [
      'seller wont give back earnest money',
      'how do i get my deposit back from escrow',
      'seller refuses to sign the release',
      'earnest money dispute',
      'escrow company holding my deposit',
      'deal fell through they kept my 5000',
      'who decides who gets the earnest money',
      'sue for ernest money',
    ],
    asksEs: [
      'el vendedor no devuelve mi depósito',
      'no quieren firmar para devolver el depósito',
      'cómo recupero el depósito de la casa',
      'disputa por el depósito',
    ],
    first:
      'The holder keeps a disputed deposit until both of you sign or a court or mediator decides: ask for it in writing today.',
    firstEs:
      'Quien guarda el depósito lo retiene hasta que ambos firmen o decida un juez o mediador: pídalo hoy por escrito.',
    more: [
      'Name the contingency and the day you gave notice, and attach the proof. Most contracts ask for mediation first; small claims court takes smaller sums.',
      'An attorney’s letter often ends it. Do not make a new offer with this money counted in.',
    ],
    explainedIn: 'making-offer/how-earnest-money-works',
    sources: [assistantSources.offersLaw],
  },
  {
    key: 'builder-lender',
    question: 'Must I use the builder’s lender?',
    asks: [
      'builder says i have to use their lender',
      'builder incentive preferred lender',
      'new construction lender credit 15000 is it a trap',
      'can i use my own lender with dr horton',
      'new build rate buydown from builder',
      'preferred lender title company required',
      'builders lender vs my credit union',
      'is the builders closing cost credit worth it',
    ],
    first:
      'You need not use the builder’s lender; the builder may offer a credit if you do, so compare the whole cost.',
    more: [
      'Ask for the builder’s Loan Estimate and two others of one day. Add the credit to the comparison, and look at rate, points and price: a credit can be inside the price.',
      'Nor can a seller make you buy title insurance from a certain company.',
    ],
    links: [{ label: 'Compare Loan Estimates', href: '/tools/compare-offers' }],
    explainedIn: 'finding/new-construction',
    sources: [
      sources.referralFees,
      { source: 'Regulation X, 12 CFR 1024.15 (affiliated businesses)', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'leave-agent',
    question: 'Can I leave my agent?',
    asks: [
      'how do i fire my realtor',
      'switch agents',
      'i want a different agent',
      'break buyer agency agreement',
      'my agent never answers',
      'agent is pushing me to offer more',
      'signed with an agent but dont like her',
      'cancel contract with my realator',
      'can i work with two agents',
    ],
    asksEs: [
      'puedo cambiar de agente',
      'cómo termino el contrato con mi agente',
      'mi agente no contesta',
      'mi agente me presiona',
    ],
    first:
      'You can leave an agent when the agreement ends, or earlier by its terms: ask the broker in writing to release you.',
    firstEs:
      'Puede dejar a su agente cuando termina el acuerdo o antes según sus términos: pida al corredor por escrito que lo libere.',
    more: [
      'Read its end date, its area and whether homes you have seen stay theirs. Many brokers release an unhappy buyer or give another agent.',
      'Under contract, change only with advice: the fee may be owed twice.',
    ],
    explainedIn: 'finding/buyer-agreements-since-august-17-2024',
    sources: [sources.buyerAgreements],
  },
  {
    key: 'need-lawyer',
    question: 'Do I need a lawyer to buy a home?',
    asks: [
      'do i need an attorney to close',
      'real estate lawyer needed',
      'attorney states for closing',
      'how much is a lawyer for buying a house',
      'title company or attorney',
      'should a lawyer read my contract',
      'who reviews the contract for me',
      'lawer for house purchase',
    ],
    asksEs: [
      'necesito abogado para comprar casa',
      'abogado para el cierre',
      'cuánto cobra un abogado por una casa',
      'quién revisa mi contrato',
    ],
    first:
      'It depends on your state: in some an attorney must close, in others a title or escrow company does.',
    firstEs:
      'Depende de su estado: en unos debe cerrar un abogado, en otros lo hace una compañía de títulos.',
    more: [
      'Wherever you are, one is worth it for an estate, a divorce, a tenant, a boundary, a seller who finances or a contract that no one explains to you. Ask for a flat fee.',
      'In attorney-review states your contract gives a few business days: call on the first.',
    ],
    explainedIn: 'term/attorney-review',
    sources: [{ source: 'State practice; your state bar says who must close', checkedOn: '2026-11-30' }],
  },
  {
    key: 'win-offer',
    question: 'We keep being outbid: what wins besides price?',
    asks: [
      'how to win a bidding war',
      'outbid 5 times what are we doing wrong',
      'escalation clause',
      'should i cover the appraisal gap',
      'make my offer stronger',
      'beat cash offers',
      'how much over asking should i go',
      'multiple offers on the house we love',
      'esculation clause worth it',
    ],
    asksEs: [
      'siempre nos ganan otras ofertas',
      'cómo ganar contra ofertas en efectivo',
      'cuánto ofrecer sobre el precio',
      'cómo hacer mi oferta más fuerte',
    ],
    first:
      'Besides price, sellers like certainty: a full pre-approval, more earnest money, short dates, and the closing day they want.',
    firstEs:
      'Además del precio, al vendedor le gusta la certeza: preaprobación completa, más depósito, plazos cortos y la fecha que quiere.',
    more: [
      'An escalation clause shows your top figure, so use one only with a cap you mean and proof of the other offer. Promise an appraisal gap only from cash that you have besides the down payment.',
      'Write your top price down before; keep inspection, shorten it instead.',
    ],
    explainedIn: 'making-offer/waiving-things-to-win',
    sources: [
      {
        source: 'Customary practice; an escalation clause’s terms are in your offer',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'withdraw-offer',
    question: 'Can I withdraw my offer?',
    asks: [
      'can i take back my offer',
      'withdraw offer before seller answers',
      'found a better house after making an offer',
      'change my mind about the offer',
      'offers on two houses at once',
      'cancel an offer i already signed',
      'how long is my offer good for',
      'seller is shopping my offer',
      'withdrawl of offer',
    ],
    asksEs: [
      'puedo retirar mi oferta',
      'me arrepentí de la oferta',
      'hice oferta y encontré otra casa',
      'cancelar oferta antes de que acepten',
    ],
    first:
      'Until the seller’s acceptance has reached you, you can usually withdraw your offer: do it in writing now.',
    firstEs:
      'Hasta que el vendedor acepte y se lo comuniquen, por lo general puede retirar su oferta: hágalo ya por escrito.',
    more: [
      'Have your agent send it today and confirm that it arrived. After acceptance you have a contract, and only its contingencies let you out with the deposit.',
      'Two offers at once can make two contracts.',
    ],
    links: [{ label: 'Your homes and offers', href: '/portal/homes' }],
    explainedIn: 'term/offer',
    sources: [assistantSources.offersLaw],
  },
  {
    key: 'offer-how-much',
    question: 'How much should I offer?',
    asks: [
      'how much to offer on a house',
      'should i offer below asking',
      'lowball offer',
      'is the asking price fair',
      'house listed 60 days how low can i go',
      'what is this house worth',
      'offer 10k under list',
      'how do i find comps',
    ],
    first:
      'Offer by recent sales of like homes nearby, by days on the market, and never above the price you wrote down.',
    more: [
      'Ask your agent for three to five sales of the last months with their differences. Long on the market: more room. Many visits in the first days: little.',
      'Your home’s page shows what each price costs a month and at closing.',
    ],
    links: [{ label: 'Your homes and offers', href: '/portal/homes' }],
    explainedIn: 'making-offer/settle-your-price',
    sources: [{ source: 'Customary practice of comparing recent sales', checkedOn: '2026-11-30' }],
  },
  {
    key: 'sell-first',
    question: 'Should I sell my home before I buy?',
    asks: [
      'buy before selling my house',
      'home sale contingency',
      'sell first or buy first',
      'bridge loan',
      'my house hasnt sold yet',
      'contingent on selling our house',
      'two mortgages at once can i qualify',
      'use equity from current home for down payment',
    ],
    first:
      'Selling first is safer; buying first needs income for two payments, a bridge loan, or an offer contingent on your sale.',
    more: [
      'Sellers prefer offers without that contingency. A rent-back lets you sell and stay some weeks. Ask your lender whether the old payment counts once it is under contract.',
    ],
    explainedIn: 'term/rent-back',
    sources: [
      { source: 'Customary practice; your lender says which payments count', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'start-how',
    question: 'Where do I start with buying a home?',
    asks: [
      'how do i buy a house',
      'first step to buying a home',
      'where do i begin',
      'never bought a house before help',
      'what comes first agent or lender',
      'steps to buy a home',
      'how long does it take to buy',
      'first time buyer no idea what to do',
      'how do i get startd',
    ],
    asksEs: [
      'por dónde empiezo para comprar casa',
      'pasos para comprar una casa',
      'primera vez que compro casa',
      'qué hago primero agente o banco',
    ],
    first:
      'Start with your own limit: income, debts, savings; then read your credit; then ask several lenders for a pre-approval.',
    firstEs:
      'Empiece por su propio límite: ingresos, deudas y ahorros; luego su crédito; luego pida preaprobación a varios prestamistas.',
    more: [
      'Then an agent, homes, an offer. The six questions give you a price range in a minute, and Today shows the next thing.',
    ],
    links: [
      { label: 'Your plan', href: '/portal/plan' },
      { label: 'The guide’s first stage', href: '/portal/preparing' },
    ],
    explainedIn: 'preparing/set-your-own-limit-first',
    sources: [],
  },
];
