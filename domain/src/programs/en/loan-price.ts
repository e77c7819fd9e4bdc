export const priceAndFeeLimits = 'Price and fee limits of qualified and high-cost mortgages, 2026';
export const cfpb90Fr57890Occ = 'CFPB, 90 FR 57890; OCC for the appraisal exemption';
