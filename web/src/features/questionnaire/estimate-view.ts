import { lazy } from 'react';

/** Fetches the estimate, so that it is there once the application is stored. */
export function loadEstimateView() {
  return import('../estimates/estimate-view.tsx');
}

/** The two estimates, apart from the questions: whoever answers those does not wait for it. */
export const EstimateView = lazy(loadEstimateView);
