import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { PaymentJump } from '@porchlight/domain/owned-home/escrow/explain-payment.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';

/** Why the payment is another than before, as a sum that can be added up. */
export function PaymentJumpCard({ jump }: { jump: PaymentJump | undefined }) {
  return (
    <SectionCard id="escrow-jump" title={texts.jumpTitle}>
      {jump === undefined ? <p className="max-w-[60ch]">{texts.jumpUnknown}</p> : <JumpSum jump={jump} />}
    </SectionCard>
  );
}

function JumpSum({ jump }: { jump: PaymentJump }) {
  return (
    <>
      <p className="figure-tabular font-semibold text-lg">{describeChange(jump)}</p>
      <table className="figure-tabular w-full max-w-[32rem]">
        <tbody>
          {listParts(jump).map(({ name, cents }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="whitespace-nowrap py-2 text-right">{formatChange(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-semibold">
            <th scope="row" className="py-2 pr-4 text-left">
              {texts.jumpTotal}
            </th>
            <td className="whitespace-nowrap py-2 text-right">{formatChange(jump.jump)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="max-w-[64ch] text-[.9375rem] text-ink-soft leading-normal">{texts.jumpHow}</p>
    </>
  );
}

const formatChange = (cents: number) =>
  cents > 0 ? `+${formatCents(cents, 'cents')}` : formatCents(cents, 'cents');

function describeChange({ jump, from, to }: PaymentJump): string {
  if (from === null || to === null) return texts.jumpExplained(formatChange(jump));
  if (jump === 0) return texts.jumpNone(formatCents(to, 'cents'));
  const words = jump > 0 ? texts.jumpUp : texts.jumpDown;
  return words(formatCents(Math.abs(jump), 'cents'), formatCents(from, 'cents'), formatCents(to, 'cents'));
}

function listParts({ tax, insurance, shortfall, other, left, isRounding }: PaymentJump) {
  const { jumpParts: names } = texts;
  return [
    { name: names.tax, cents: tax },
    { name: names.insurance, cents: insurance },
    { name: names.shortfall, cents: shortfall },
    ...(other === 0 ? [] : [{ name: names.other, cents: other }]),
    ...(left === 0 ? [] : [{ name: isRounding ? names.rounding : names.left, cents: left }]),
  ];
}
