import AffordabilityPage from '../../../tools/affordability/affordability-page.tsx';
import { WaitlistSection } from '../waitlist-section.tsx';

/** The calculator itself, and below it the waitlist for what is added to it (specification 2). */
export default function WaitlistCalculatorPage() {
  return (
    <>
      <AffordabilityPage />
      <WaitlistSection feature="affordability-calculator" />
    </>
  );
}
