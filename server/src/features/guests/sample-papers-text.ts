/**
 * What the reader made of a Loan Estimate and a Closing Disclosure of one made loan: a line for each field with its page, how sure it is, its name
 * and its value as JSON; a cost of a section follows the section's letter and a dot. Made once from testing/forms/made (number 113).
 */
export const sampleLoanEstimate = {
  form: 'loan_estimate',
  sections: 'ABCEFGH',
  checks: {
    lines_sum: true,
    'A+B+C=D': true,
    'E+F+G+H=I': true,
    'D+I-credits=J': true,
    cash_to_close: true,
    said_twice: true,
    price_less_loan: true,
    projected_payments: true,
    costs_at_closing: true,
    payment_from_rate: true,
    interest_share: false,
    per_diem_rounded: true,
    years_of_payments: true,
    five_years_from_unrounded_parts: true,
  },
  lines: `1 read lender "Union Home Lending"
1 read date_issued "2026-01-06"
1 read applicants "Daniel Okafor"
1 read property "856 Maple Avenue, Dayton, OH 45402"
1 proved sale_price "418000"
1 proved term "30 years"
1 read purpose "Purchase"
1 read product "Fixed Rate"
1 read loan_type "Conventional"
1 read rate_lock "no"
1 read costs_expire "2026-02-06T17:00 EDT"
1 proved loan_amount "367840"
1 read amount_can_increase false
1 proved rate "7"
1 read rate_can_increase false
1 proved pi "2447.25"
1 read pi_can_increase false
1 read prepayment_penalty false
1 read balloon false
1 proved columns ["Years 1-6","Years 7-30"]
1 proved pi_month ["2447.25","2447.25"]
1 proved mi_month ["162","0"]
1 proved escrow_month ["0","0"]
1 proved total_month ["2609","2447"]
1 read taxes_insurance_month "133"
1 read in_escrow {"Property Taxes":false,"Homeowner’s Insurance":false}
1 proved closing_costs_page_1 "12769"
1 proved loan_costs_page_1 "7707"
1 proved other_costs_page_1 "5062"
1 proved lender_credits_page_1 "0"
1 proved cash_to_close_page_1 "50533"
2 proved A "1030"
2 proved B "1525"
2 proved C "5152"
2 proved D "7707"
2 proved E "1948"
2 proved F "1943"
2 read G null
2 proved H "1171"
2 proved I "5062"
2 proved J "12769"
2 proved d_plus_i "12769"
2 read lender_credits null
2 proved closing_costs "12769"
2 proved closing_costs_financed "0"
2 proved down_payment "50160"
2 proved deposit "5000"
2 proved funds_for_borrower "0"
2 proved seller_credits "-7396"
2 proved adjustments "0"
2 proved cash_to_close "50533"
2 proved A. {"label":"Document Preparation Fee","detail":null,"amount":"1030"}
2 proved B. {"label":"Flood Determination Fee","detail":null,"amount":"319"}
2 proved B. {"label":"Lender’s Attorney Fee","detail":null,"amount":"587"}
2 proved B. {"label":"Flood Monitoring Fee","detail":null,"amount":"240"}
2 proved B. {"label":"Tax Status Research Fee","detail":null,"amount":"170"}
2 proved B. {"label":"Verification of Employment","detail":null,"amount":"209"}
2 proved C. {"label":"Title - Tax Certificate","detail":null,"amount":"1084"}
2 proved C. {"label":"Pest Inspection Fee","detail":null,"amount":"328"}
2 proved C. {"label":"Title - Settlement Agent Fee","detail":null,"amount":"1309"}
2 proved C. {"label":"Title - Title Search","detail":null,"amount":"1243"}
2 proved C. {"label":"Title - Endorsement Fee","detail":null,"amount":"583"}
2 proved C. {"label":"Title - Lender’s Title Policy","detail":null,"amount":"91"}
2 proved C. {"label":"Title - Notary Fee","detail":null,"amount":"87"}
2 proved C. {"label":"Survey Fee","detail":null,"amount":"427"}
2 proved E. {"label":"Recording Fees and Other Taxes","detail":null,"amount":"292"}
2 proved E. {"label":"Transfer Taxes","detail":null,"amount":"1656"}
2 proved F. {"label":"Homeowner’s Insurance Premium","detail":"12 months","amount":"534"}
2 proved F. {"label":"Prepaid Interest","detail":"71.52 per day for 16 days @ 7%","amount":"1144"}
2 proved F. {"label":"Property Taxes","detail":"3 months","amount":"265"}
2 proved H. {"label":"Title - Owner’s Title Policy (optional)","detail":null,"amount":"1171"}
3 read five_years_total "165434"
3 proved five_years_principal "21586"
3 read apr "7.48"
3 read tip "139.51"
3 read late_payment "10 days, 4%"
3 read servicing "service"
3 read assumption false`,
} as const;

