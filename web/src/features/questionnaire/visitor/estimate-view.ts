import { lazy } from 'react';

/** Fetches the estimate, so that it is there once the application is stored. */
export function loadEstimateView() {
  return import('../../estimates/estimate-view.tsx');
}

/** Fetches the payment of a price together with the code that computes it: only readers near the price wait for that. */
export function loadPaymentPreview() {
  return import('../../estimates/payment-preview.tsx');
}

/** The two estimates, apart from the questions: a reader who answers those does not wait for them. */
export const EstimateView = lazy(loadEstimateView);
