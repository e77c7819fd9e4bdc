import * as texts from '@porchlight/content/en/homes.ts';
import type { HomeCost } from '@porchlight/domain/homes/home-cost.ts';
import { MAX_COMPARED_HOMES } from '@porchlight/domain/homes/home-fields.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { Link } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { CoverPicture } from '../../ui/home/photo-picture.tsx';
import { Notice } from '../../ui/notice.tsx';
import { computeShownCost } from './home-words.ts';
import type { HomesProps } from './homes-props.ts';

type Row = keyof typeof texts.rows;
/** Amounts in cents; `best` says which end of a line is the better one, where one is. */
const lines: readonly { row: Row; isMoney: boolean; best?: 'least' | 'most' }[] = [
  { row: 'price', isMoney: true, best: 'least' },
  { row: 'payment', isMoney: true, best: 'least' },
  { row: 'cashToClose', isMoney: true, best: 'least' },
  { row: 'savingsLeft', isMoney: true, best: 'most' },
  { row: 'propertyTaxYearly', isMoney: true, best: 'least' },
  { row: 'homeInsuranceYearly', isMoney: true, best: 'least' },
  { row: 'duesMonthly', isMoney: true, best: 'least' },
  { row: 'bedrooms', isMoney: false },
  { row: 'bathrooms', isMoney: false },
  { row: 'squareFeet', isMoney: false, best: 'most' },
  { row: 'yearBuilt', isMoney: false },
];

/** Two to four homes side by side, with what each buyer gives them. */
export default function HomeComparison({
  homes,
  chosen,
  ...props
}: HomesProps & { chosen: readonly string[] }) {
  const shown = chosen
    .flatMap((id) => homes.find((home) => home.id === id) ?? [])
    .slice(0, MAX_COMPARED_HOMES);
  if (shown.length < 2)
    return (
      <Notice title={texts.gone} action={<BackLink to={homesPath}>{texts.allHomes}</BackLink>}>
        {texts.chooseTwo}
      </Notice>
    );
  const columns = shown.map((home) => ({
    home,
    values: listValues(home, computeShownCost(home, props)),
  }));
  const buyers = [...new Set(shown.flatMap(({ opinions }) => opinions.map(({ name }) => name)))];
  return (
    <section aria-labelledby="side-by-side" className="grid gap-4">
      <div className="grid gap-2">
        <BackLink to={homesPath}>{texts.allHomes}</BackLink>
        <h2 id="side-by-side" className="text-2xl">
          {texts.compareTitle}
        </h2>
        <p className="text-ink-soft">{texts.compareLead}</p>
      </div>
      <section
        aria-label={texts.compareTable}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-m border border-line bg-surface"
      >
        <table className="figure-tabular w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b align-bottom">
              <td className="sticky left-0 bg-surface p-3" />
              {columns.map(({ home }) => (
                <th
                  key={home.id}
                  scope="col"
                  className="wrap-anywhere min-w-36 p-3 font-semibold leading-snug"
                >
                  <div className="mb-2 max-w-56">
                    <CoverPicture home={home} />
                  </div>
                  <Link to={`${homesPath}#${home.id}`} className="text-link hover:underline">
                    {home.address}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ row, isMoney, best }) => {
              const known = columns.flatMap(({ values }) => values[row] ?? []);
              const winner = best && (best === 'least' ? Math.min(...known) : Math.max(...known));
              const isTie = new Set(known).size < 2;
              return (
                <tr key={row}>
                  <th scope="row" className="sticky left-0 bg-surface p-3 font-normal text-ink-soft">
                    {texts.rows[row]}
                  </th>
                  {columns.map(({ home, values }) => {
                    const value = values[row];
                    if (value === null)
                      return (
                        <td key={home.id} className="p-3 text-ink-soft">
                          {texts.notKnown}
                        </td>
                      );
                    return (
                      <td
                        key={home.id}
                        className={`p-3 ${!isTie && value === winner ? 'font-semibold' : ''}`}
                      >
                        {isMoney
                          ? formatCents(value, 'whole')
                          : row === 'yearBuilt'
                            ? value
                            : formatCount(value)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            {buyers.map((name) => (
              <tr key={name}>
                <th scope="row" className="sticky left-0 bg-surface p-3 font-normal text-ink-soft">
                  {name}
                </th>
                {columns.map(({ home }) => {
                  const score = home.opinions.find((opinion) => opinion.name === name)?.score;
                  return (
                    <td key={home.id} className="p-3">
                      {score == null ? texts.noScore : texts.ofFive(score)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function listValues(home: HomeView, cost: HomeCost | null): Record<Row, number | null> {
  return {
    ...{ price: home.price, payment: cost?.payment ?? null, cashToClose: cost?.cashToClose ?? null },
    ...{ savingsLeft: cost?.savingsLeft ?? null, propertyTaxYearly: home.propertyTaxYearly },
    ...{ homeInsuranceYearly: home.homeInsuranceYearly, duesMonthly: home.duesMonthly },
    ...{ bedrooms: home.bedrooms, bathrooms: home.bathrooms === null ? null : Number(home.bathrooms) },
    ...{ squareFeet: home.squareFeet, yearBuilt: home.yearBuilt },
  };
}
