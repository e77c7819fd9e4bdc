import DebtToIncomePage from '../../../tools/debt-to-income/debt-to-income-page.tsx';
import { WaitlistSection } from '../waitlist-section.tsx';

/** The calculator itself, and below it the waitlist for what is added to it (specification 2). */
export default function WaitlistCalculatorPage() {
  return (
    <>
      <DebtToIncomePage />
      <WaitlistSection feature="debt-to-income" />
    </>
  );
}
