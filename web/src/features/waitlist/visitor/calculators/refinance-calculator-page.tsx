import RefinancePage from '../../../tools/refinance/refinance-page.tsx';
import { WaitlistSection } from '../waitlist-section.tsx';

/** The calculator itself, and below it the waitlist for what is added to it (specification 2). */
export default function WaitlistCalculatorPage() {
  return (
    <>
      <RefinancePage />
      <WaitlistSection feature="refinance-calculator" />
    </>
  );
}
