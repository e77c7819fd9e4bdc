export const limitTableTitle = 'Price and fee limits of qualified and high-cost mortgages, 2026';
export const limitTableSource = 'CFPB, 90 FR 57890; OCC for the appraisal exemption';
