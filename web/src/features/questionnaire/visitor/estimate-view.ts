import { lazy } from 'react';

/** Fetches the estimate, so that it is there once the application is stored. */
export function loadEstimateView() {
  return import('../../estimates/estimate-view.tsx');
}

/** Fetches the payment that a price makes, with what counts it: whoever has not come near the price does not wait for that. */
export function loadPaymentPreview() {
  return import('../../estimates/payment-preview.tsx');
}

/** The two estimates, apart from the questions: whoever answers those does not wait for it. */
export const EstimateView = lazy(loadEstimateView);