export const sampleClosingDisclosure = {
  form: 'closing_disclosure',
  sections: 'ABCEFGHKLMN',
  checks: {
    lines_sum: true,
    'A+B+C=D': true,
    'E+F+G+H=I': true,
    'D+I-credits=J': true,
    'columns=D': true,
    'columns=I': true,
    'columns=J': true,
    columns_sum: true,
    cash_to_close: true,
    cash_to_close_estimate: true,
    'K-L=cash': true,
    'M-N=cash': true,
    'K=lines': true,
    'L=lines': true,
    'M=lines': true,
    'N=lines': true,
    said_twice: true,
    total_of_payments: true,
    price_less_loan: true,
    projected_payments: true,
    costs_at_closing: true,
    payment_from_rate: true,
    interest_share: true,
    per_diem_rounded: true,
    years_of_payments: true,
  },
  lines: `1 read date_issued "2026-01-31"
1 read closing_date "2026-02-04"
1 read disbursement_date "2026-02-05"
1 proved settlement_agent "Epsilon Title Co."
1 read file_number "18-2505"
1 proved property "856 Maple Avenue, Dayton, OH 45402"
1 proved sale_price "418000"
1 read borrower "Daniel Okafor"
1 read seller "Robert Smith and Grace Smith"
1 proved lender "Union Home Lending"
1 proved term "30 years"
1 read purpose "Purchase"
1 read product "Fixed Rate"
1 read loan_type "Conventional"
1 read mic "882672"
1 proved loan_amount "367840"
1 read amount_can_increase false
1 proved rate "7"
1 read rate_can_increase false
1 proved pi "2447.25"
1 read pi_can_increase false
1 read prepayment_penalty false
1 read balloon false
1 proved columns ["Years 1-6","Years 7-30"]
1 proved pi_month ["2447.25","2447.25"]
1 proved mi_month ["162.46","0"]
1 proved escrow_month ["0","0"]
1 proved total_month ["2609.71","2447.25"]
1 proved taxes_insurance_month "132.97"
1 read in_escrow {"Property Taxes":false,"Homeowner’s Insurance":false}
1 proved closing_costs_page_1 "11343.91"
1 proved loan_costs_page_1 "7120.07"
1 proved other_costs_page_1 "4223.84"
1 proved lender_credits_page_1 "0"
1 proved cash_to_close_page_1 "55358.56"
2 proved A "1030.44"
2 proved B "3236.62"
2 proved C "2853.01"
2 proved D "7120.07"
2 proved loan_costs_at_closing "5974.72"
2 proved loan_costs_before_closing "1145.35"
2 proved E "1948.71"
2 proved F "1104.54"
2 read G null
2 proved H "1170.59"
2 proved I "4223.84"
2 proved other_costs_at_closing "4223.84"
2 read other_costs_before_closing null
2 proved J "11343.91"
2 proved closing_costs_at_closing "10198.56"
2 proved closing_costs_before_closing "1145.35"
2 proved closing_costs_seller_at_closing "8639.00"
2 read closing_costs_seller_before_closing null
2 proved closing_costs_by_others "701.27"
2 read lender_credits null
2 proved A. {"detail":null,"label":"Document Preparation Fee","amount":"1030.44","columns":{"borrowerBeforeClosing":"1030.44"}}
2 proved B. {"detail":null,"payee":"Pests Co.","label":"Flood Determination Fee","amount":"318.53","columns":{"borrowerAtClosing":"318.53"}}
2 proved B. {"detail":null,"payee":"Omega Review Group","label":"Lender’s Attorney Fee","amount":"0","columns":{"byOthers":"586.60"}}
2 proved B. {"detail":null,"label":"Flood Monitoring Fee","amount":"240.33","columns":{"borrowerAtClosing":"240.33"}}
2 proved B. {"detail":null,"payee":"John Smith Appraisers Inc.","label":"Tax Status Research Fee","amount":"170.46","columns":{"borrowerAtClosing":"170.46"}}
2 proved B. {"detail":null,"payee":"Surveys Co.","label":"Verification of Employment","amount":"180.49","columns":{"borrowerAtClosing":"180.49"}}
2 proved B. {"detail":null,"payee":"Pests Co.","label":"Title: Tax Certificate","amount":"1083.60","columns":{"borrowerAtClosing":"1083.60"}}
2 proved B. {"detail":null,"payee":"Omega Review Group","label":"Title: Title Search","amount":"1243.21","columns":{"borrowerAtClosing":"1243.21"}}
2 proved B. {"detail":null,"payee":"John Smith Appraisers Inc.","label":"Title: Notary Fee","amount":"0","columns":{"byOthers":"114.67"}}
2 proved C. {"detail":null,"payee":"Surveys Co.","label":"Pest Inspection Fee","amount":"327.55","columns":{"borrowerAtClosing":"327.55"}}
2 proved C. {"detail":null,"payee":"John Smith Appraisers Inc.","label":"Title: Settlement Agent Fee","amount":"1394.98","columns":{"borrowerAtClosing":"1309.28","borrowerBeforeClosing":"85.70"}}
2 proved C. {"detail":null,"payee":"Omega Review Group","label":"Title: Endorsement Fee","amount":"583.02","columns":{"borrowerAtClosing":"583.02"}}
2 proved C. {"detail":null,"payee":"Info Co.","label":"Title: Lender’s Title Policy","amount":"120.19","columns":{"borrowerAtClosing":"90.98","borrowerBeforeClosing":"29.21"}}
2 proved C. {"detail":null,"payee":"Pests Co.","label":"Survey Fee","amount":"427.27","columns":{"borrowerAtClosing":"427.27"}}
2 proved E. {"detail":"Deed: 25.00 Mortgage: 60.00","label":"Recording Fees","amount":"292.27","columns":{"borrowerAtClosing":"292.27"}}
2 proved E. {"detail":null,"payee":"Any State","label":"Transfer Tax","amount":"1656.44","columns":{"borrowerAtClosing":"1656.44"}}
2 proved F. {"detail":"6 mo.","payee":"Insurance Co.","label":"Homeowner’s Insurance Premium","amount":"266.94","columns":{"borrowerAtClosing":"266.94"}}
2 proved F. {"detail":"71.52 per day from 2/4/26 to 2/12/26","label":"Prepaid Interest","amount":"572.16","columns":{"borrowerAtClosing":"572.16"}}
2 proved F. {"detail":"3 mo.","payee":"Any County USA","label":"Property Taxes","amount":"265.44","columns":{"borrowerAtClosing":"265.44"}}
2 proved H. {"detail":null,"payee":"County Clerk","label":"Title: Owner’s Title Policy (optional)","amount":"1170.59","columns":{"borrowerAtClosing":"1170.59"}}
2 proved H. {"detail":null,"payee":"Alpha Real Estate Broker","label":"Real Estate Commission","amount":"0","columns":{"sellerAtClosing":"5532.00"}}
2 proved H. {"detail":null,"payee":"Omega Real Estate Broker","label":"Real Estate Commission","amount":"0","columns":{"sellerAtClosing":"3107.00"}}
3 proved total_closing_costs_estimate "12769.00"
3 proved total_closing_costs_final "11343.91"
3 read total_closing_costs_changed true
3 proved closing_costs_paid_before_estimate "0"
3 proved closing_costs_paid_before_final "-1145.35"
3 read closing_costs_paid_before_changed true
3 proved closing_costs_financed_estimate "0"
3 proved closing_costs_financed_final "0"
3 read closing_costs_financed_changed false
3 proved down_payment_estimate "50160.00"
3 proved down_payment_final "50160.00"
3 read down_payment_changed false
3 proved deposit_estimate "5000.00"
3 proved deposit_final "5000.00"
3 read deposit_changed false
3 proved funds_for_borrower_estimate "0"
3 proved funds_for_borrower_final "0"
3 read funds_for_borrower_changed false
3 proved seller_credits_estimate "-7396.00"
3 proved seller_credits_final "0"
3 read seller_credits_changed true
3 proved adjustments_estimate "0"
3 proved adjustments_final "0"
3 read adjustments_changed false
3 proved cash_to_close_estimate "50533.00"
3 proved cash_to_close_final "55358.56"
3 proved cash_to_close "55358.56"
3 proved due_from_borrower "428198.56"
3 proved paid_for_borrower "372840.00"
3 proved cash_from_borrower "55358.56"
3 proved due_to_seller "418000.00"
3 proved due_from_seller "92786.00"
3 proved cash_to_seller "325214.00"
3 proved K. {"label":"Sale Price of Property","detail":null,"amount":"418000.00"}
3 proved K. {"label":"Closing Costs Paid at Closing (J)","detail":null,"amount":"10198.56"}
3 proved L. {"label":"Deposit","detail":null,"amount":"5000.00"}
3 proved L. {"label":"Loan Amount","detail":null,"amount":"367840.00"}
3 proved M. {"label":"Sale Price of Property","detail":null,"amount":"418000.00"}
3 proved N. {"label":"Closing Costs Paid at Closing (J)","detail":null,"amount":"8639.00"}
3 proved N. {"label":"Payoff of First Mortgage Loan","detail":null,"amount":"84147.00"}
4 read assumption false
4 read demand_feature false
4 read late_payment "10 days, 4%"
4 read negative_amortization "none"
4 read partial_payments "hold"
4 proved security "856 Maple Avenue, Dayton, OH 45402"
4 read escrow false
4 read no_escrow_reason "declined"
4 proved costs_year_1_without_escrow "1595.64"
4 read escrow_waiver_fee "250.00"
5 proved total_of_payments "896337.38"
5 proved finance_charge "521377.31"
5 proved amount_financed "367267.84"
5 read apr "7.48"
5 proved tip "139.66"
5 read liability_after_foreclosure "may_protect"
5 proved contact_lender_name "Union Home Lending"
5 read contact_buyer_broker_name "Omega Real Estate Co."
5 read contact_seller_broker_name "Alpha Real Estate Co."
5 proved contact_settlement_agent_name "Epsilon Title Co."
5 read contact_lender_address "8569 Oak Street, Austin, TX 78701"
5 read contact_buyer_broker_address "3526 Maple Avenue, Springfield, IL 62704"
5 read contact_seller_broker_address "4930 Harbor Lane, Dayton, OH 45402"
5 read contact_settlement_agent_address "1260 Birch Court, Fresno, CA 93721"
5 read contact_lender_nmls "200947"
5 read contact_buyer_broker_license "Z266923"
5 read contact_seller_broker_license "Z241528"
5 read contact_settlement_agent_license "Z741901"
5 read contact_lender_contact "Maria Smith"
5 read contact_buyer_broker_contact "Linh Stone"
5 read contact_seller_broker_contact "Maria Okafor"
5 read contact_settlement_agent_contact "Victor Okafor"
5 read contact_lender_contact_nmls "133533"
5 read contact_buyer_broker_contact_license "Z535816"
5 read contact_seller_broker_contact_license "Z751237"
5 read contact_settlement_agent_contact_license "Z355175"
5 read contact_lender_email "maria@unionhomelen.com"
5 read contact_buyer_broker_email "linh@omegarealest.com"
5 read contact_seller_broker_email "maria@alpharealest.com"
5 read contact_settlement_agent_email "victor@epsilontitle.com"
5 read contact_lender_phone "791-555-5795"
5 read contact_buyer_broker_phone "300-555-2637"
5 read contact_seller_broker_phone "442-555-6787"
5 read contact_settlement_agent_phone "774-555-1270"`,
} as const;
