import { HomeFrame } from './home-frame.tsx';

const load = () => import('./loan/loan-part.tsx');

/** The loan: what is owed, its schedule and payments, paying more, and when mortgage insurance ends. */
export default function LoanPage() {
  return <HomeFrame part="loan" load={load} />;
}
