/** Questions in the words of the dangers that are none. Only the training reads them. */
export const calmPhrases: readonly string[] = `
a company mailed me an offer of a copy of my deed for 95 dollars, is it worth it
how do i double check wire instructions normally
who reads the account number back to me
do i wire befor or after i sign
can i pay closing costs by wire or cashiers check
is a cashiers check ok for closing
what day should the mony leave my bank
wire from my credit union or my bank, which is faster
can my parents wire the gift straight to title
whats the cutoff for a same day wire
does the wire have to be the exact amount to the penny
can i send earnest money by personal check
when is the down payement due
do i bring the money to closing or send it before
the title office gave me wiring info in person when i signed, do i still call to confirm before sending
can my wife send the transfer if the loan is only in my name
how do i find the title compnys real phone number myself
can i do an ach instead of a wire for the closing money
my bank app caps transfers at 10k a day, how do people send a down payment
whats the file number i should put on the wire memo
will escro email me when they recieve it
does the wire fee count in cash to close
im in another country next month, can i wire from there for closing
if i send too much do i get the extra back at closing
how early can the titel company take my closing money
my agent says escrow will mail me a secure link with instructions next week, is that how it usually goes
Our closing is on the 18th and I'm flying in on the 17th. Can I send the money that morning from the airport or is it better to do it a couple days before?
i already called the title company at the number on there website and they confirmed the account, anything else to do before sending it tomorrow
got the confirmation from escro that they have our wire whats next
cuándo tengo que tener el dinero en la cuenta para el cierre
puedo pagar el cierre con cheque de caja
what are the usual tricks with wires
how do i set up a safe word with my escrow officer
does title insurance cover wire fraud
what does a fake closeing email look like usually
should i freeze my credit after i close
is there a county alert for deed fraud i can sign up for
what is title theft and is title lock worth it
my agent gave us a sheet about wire scams to sign, what is it
how do i check that a listng is legit before i go see it
whats the best way to check a lender is licensed
where do i look up a real estate agents license
how do i spot rental scams when im moving to a new city
can i put a fraud alert on my credit while shopping for a morgage or does it slow things down
im teaching a first time buyer class at the library, can you give me three simple rules about scams that i can put on a slide
my grandmother is selling her house and i want to talk to her about scams before she gets calls, what should i cover
what is wire guard for and do i fill it in now or later
my bank shows a warning about scams each time i send money, is that normal
do escro companies ever email instructions at all
what is a trigger lead and how do i opt out of all these calls
i got 20 calls from lenders after my preapproval lol how do i make it stop
junk mail since we closed, deed copy offers and warranty ads, can i toss it
refinance offers by mail every day now, are those from my lender?
is the letter about morgage protection insurance from my bank or just an ad
cómo sé si una compañía de título es de verdad antes de abrir escrow
is my social required on the application
can i apply with an itin
why do they need both of our socials
lendr asks for more documents again
do they need my drivers license
why does underwriting want a letter about a deposit
is it normal to connect my bank with plaid in the lenders portal
lendr uses a service to verify assets automatically should i use that or upload pdfs
they want my w2 from a job i left 2 years ago
do i need to send all pages even the blank ones
does the lender talk to my employer
what is a verification of employment
they asked for a letter of explanation about my address
will they see my venmo history
what does the irs transcript request do
do i need to show my divorse decree
need proof my ex pays the car?
child support papers, do they need the whole order
my lender asked for the same statement three times, is underwriting always like this
should i black out account numbers on my statements
do i have to explain every depost or only the big ones
my direct deposit has a different company name because of the payroll service, do i need to explain
they want photos of my ID front and back in the portal before closing, normal?
do i need to tell the lender about a car loan i just paid off
do i have to list my store card with zero balance
do they pull my credit again before closeing
I changed jobs during underwriting and told my loan officer the same day. What papers will she ask for now?
Why does the lender want my SSN again for the disclosure, I put it in on the application already and it was pulled
my husbands a 1099 driver, which tax papers will they want and do we need a cpa letter
does a preapproval need my social or only a guess
can i fill the aplication without my wife's social if shes not on the loan
is the loan estimate free of signing
piden mis talones y mis taxes, es lo normal?
es necesario el seguro social para la preaprobación
whats the catch with foreclosed homes
how much under market do forclosures go for
buying at auction with a loan possible?
do i need cash for a courthouse auction
are hud homes only for people living in them
bank owned hous has no water can i still inspect
what is a trustee sale, im thinking of bidding at one
found a foreclosure listed for 140, how do i make an offer
do i inherit liens if i win at auction
tax deed sales how do they work for investors
is the redemption period something i should worry about if i buy one
how long do banks take to answer an offer on an reo
my coworker bought at a sheriff sale and loves it, where are they posted
can va loans be used on a bank owned home
the house next door was foreclosed and its empty, how do i find out who to buy it from
Is an eviction notice on the door of a listing normal for a foreclosed place? I'm the buyer, it's vacant they say
what does notice of default on a listng mean if i want to buy it
short sale approved price, what does that mean
buyers premium on auction sites how much
is a quitclaim from the bank ok on a foreclosure purchase or do i need a warranty deed
do they let you see inside before the auction
quiero comprar una casa del banco, cómo le hago
las casas en foreclosure salen más baratas?
are service dogs protected in condos by law
what questions is a landlord not allowed to ask in general
how does the law define familial status
whats a 55+ community and is it leagal
can lenders use age at all
what is a protected class in texas
why wont my agent tell me if an area is safe
why cant agnets talk about schools
is it legal for the form to ask my race and ethnicity
do i have to answer the demographic questions on the application
my real estate class has a question about steering vs blockbusting, whats the difference
I'm writing a paper on redlining maps from the 1930s, where can I see the one for my city?
what does equal housing lendr mean on the logo
are emotional support animals the same as service animals for a condo
sold some eth in june, what do i show the lender
can i use my 401k for the down payment
rsu shares as down payement proof
zelle from my dad for the gift ok or should it be a check
can i pay the home inspector cash
does venmo balance count as savings
i keep some cash at home, can it be used
cash wedding gifts how to deposit so it counts
does moving money between my accounts look bad
can my roommate pay me his share by cash app and it still counts as rent history
how do taxes work if i sell bitcoin to buy a hous
puedo usar dinero que tengo en efectivo para el enganche
whats a gift letter
who can give me a gift for the down payment
can my boss give me a gift
does the gift need to sit in my account
my aunt wants to give us 10k with no payback, what does she sign
what is a quitclaim deed
how do i take my ex off the titel
whats a transfer on death deed
do i need a lawyer to do a quitclaim to my daughter
should we put the house in our trust
can i put the hous in an llc
what is a power of attorney for closing
my husband is deployed, can i sign for him with a poa
does the lender have to approve a power of atorney
can my mom sign for me if im traveling
mom has a power of attorney for grandma, can she sell grandmas house, grandma agrees and is fine
is docusign legal for a house offer
can i e-sign the closeing papers
what is a remote online notary
do i need two ids for the notary
does the notary come to my house
can i use a different signature than my license
my middle name is missing on the contrat does it matter
they spelled my name wrong on the deed how to fix
do i sign my maiden name or married name
got married last week, new last name not on my license yet, what do i sign at closing
i accidentally clicked decline in docusign, can the agent resend it
docusign link expired, do i ask for another
do i initial every page
what are initials for on a contrat
theres a blank field in the form for HOA, do i write n/a
whats the line for other terms, leave it empty?
i left a date blank on the disclosure, can i fix it
is it ok that the seller hasnt signed yet
do both spouses have to be at closeing
should i get a lawyer to read the contract
do counteroffers need a new signature
sellar countered how long do i have
can i take back my offer before they sign
what if we miss the inspection deadline by a day
sellar missed the repair date what now
contract says time is of the essence, meaning?
how do i waive a contingency in writing
is a verbal agreement ok for the fridge or do i need it written down
how do i get a copy of my closing papers from 2019, i lost mine
The agent wants us to sign a buyer agreement before the first tour. I heard that's the new rule, is that so and for how long should it be?
our contrat has a typo in the price 325,000 in one place and 352,000 in the other the agent already sent a corrected version do we initial both
my brother and i are inheriting moms house and we both agree to sell it, do we each need to sign everything or just the executor
when my father passed the house went to the three of us, one lives abroad. can he sign at an embassy or something
qué es un quitclaim deed
se puede firmar todo electrónico
qué es una carta de regalo para el enganche
el notario público de aquí es lo mismo que en méxico?
do i need to tell the lendr about a car loan
can my girlfriend's rent count
should i mention that im pregnant or do i not have to
do i have to disclose alimony i receive if i dont want it counted
what do i put if i have two jobs
i get paid in cash but i report all of it, how do i show income
i made a mistake on my application how do i fix it
i forgot to list a credit card, tell my loan officer now?
my loan officer had an old adress of mine who corrects it
can i rent out my house after a year
does a co-signer have to live there
is a loan from my 401k a debt on the application
i want to put my wife on titel not on the loan
my credit union asks what i will use the house for, primary i guess, we move in right away
i might get laid off in spring but nothing is announced, should i wait to buy
my pay stub has a mistake, hr is reissuing it, do i wait
my employer will send a letter, what should it say
write offs lowered my income, what can i do next tax year
if i amend my tax return will the lendr accept it
i said 5 years at my job and its really 4 and 8 months, should i have the lender correct it
my hours vary, how will they work out my monthly income, i have 3 years of stubs with everything on them
tengo dos trabajos, cuentan los dos ingresos?
puede mi hermano ser mi cosigner
is there an age limit for a morgage
can i get a 30 year loan at 65
how old do you have to be to buy a house
does maternity leave income count
im going on leave in april, when should we close
pregnant and buyin what should i plan for
does disability income count for a mortgage
can i use social security as income
is snap counted as incom
public assistance income on an application
section 8 homeownership program how does it work
can i use a housing voucher to buy
loans for people on disability
grab bars and ramps, is there a grant for those
single mom programs to buy a hous
can a single woman buy a home alone, first steps
gay couple buying together, how should we take title
green card holder fha
does my english matter, is there a spanish loan officer
are there agents who speak vietnamese
do churches get tax exempt houss
is there a mosque near this area, how do i search
halal mortgage options
no interest loans for muslims
veteran with disability property tax break
good schools near me
how do i know if a neighborhood is safe
where do i find crime maps
is this area good for kids
sex offender registry lookup befor buying
neighborhood demographics where to look
want to live close to my people and family, how do i search by zip
we want a quiet street with no kids noise lol any filter for that
is a 55 plus place a good buy for my parents
does my race question on the form affect approval, i can skip it right
my accent makes me shy on the phone, can i do it all by email
lender asked if im married is that a normal question for the titel
why was i denied, the letter says debt ratio
what is an adverse action notice
denied for low credit, how long to wait
the appraisal came in low, what are my options
can i ask for a reconsideration of value
the seller took a cash offer over ours, happens i guess
agnet is slow to answer can i change agents
agent only shows houses over our budget, how do i tell her
Our agent keeps sending us ranches and we asked for two stories. How do I say it nicely?
the condo has a two pets limit and we have three cats, any way around that
can the hoa see my credit
does an hoa approve buyers
my twins are 3, what features make a house safe for small kids
hay escuelas buenas por esta zona
puedo comprar si estoy embarazada y me voy de leave
so stressed about rates
nervous about closeing tomorrow
this paperwork is killing me lol
im dying to see this house
killing time until closing
dead tree in the yard who pays
did someone die in this hous
does a seller have to disclose a death
is a murder house cheaper
rates are insane i give up for this year
i give up on bidding wars
tired of hous hunting
we keep losing offers and its so discouraging
10 offers lost, how do people do it
cant sleep, closing is in 3 days
whats the point of preapproval if i havent found a hous
whats the point of paying points
is there a point in buying now
i cant do this alone, do i need an agent
i cant go on zillow anymore lol its depressing
i want out of this contrat
how do i end my lease early
end of the world prices here in boston haha
buyers remorse is real
i hate my house 2 months in, sell or wait
fighting with my husband about the budget
feeling behind becuase all my friends own
is it normal to cry at closing haha happy tears
overwhelmed where do i start
i feel dumb asking what escrow is
my agnet is going to kill me i changed my mind again
this commute would kill me
shoot me the link to the calculator
take a shot in the dark on price?
house has a gun safe, does it stay
neighbor has a shooting range is that disclosed
the water heater died two days after closeing
my battery is dying can you save my numbers
the deal died, do i get my earnest money back
what is a death pledge, saw that mortgage means that
what happens to my morgage when i die someday
should i buy mortgage life insurance
does life insurance cash value count for the down payment
my husban died last year and i want to buy a smaller place
buying a house after my mom passed, using the inheritance
joint tenancy right of survivorship meaning
i lost my mom in spring and im finally ready to look at condos again
grandpas old house is haunted lol do i disclose that
sick of renting
burned out from work, can i buy on one salary if i go part time
hopeless at math, can you work it out for me
im hopeless with spreadsheets
lost the bid by 2k, ugh
i could just scream they moved closeing again
my anxiety is bad with all this mail, can you make me a simple list of what is due
Honestly after eight months of open houses I'm ready to stop and renew the lease. Is it dumb to take a break till spring?
my fiance and i argue every night about how much to put down, 5 or 20 percent, can you show us both so we can go to bed
i told my friends i would rather live in a tent than go thru another inspection lol. anyway what should i ask the seller for after the report
the market makes me want to give up but my agent says wait for fall, is that true historically
estoy nerviosa por el cierre, qué llevo
ya me cansé de buscar casa, conviene esperar
me muero por esa casa pero está cara
how long after forclosure can i buy
waiting period after bankruptcy chapter 7
chapter 13 can i buy during the plan
foreclosure in 2016, does it still count
short sale 3 years ago fha ok?
how long does a forclosure stay on my credit
deed in lieu waiting period conventional
my ex had a foreclosure and im on the new loan alone
eviction on my record from college, does it matter for a mortgage
late on one credit card in 2022
i paid my morgage late once how bad is it
when is a mortgage payment late
is there a grace period
late fee on my mortgage, autopay glitch
forgot to pay on the 1st, its the 5th, im paying today
payement posted on the 16th do they charge me
i paid the old servicer after the transfer, where does it go
my loan was sold, who do i pay now
new servicer, how do i set up autopay
biweekly payments good idea?
recast my mortgage how
can i skip a payement when i refinance
first payment is when
what is in my escrow account
escro shortage pay it at once or spread it
escrow analysis raised my payment 60 bucks, why
property tax went up how do i appeal
forbearance from covid ended and i paid it all, can i refinance now
after forbearance how many payments before i can buy again
my deferment balance sits at the end of my loan, what happens when i sell
had a loan modification in 2014, matter now?
we sold our hous and the bank has been paid when do we get the release
what does loss mitigation mean, saw it in a glossary
what does acceleration clause mean in plain words
define notice of default
what is forbearance in general
is buying a house with a reverse mortgage possible
can i rent my house out if im up to date and moving for work
what if i lose my job someday, what help is there for owners, just planning
I got divorced in 2020 and kept the house, my ex is still on the loan, everything is paid. How do I take him off?
we went through forclosure in 2012 rented since scores are 720 and 705 are we good to apply now or does that still show somewhere
the servicer sent a yearly escrow letter and the payment goes from 1,810 to 1,874 in may. thats fine for us, i just want to know why it changed
my chapter 7 was discharged in february 2023, i have two new cards paid on time and 8k saved, when is the earliest i can use fha
cuánto tiempo después de una bancarrota puedo comprar
me subieron 40 dólares el pago por el escrow, por qué
is an application fee normal
apraisal fee upfront normal
why do i pay the appraisal before the loan
how much is earnest money
where does earnest mony go
do i get the earnest money back if the inspection is bad
prepaid items vs closing costs
cash to close changed by 80 dollars why
fees went up from the estimate, which can change
does a housing counselor charge
is the hud counseling class free
down payement assistance near me
builder wants a 5k deposit to hold the lot, is that refundable usually
rental deposit, when do i get it back after i move out to my new house
application fee for the condo association 150 thats norml
i paid 575 for the appraisal thru the lender portal with my card, when is it scheduled
cuánto es el earnest money normalmente
quién paga el appraisal
forgot my password
cant log in to the portal
how do i reset my pasword
code to sign in didnt come
email code expired, send me another
how do i turn on two factor here
i got a new phone and lost my authenticator
change my phone number
is my data safe here
who can see my documents
the portal says missing document
portal says pending for 3 days
log me out everywhere
do you sell my info
the lender portal locks me out after 3 tries, who do i call there
can i share my screen with my wife on facetime to go over the numbers, thats fine right lol
how do i download my closing disclosure
my loan officer's portal asks for a code each time i log in, can i turn that off
I typed my password wrong so many times that the portal locked me. How long until I can try again?
se me olvidó la contraseña
no me llega el código para entrar
sellar is in jail can he sell
seller lives abroad, how does closing work
my agent is my cousin is that ok
buy from my parents below market price
buying from family no agnet
rent to own how does it work
contract for deed what is it
land contract vs mortgage
are we buy houss companies fair for sellers
sale leaseback meaning
tenant lives in the house im buying
can i give notice to the tenant after closing
title search found an old lien sellar is paying it off at closing
what is title insurance for
how much to pay a contractor upfront
sellars disclosure is blank on the roof do i ask
when do i get the keys
our earnest check hasnt been cashed, should i ask
title company is taking long to answer but its only been one day
my loan officer left the company, who has my file
new loan officer took over my file, i called the main number and its right, do i start over
We close on the 22nd and the title company gave me a folder at their office with the bank details on paper. I called the number from their sign and the lady read me every digit. My bank wants me to come in person, should I do it Monday or Tuesday for a Wednesday closing?
so my credit union only does wires till 1pm and our signing is at 3 on a friday. if i send it thursday morning will the escro people have it by friday or do i ask for a cashiers check insted, its about 46k
my mom is giving me 20k and i have 31k of my own, two difrent banks. do we each send a wire to the title company or does she send hers to me first, and what papers does my lender want to see for that
first time doing a wire and im nervous about typing the wrong number, is there a way to have the bank teller check it with me before it goes out
escro called to say my wire came in this morning and i owe 12 more dollars because of the county fee, do i bring a check for that at signing
We had a fraud class at the library and they told us to call the title company at a number from their own site before any wire. We are only in the looking stage. Is there a list of what else a careful buyer does, so I can print it?
my aunt got scamed years ago so the whole family is scared of sending money online for a house, we dont even have an offer yet. what are the safe ways and who checks what
i see all these stories on the news about hacked closings, how often does that happen and does my agent have to warn me
is it better to get the wire details by phone, in the portal or on paper when the time comes
My lender's portal has a button that says verify income with your payroll company. It opens ADP inside the portal and I chose this lender myself, been with them for two months. I can also upload my stubs. Which one do people use?
underwriter wants a letter about why i had 3 adresses in one year. truth is i was moving between my parents and a sublet, do i just write that in two sentences and sign it
they have asked for my bank statement for the 2nd time because page 4 of 6 is a blank page with an ad on it. is it normal that they need the blank one also, seems silly but ok
I owe 9,000 on a car and 3,000 on a dentist plan that isn't on my credit report. I plan to put both on the application. Where does the dentist plan go, is it an installment loan?
my wife was laid off in march and started a new job in may with better pay, we already told the loan officer, what will underwriting want to see from the new place
i sold my truck to my brother for 7k and put the money in the bank, now they want a paper for that deposit. is a bill of sale enough or do they need his bank slip to
the loan officer i picked needs my socail to pull credit and i can either type it in there secure form or say it in the branch, whats the better way
There is a house on my street with a paper taped on the door, it's been empty since last year and it's going to be sold at the courthouse next month. I'd like to buy it for my daughter. Who do I call and do I need all the cash that day?
me and my partner flip houses and want to bid at the county sale in january. whats the usual deposit, how fast do we have to pay the rest, and can people who lived there come back and redeem it in our state
agent says the foreclosed one we like needs 30k work and the bank wont fix anything, is a rehab loan possible on those or do we need cash
sheriffs sale list has a hous for 88 thousand is that the price or just the opening bid
the bank countered our offer on there reo with an addendum of 22 pages, normal? who reads that for us
I'm an agent in training and a client asked me which area is good for families. My broker said I can't answer that one. What are we allowed to say, and where do I send people who ask about schools and safety?
i run a small duplex, i live in one side. what am i not allowed to write in the ad for the other side, and does it matter that its owner occupied
im writing our condo bylaws and want to make sure the pool rules are ok under the fair housing act, does it cover stuff like adult swim hours
I've had bitcoin since 2019 and would like to sell about a third for the down payment. It's on coinbase. Do I move it to my checking now, or wait till we have a contract, and what statements should I save for the lender?
grandma gave us 4 thousand in cash in wedding cards and we also have some in a drawer. lender said cash is tricky. should we deposit it now and wait 2 months before we aply
dad wants to give part of the gift by zelle since his bank has a limit and the rest by check. both are on his statement, is that fine with the lendr
My husband and I haven't slept well since the offer got accepted, every night we talk about whether 6.4 is crazy. Nothing is wrong, we can afford it. Is there a way to see what the payment would be if rates drop and we refinance in two years?
i swear this house hunt is going to be the death of me, 23 showings, 6 offers, one cat that got out at an open house. anyway should we raise our budget by 10k or look further out
We had to put our old dog down the week we moved in, so it's been a sad start. The house itself is fine. I just wanted to ask how to file for the homestead exemption and if there is a deadline for it
my dad passed in february and left me his house free and clear. i want to sell it and use the money for a place closer to work. do i pay tax on it and what do i do first
my wife is a nurse on nights and im home with the baby so we never see each other and then we fight about the budget by text lol. can you make a short plan we both can look at on sunday
sellar disclosed that the last owner died in the house of old age doesnt bother me but will it bother buyers when i sell it someday
we were in a bidding war and lost by 1,500 dollars. i cried in the car, then we got tacos. what can we do different next time to make our offer stronger without waiving everything
I had a foreclosure in 2013 after a layoff, and a car repo the same year. Since then all is paid. My score is 698. A friend says I have to wait 15 years, is that right? I thought it was seven at most
we paid late one time in april when we switched banks, the servicer took off the late fee when i called. now we want to refinance, is that one going to be a problem for the rate
my payment went up 90 a month because of taxes, we can handle it but id like to know if i should appeal the value, the house next to us is assesed way lower
got a letter that says my mortgage is being transfered to another company on the 1st, both companies sent the same info and my old portal shows it too. do i have to change my autopay myself
the ex and i agreed in the divorce that i keep the house and buy her out. her lawyer drew up the quitclaim and she will sign it at the refi closing. do i need an apraisal to set the number
My brother works overseas and wants to buy here with me. He is giving me a power of attorney through the consulate so I can sign for him. The lender already said fine with their own form. What does the notary need to see?
my agent filled in the offer on docusign and sent it to me to review, there are empty lines for the home warranty and the other terms part. should those be n/a or struck thru before i sign
they gave us the closing disclosure three days before and everything matches except the insurance is off by 14 dollars. do i have to get a new one or just tell the title lady
contract deadline for the inspection was yesterday at 5 and my agnet sent the objection at 5:20. seller hasnt complained, do we get an extension in writing to be safe
counter offer came with the price i wanted but the closing moved to the 30th, my lease ends the 31st. do i sign or ask for one more day, how does one write that
my loan officer asked me if the house will be my home or a rental and i said home, we move in june. but if my job transfers me after a year or so, am i allowed to rent it then
We want to buy a triplex, live in the bottom and rent out the top two. The lender knows. Can the rent from the two units help us qualify even though nobody is renting them yet?
my uncle is going to be on the loan with me as a real co borrower, he will be on titel to. he wont live there and the bank knows it. which loans allow that and with how much down
I'm 71, retired, with a pension and social security, and I want a 30-year mortgage on a condo. My loan officer was very kind and said age isn't a factor. What proof do they need that the pension keeps going?
im 7 months along and we close in march, i will be on paid leave by then. my officer said to get a letter from hr with my return date. what should the letter have in it
i use a wheelchair and im looking for a one level house with wide doors, is there a filter for that or a loan that pays for the ramp and the bathroom
i get ssdi and my wife works part time, 2,900 a month all in. what price range would make sense for us and are there programs in ohio
my lender charges 35 for the credit report and 600 for the appraisal, both on the loan estimate, paid by card in the portal. when do these get charged, before or after i say i want to go ahead
new build contract wants 3 percent deposit to the builders escrow and another for the options. its all in the contract my laywer went over. is that the usual amount around here
the earnest money is due in 3 days, the broker gave me the escrow company name and address and ill walk the check over. do i get a reciept and is it a regular check or a cashiers one
i got locked out of the portal because i changed my phone number and the code goes to the old one. how do i get back in, my docs are due to the lender tomorrow
my kid was playing on my ipad and deleted the app, do i lose my saved numbers or can i sign in again with my email and the code
im tired of 15 different passwords lender portal this one the insurence is there a way here to use my fingerprint insted
the landlord of our apartment is great and will let us out of the lease a month early for a fee of 400. is it worth it or should we move the closing
our neighbor said the tree on the line is dead and its going to fall on somebody, we close next week. do i ask the seller to cut it or is it ours after
agnet wants to show us a house that sits right by the cemetery price is nice does that hurt resale and does anybody finance next to those
they found a old lien on the title from 1998, the title company says the bank doesnt exist anymore and that they will clear it before closing. how long does that take normaly
contractor wants 30 percent to start and the rest when its done, has a license and the permit is posted. is that a regular split for a 40k kitchen
my servicer sent the annual escro statement and a check for 211 do i just cash it is it mine
can we pay off the mortgage from the sale of moms condo, who gives the payoff number, do i get it from my own portal
my sister in law has her license and wants to be our agent, is that a conflict or fine if we tell everyone
estamos comprando la primera casa y el banco que escogimos pide dos meses de estados de cuenta, taxes y el social para el crédito. todo lo subimos al portal. falta algo más o ya con eso nos dan la preaprobación?
mi suegra nos va a regalar diez mil para el enganche, no los quiere de regreso. qué carta tiene que firmar y el lender le va a pedir su bank statement también?
tuve un foreclosure en el 2011 y ya tengo buen crédito, mi esposa nunca ha tenido casa. podemos aplicar los dos para un FHA o mejor nomás ella
the app keeps dying on page 3
forgot my pasword again
hold music is killing me
I'm done with all the forms
page froze after submit
wrong code
code expired before i typed it
it logged me out agian
the button does nothing
where did my draft go
upload stuck at 99
pdf too big
can i use my phone for this
dark mode pls
how do i make the text bigger
why two logins
i changed my number and the code goes to the old one
my screen went white after i hit next
this chat is slow today
are you a robot
who made you
do u sleep
tell me a joke about mortgages
haha good one
thanks that helped
ok thx bye
you rock
youre useless lol
worst site ever
i want to talk to a human
how long is the wait on the phone
been on hold 40 min and i hate flutes now
im dead, this form has 19 pages
kill this popup please
stop asking me for cookies
how do i close my account
delete my account
delete everything i entered
can i start over
undo
go back
i clicked the wrong thing
i uploaded my dogs picture instead of my w2 lol
the little spinner never ends
can i finish tomorrow
save for later
where is save
is there an app for ipad
does it work offline
my wifi is trash
it ate my answers
error 500
error code 0x what
404 on the documents page
blank screen on safari
the blank box wont let me type
the picture with the bridges captcha is impossible
autofill put my old address
how do i change my email
my name is spelled wrong in the profile
i typed my birthday wrong
in plain english please
shorter please
that was too long
what
huh
no the other one
never mind
nvm figured it out
im back
hello
hey you there
good morning
good night
testing
asdf
my cat walked on the keyboard
sorry wrong window
my kid sent that
lol ignore that
what can you do
what are you for
do you store what i type
who sees this chat
are you going to call me
stop sending me emails
unsubscribe
too many notifications
check spam for what
the link in your email expired
can i get a new link
where do i enter the invitation code
my agent sent me here
my wife told me to use this
im bored at work
just looking around, no plans
dreaming about houses again
window shopping lol
i live for zillow
my budget is a joke
shoot me a list of what you need
this rate makes me want to cry haha
i could murder a coffee right now
im dying to see the kitchen again
that house has bad vibes but nice floors
my mother in law hates every house
told my boss im "at the dentist", really at an open house
you scared me with that red banner
what does the red dot mean
the checklist says 3 left but i see 2
why is step 4 locked
progress bar went backwards
it says pending, pending what
did my upload go thru
i got two confirmation emails
it charged me nothing right
is this free
whats the catch
who pays you
do you sell my data
can my husband use the same login
we share an email is that a problem
add my wife to the account
can my realtor see this
how do i remove my ex agent from my account
the portal shows somebody elses first name in the greeting, its my middle name haha fix it
logged in on my work computer, how do i log out everywhere
new phone, lost the authenticator
the six digit thing isnt arriving
text code takes forever
finger print login when
caps lock was on. solved
the calculator rounds weird
slider jumps when i touch it
number field wont take commas
cant type the accent in my name
date picker only goes to 1950, my dad is 1941
how do i export this
can i send this to my dad
oh i cant attach here
the tooltip covers the button
map wont load
pictures are blurry
video has no sound
captions please
keyboard only user here, tab order is off
colors are hard to see
nice redesign
bring back the old version
i liked the old dashboard
the new menu is hiding my docs
where did the messages tab go
i had a message from you, its gone
mark all as read
how do i snooze reminders
remind me next week
im on the bus, will do later
this is my third try today
fine. i will call instead
is it closed on weekends
office hours?
what time zone is support
i got disconnected from the call
the lady on the phone was super nice
rate your bot 5 stars
1 star
can i complain about the wait
suggestion: let me upload heic
scanned it upside down
the scan is crooked is that fine
which folder for tax stuff
i sent the same file twice
remove a file
replace the november stub
it says unreadable
it says virus scan running
do you take photos of docs
is jpg ok
what is docusign
docusign sent a reminder but i signed yesterday
the signature box is too small for my finger
draw or type my signature
my signature looks like a potato on the tablet
no me deja entrar
la página se queda cargando
el código llegó tarde
gracias, muy amable
nomás ando viendo
¿hay alguien?
no encuentro el botón de guardar
se cerró la app en la página 3
¿eres robot?
cuéntame un chiste
subí el archivo equivocado
la música de espera me desespera
¿está en español todo?
ya terminé todas las formas, ¿y ahora?
¿cómo cambio mi correo?
me equivoqué de fecha
se borró lo que escribí
no me llegó el correo
qué bonita quedó la página
i signed on the wrong line, does it need redoing
signed in blue pen, they wanted black
my wife signed in my spot and i signed in hers lol
left out my middle initial on one page
my stub has my nickname, is that a problem
name on my w2 is Bob, license says Robert
maiden name on the bank statement, married name on the loan
fax number field is blank do i need one
do i leave suffix blank if i have none
the co-borrower box is blank because im buying alone right
the form has a blank for previous address, never had one
why does the application form need my ssn
where do i type my social on the official form
what is an ssn needed for in a mortgage
is my ssn stored encrypted
i typed my ssn with one digit wrong in the application
can i skip the ssn on a prequal
foreclosure in 2015 still on my credit?
had a foreclosure 8 yrs ago, any chance now
parents lost a home in 2009 does that affect me
offer refused because it was too low
seller said no, they want 20 more
rejected for another offer with cash
got turned down, dti 52, how do i lower it
denied because of a short credit history, fair enough, what now
inherited the house, how do i get the deed in my name
deed still in my late grandmas name, what papers to fix it
whats a quitclaim and when do people use one
my brother wants to give me his half, we both agree, which deed
adding my kid to the deed, good or bad idea
add a child to the title tax wise
remove my late husband from the deed
fence is two feet on my side who owns it
neighbors driveway crosses our lot, theres an easement
what is an easement
utility easement in the backyard can i put a shed
who signs first buyer or seller
who has to sign at closing
do both owners sign to sell
are electronic signatures ok on a deed
can the deed be e notarized in my state
is typed signature valid on a purchase contract
my initials look different on each page does it matter
the notary asked me to sign again because the stamp smeared
notary came to my kitchen, very quick, very nice
is the signing agent the same as the title company
tax bill came to my house with the old owners name
got a tax bill but escrow pays it, do i send it in
life insurance or mortgage insurance, whats the difference
should i get term life when i buy a house
does pmi pay my family if i die
do i need life insurance to get approved
my job offers 2x salary life insurance is that enough with kids and a mortgage
estate planning after buying, what do people do
will or trust for a house with two kids
living trust and refinance, do i take it out first
transfer on death deed explained please
naming a guardian and a beneficiary, do i need a lawyer
gift of equity from my parents how does it work
does a gift of equity count as down payment
my aunt is giving us 10k, real gift, what does she sign
grandparents gift, do they show their bank statement
can a gift come from a friend or only relatives
second home rules, how many days must i use it
cabin as a second home, rent it some weekends, allowed?
want to rent my house next year when i get relocated, what do i tell the lender
buying a rental, what down payment
house hack a duplex, live in one side
is it ok to rent a room while i live here
coborrowers income counts if shes part time?
can my mom be co-borrower and not live there, officially
do they add both incomes
my partner isnt on the loan, can she be on title
income went down since i applied, i told them, what happens
changing jobs before closing, who do i tell
opened a credit card before closing and told my loan officer, is it a big deal
do i list a loan from my 401k
forgot to list a store card, fixing it today, how
alimony i pay, where does it go on the form
child support received, do i have to list it
cash job on the side, reported, does it count
got paid in cash for my car, deposited it, letter?
gap in employment, wrote the letter, is one page ok
how do i explain moving three times
bank wants the page that says intentionally blank
page 6 of 6 is empty, upload it anyway?
the contract says "time is of the essence" what is that
seller crossed out a line and we both initialed, ok?
counteroffer changed the price, we agreed, do i sign again
addendum for the repairs, lender has it too
what is a contingency removal form
can i get my copies before closing to read
asked for the closing package early and they sent it, what to read first
is three days to review the cd the rule
rate on the CD matches, cash to close is 300 less, why
do they wire or do i bring a check
called title and confirmed the numbers, anything else to do
the wire arrived, thanks
how long does an outgoing wire take
earnest money goes to who
earnest check cleared yay
do i get a receipt for earnest money
can the inspector take a card
paid the appraisal on the lenders site, receipt came
is a 550 appraisal fee high
what upfront costs are normal
application fee is on the loan estimate, fine?
lender called me back at the time we set, what should i have ready
verifying employment, will they call my boss
my bank texted a code because i logged in, do i type it on the site
should i turn on two step login
is it safe to upload w2s in the portal
what does a lender never ask for
are spam calls after a credit pull normal
how do i opt out of prescreened offers
credit report has a wrong middle initial
old address on my credit report
a medical bill i paid still shows, how to dispute
my dad and i have the same name, his loan showed on mine once, bureau fixed it, does lender need a letter
is title theft common, do i need that monitoring thing
does my county have free recording alerts
title insurance covers forged deeds from before i bought?
what does a foreclosure auction look like from a buyers side
how do people buy bank owned homes
tax sale homes pros cons
short sale took 5 months for my friend, typical?
im current, can i still ask about forbearance for the future
what is loan modification, for a class
refi to lower the payment, never late
payment dropped 60 bucks, nice
escrow shortage of 200, ill just pay it
paid two days late inside grace, any harm
budget is tight but fine, how much to keep for repairs
how much emergency fund for an owner
unemployment from 2020, does it matter
divorced 4 years ago, decree needed?
divorce final, buying alone, what papers
my ex is off the deed already, do i need proof
wheelchair ramp, does a va grant pay
is maternity leave income ok with a return date
voucher homeownership program, how to apply
ssdi award letter, which page do they want
ssi counts as income right
does the lender ask marital status on the form
race question on the form optional?
what can an agent legally say about a neighborhood
what is fair housing month
55 plus communities, who can live there
i have 4 kids, how many bedrooms per loan rules
service dog and hoa, what paper do i bring
lender with spanish speaking officers
interpreter at closing, can i bring my cousin
first gen buyer, any grant
state down payment help, official list?
hud counselor near me free?
are there scams with rent to own, just want to know the signs
what does a lawyer do at closing
attorney state or title state
power of attorney for my husband whos deployed, set up with the lender
mom has poa for grandma and the title office reviewed it, next?
probate is finished, can we list now
executor deed, who prepares it
house came to me and my 3 sisters equally, how do we sell
heir property, no fight, just paperwork
old mortgage from 1998 still shows, paid, how to get a release
lien release from our roof contractor, he gave it, where do i file
survey shows a shed over the line
old fence, friendly neighbor, need anything written?
shared well agreement
road maintenance agreement
owner finance between me and my uncle, lawyer is drafting, is that ok for later refinance
seller stays 10 days, rent back agreement
seller is in another state, signs by mail, fine?
seller died before closing, what happens to the contract
house where someone died, must they tell
my pet passed, selling the house is hard but ok
movers want a deposit by card, how much is normal
contractor wants 10 percent down by check, license checks out
firmé en la raya equivocada, ¿se repite?
mi talón dice Pepe y mi licencia José
¿para qué piden el seguro social en la forma?
me llegó el bill de taxes a la casa y lo paga el escrow
¿seguro de vida o seguro hipotecario, cuál es cuál?
quiero poner a mi hija en la escritura, ¿conviene?
heredé la casa de mi mamá, ¿cómo cambio la escritura?
no aceptaron mi oferta por baja
mi papá me regala diez mil de verdad, ¿qué carta firma?
¿se firma electrónico el deed?
¿quién firma primero?
tuve foreclosure hace nueve años, ¿ya puedo?
la cerca está en mi lado, ¿de quién es?
¿cuenta el ingreso de mi esposa si no trabaja todo el año?
¿puedo rentar un cuarto viviendo ahí?
quiero hacer testamento ahora que tengo casa
¿el notario puede venir a la casa?
dejé en blanco el fax, ¿está bien?
¿hay consejero gratis?
¿cuánto tarda un wire?
How long does closing take from the day we sign the offer? We'd like to be in before school starts.
What credit score gets the best rate? Mine is 718 and I can wait a few months.
Can I see my escrow balance in the portal? I looked under documents and it's not there.
Is it worth refinancing for half a point? We plan to stay maybe six more years.
Where do I get a copy of my deed? We closed in June and only have the folder from title.
Do I need 20 percent down? My friend says 5 is fine and PMI isn't that bad.
My lender says I'm clear to close. What happens between now and Thursday?
Can I lock my rate before I find a house? The one I was quoted today is really nice.
Does shopping with three lenders hurt my score? I'd do it all this week.
We're first-time buyers in Michigan. Which state programs are run by the housing agency itself?
What's an appraisal gap? Our agent mentioned it in passing and I nodded like I knew.
The inspector found a slow drain and an old outlet. What's reasonable to ask the seller for?
Can we close while we're on vacation? The title company offered a remote notary.
I have 30 thousand saved and no debt. How much house is sensible?
When is my first payment due if I close on the 20th? I keep hearing "skip a month."
What's the difference between a condo and a townhouse for the loan? Fees look similar.
My score dropped ten points after the inquiry. Does it bounce back?
Is flood insurance required if we're just outside the zone? It's cheap so I'd take it anyway.
What are points? The lender offers one for 3,200 and I don't know how to judge.
We found a house with solar panels on a lease. Who takes that over?
Can I buy with my best friend? We'd split it evenly and both be on the loan.
How soon can I drop PMI? The house has gone up a lot since we bought.
Our lender transferred the loan and both companies wrote to us. Do I set up autopay again?
My wife is on leave until May, paid. Does the lender use her full salary?
Is an FHA loan slower than a conventional one? Sellers here seem to think so.
I've been at my job eight months but in the same field for ten years. Is that enough?
What does the title search look for? Ours came back clean and I'm curious.
Can I use money from selling my car for the down payment? I have the bill of sale.
How do I cancel autopay with the old servicer? I don't want to pay twice.
Do new builds need an inspection? The rep says the county does it, but I'd like my own.
I'm self-employed with two years of returns. What else will they want?
How do I know if the HOA is healthy? They sent a reserve study of 60 pages.
What's the best time of year to buy? We're renting month to month so we're flexible.
Our closing got pushed by two days because the appraiser was sick. Do I need a lock extension?
Can I pay extra on principal every month? The portal has a box, but I'm not sure it works.
What's a biweekly plan worth? The lender's is free, I checked.
I want a fixer-upper with a 203k loan. How does the contractor get his draws from the lender?
How does a VA funding fee work? I have a ten percent rating.
What's a jumbo loan? The house is just above the line for our county.
My parents want to co-sign but live in another state. Is that any trouble?
Should I pay off my car before applying? It's 4,000 and I have it in savings.
What's the 28/36 rule? A podcast said it and then moved on.
My offer was accepted, I'm so happy. What do I do first?
How much is homeowners insurance in Florida? My quotes go from two to six thousand.
Does the seller have to fix what the appraiser noted? It's peeling paint on the porch.
We love a house near the train. Will the noise show in the price when we sell?
Who pays for the survey? Our title company says optional.
My rent goes up in May. Is it smarter to buy now or wait a year?
Can you explain amortization? The table says I pay mostly interest for years.
Is a credit union better for a mortgage? Mine has low fees but slow people.
How do I get my earnest money back if the inspection is bad? We're in the option period.
What does "subject to appraisal" mean in my approval? I thought approved was approved.
Our lender wants one more bank statement. It's the third ask this week, is this typical?
How do I pick an inspector? My agent gave me three names and I found two more.
Can I move in before closing? The house is empty and the seller is friendly about it, says it'd be with a written lease.
What happens if rates drop after I lock? Somebody mentioned a float down.
The basement had water once in 2011, they disclosed it. What should I ask?
How do I read an HOA's rules on pets? We have two dogs and a parrot.
What's earnest money compared to down payment? Are they the same pot in the end?
Do lenders count rent from a basement apartment? It has its own entrance and a permit.
My score is 640 and I've been on time for a year. What gets it to 680?
What's the point of a buyer's agreement? Ours is for ninety days.
My grandma wants to help with 5,000. How should she send it so the lender is happy?
We have twins coming in March. Should we buy before or after, practically speaking?
My husband and I just got married. Do we add him to title now or at the refinance?
I moved here from Brazil three years ago on a work visa. Which papers will the bank need?
I was laid off last year and have a new job since January. When can I apply?
My dad passed last year and left some money. Is an inheritance fine as a down payment?
I had cancer in 2019 and I'm well now, working full time. Does medical debt that's paid matter?
We went through a divorce and are on good terms. How does he get off the loan?
After a forbearance in 2021 I'm current for years. Does it still matter for a refi?
Our county has a tax sale list online. Is that a good place to look for a cheap lot?
A courier brought our closing papers from the lender, as planned. Do I keep the originals?
The title company's portal shows the wire instructions and I called them to check. Can I send it Wednesday for Friday?
My lender uses a secure app for documents. Is it OK to photograph my W-2 with it?
My church has a homebuyer class with a HUD counselor. Is it worth the Saturday?
The notary can meet us at the library, set up by title. How long should I plan?
We signed the counter, they signed the counter. Is it a contract now?
My brother and I inherited equally. How would I buy him out?
We want to rent out our old house and buy another. How is the rent counted?
It's a lake house for weekends. Does the lender see it as a second home?
I work from home for a company in another state. Is a remote letter enough?
My employer changed payroll companies so my stubs look different. Should I explain?
I found an error on my application, the rent's too low by 50. Who do I tell?
My co-borrower's score is lower than mine. Which one do they use?
My neighbor got a better rate last year when rates were lower. Is there any way to match it now?
The listing agent never called back and the house is now pending. Should I have gone through mine?
The open house was so crowded we couldn't see upstairs. Can we ask for a private tour?
My accent is strong and I worry on the phone. Can I do everything in writing?
I wear a headscarf in my license photo. Is that fine for the notary?
I get SSDI and work part time. How does the lender gross that up?
They said my debt ratio is too high by two points. What's the fastest fix?
We were turned down by one bank for low reserves. Would a different one see it the same?
My offer lost to a cash buyer. Is there anything we could've done?
It's my third week without a night's sleep because of the baby. Can we do the closing by mail?
My wife is over the moon about the garden. Can the seller leave the rain barrels?
We cried when we got the keys. Now, how do I change the locks and the mailbox?
I'm giving my piano to my sister since the new house is small. Does a moving sale need a permit?
We adopted a cat the day we closed. Does insurance ask about pets?
I take pills for blood pressure and wonder if health matters to a mortgage. Do they ask?
The house is by the old bridge and it's pretty there. Is flood insurance likely?
The commute goes over a toll bridge. How do I add that to my budget?
I want my affairs in order now that I own a place. Is a simple will enough for a couple with no kids?
My tenant is moving out at the end of her lease, all friendly. Can I sell the place empty?
My landlord is selling us the house we rent. Do we still need an agent?
My best friend is my loan officer. Is that awkward or fine?
My taxes are on extension. Will last year's return do for now?
I deposited a refund from the airline. Do they really need a letter for 900 dollars?
I sold some stock for the down payment. What statement shows that best?
I keep my savings in a bank in Canada. How early should I bring it over?
I have bitcoin I'd sell on an exchange. How long does the money have to sit in my bank?
My bank called about the wire because of the size, I'd asked them to. Is there a fee?
The seller asked for a larger earnest deposit, through escrow. Is 3 percent high?
The builder wants a deposit held in their escrow, the contract says so. Is it refundable?
There's a page in my contract marked "this page left blank." Is that just formatting?
My agent filled in the price and dates before we signed, and we got copies. Where do I keep them?
Our attorney reviewed the contract and crossed out one clause. Does the seller have to agree?
We're signing Friday and I asked for the papers on Tuesday. Is three days normal?
I found my house on an old listing site with photos from 2018. How do I get those taken down?
The county website shows our deed recorded. Why is there an extra page with a cover sheet?
My credit report is clean and I froze it. When should I lift the freeze?
My servicer's yearly privacy notice came. Do I need to do anything?
My escrow went up since the taxes rose. We can afford it, but should I appeal the assessment?
We're ahead on our payments by a month. Does that help with anything?
A counselor from a HUD agency is helping me with my budget, no charge. What should I ask next?
¿Cuánto necesito de enganche para un FHA? Tengo quince mil ahorrados.
¿Qué es el escrow? Mi agente lo dice a cada rato y me da pena preguntar.
¿Cuánto tarda el cierre? Nos gustaría estar antes de Navidad.
¿Mi crédito de 690 está bien? Puedo esperar unos meses si conviene.
¿Puedo comprar con ITIN? Tengo tres años de taxes.
¿Quién paga la inspección? Me dieron tres nombres y no sé cuál escoger.
¿Conviene refinanciar ahora? Pago 7.1 y voy al corriente.
¿Qué llevo el día de la firma? Ya tengo mi licencia y el cheque del banco.
¿Cuánto es el seguro de la casa? La casa es de 1970 y tiene techo nuevo.
Mi esposa está de maternidad con sueldo. ¿Le cuentan el ingreso?
¿Los taxes de la casa suben cada año? En el portal veo otro número.
¿Puedo comprar con mi hermana? Las dos viviríamos ahí.
Mi mamá me regala cinco mil. ¿Cómo los manda para que el banco esté contento?
¿Qué es el DTI? Tengo un carro y una tarjeta, todo al día.
Ya aceptaron mi oferta, qué emoción. ¿Qué sigue?
¿Las casas nuevas necesitan inspección? El vendedor dice que ya la hizo la ciudad.
Mi tasación salió más alta que el precio. ¿Eso me ayuda?
¿Cuándo es el primer pago? Cerramos el día 20.
¿Hay clases para compradores en español? Mi iglesia anunció una con un consejero aprobado.
¿Se puede mover la fecha del cierre? El tasador se enfermó y se atrasó dos días.
What credit score gets the best rate? My coworker got 6.1 and I was offered 6.4. She put down twenty percent and I'm putting five, and my lender showed me the chart, so I think that's the reason. Should I wait?
How long does a deed take to record? We closed on the 3rd and I looked at the county site last night out of curiosity. It still shows the sellers. The title office told me it's about three weeks in our county.
Can I get a copy of my closing package from the portal? I want page 40, the one about the survey, because our neighbor is putting up a fence and we'd like to agree on the line before he digs.
Is escrow refunded when I sell? We're moving for my job in March and I'm making a list of the money that comes back. So far I've the escrow and the insurance. My wife says there's also prepaid tax.
How is DTI figured with a car that's almost paid? I have five payments left at 310. The loan officer mentioned a ten-month rule and said to ask the underwriter, so I'm asking around before I call her back.
Does a life insurance policy help with the mortgage? We just had our second baby and my agent at work offers term for twelve a month. I'd like my husband to be able to keep the house if something ever happened.
Do we both need to sign the listing agreement? Grandma left the house to my mother and my uncle, probate is done, and everyone gets along. Mom's in Arizona, so we were thinking of DocuSign for her part.
What's the usual time for a wire? I called the title office at the number on their sign, a man read me the account back, and it matched the sheet they gave me. I'd send it the day before, around ten.
How do I add my daughter to the deed? I'm 70 and healthy, no hurry. The lawyer at the senior center said that a transfer on death deed could be simpler, and I want to understand the tax side of both.
when do i see my first mortgage statement? closed on the 12th and the welcome letter says they're sending it to the new house. my mail is still forwarding so im not sure id get it in time to pay
Is an electronic signature as good as ink? Our agent sent everything over, we read it together at the kitchen table and each clicked our own. The seller's mother wants paper. Can it be half and half?
Can someone explain forbearance? I'm writing a paper for a housing class and I understand the pause part. What I don't get is how the missed amount comes back, in a lump or at the end of the loan.
Is the appraisal shared with us? It came in at 410 which is what we offered. The appraiser was here for an hour, very thorough, asked about the new windows. I'd like the report for my insurance.
How does a reverse mortgage work if one spouse is younger? My parents are 67 and 60 and they're just reading about it. They own the place outright and like to travel. I told them I'd ask around.
What documents do I need as self-employed? I have two returns, a profit and loss my accountant prepared, and the business license. I rounded nothing, it's a bit lower than last year because we bought a van.
Can we occupy it as a second home? We'd be there every other weekend and all of July. My lender says then it's fine, and that if we begin to rent it full time we'd need to tell them first. Does that sound right?
Do I have to tell the lender I changed jobs? I start on Monday, same field, better pay. I'd emailed my loan officer the offer letter today and I'd like to know how long the second verification usually takes.
where do i upload the gift letter? my aunt signed it and it's a real gift, she says buy a nice table. she's also sending her bank statement cause the lender wants to see where it came from
What's a fair price for a mobile notary? The title company is sending one to the hospital where I'm on bed rest with a very active baby. She called ahead, told me which ID to have and how many pages.
Is a family discount on a house allowed? My parents are selling me theirs for 40 under the appraisal and everything's in the contract the lender has. I'd love to know how the equity gift counts as my down payment.
How do I read the HOA budget? We love the condo, the board sent everything within an hour and the manager was kind on the phone. There's a line called reserves at 12 percent and I don't know if that's weak.
Should I freeze my credit after closing? Somebody at work had their card number stolen, nothing to do with a house. My own report's clean, I looked this morning. I'd just like to do the sensible thing.
My question is about property tax. A bill came here in the previous owner's name and I called the county. They said the mailing list updates in January and that my servicer already paid. Do I keep the paper?
What do I wear to a closing, silly question I know. We've done the walk-through, the wire's confirmed by phone, and my husband is bringing donuts. Is there anything people forget? I'm thinking of the garage remotes.
Can my co-borrower live somewhere else? It's my dad, and the loan officer has written on the form that he'll stay in his own house. He has a pension and no debts. Does his age, 71, change anything for the term?
How does refinancing work after a divorce? It's been two years, he's signed the quitclaim in front of a notary with me there, and I've got his name off the tax bill. The loan is the last thing left to do.
Does the lender pay the property tax or do I? I found an escrow line on the closing disclosure, so I guess they do. Then an orange postcard came from the county with a due date. It says for information only.
Is it rude to offer below asking? The house has been listed for 70 days and needs a kitchen. Our agent says to write 15 under and see. We had one refused last month, too low, and the seller just laughed.
I'm confused about closing costs. The loan estimate said 9,100 and the disclosure 9,240, and my lender explained that the difference is the survey we asked for. Is that something I could've shopped for on my own?
what happens at the walk through? ours is tuesday. the seller's an older man who's moving in with his son and he's leaving us his rose bushes and a note on how to prune them, so sweet
Can I rent out the house later on? I'm in the Army and signed the owner occupied form, we've lived here for fourteen months. My orders came for Texas. The servicer says that's allowed, I only want to know about the insurance.
How are tips counted? I'm a bartender, I report all of them, and they're on my W-2. The lender averaged two years and it came to a bit less than I make today. Will the next raise count?
Do you know whether an inspection covers the chimney? The general man said it's separate. He charges 150 more with a camera. I paid him by card, got the report the same evening, with 60 pictures of our crawl space.
I want to understand title insurance. Our attorney says that it protects against things like an old forged deed or an unknown heir, and that it's one payment. Nothing's wrong with our title, I'd just like to know if the owner's policy is worth it.
Is there a way to pause the portal emails? My inbox fills up with "your document was received," which is nice, but I get four of each. I'm done uploading and just waiting for Monday. Thanks for everything so far.
How do I get off the phone list of all those lenders? I applied with one and in two days had thirty calls. I didn't tell them anything, I know they buy leads. Is it the opt-out site or do I have to freeze things?
What's a special assessment? Ours is 3,800 for the elevator, the seller has agreed to pay it at closing and it's in the addendum. I was wondering whether there's any chance of another one next year.
Could you explain the three-day rule? My closing disclosure came on Monday in the portal and signing's on Friday. I've read it twice. The rate's the same as my lock, cash to close is 41 dollars less than they'd said.
When can I make extra payments? We had some tough years, job loss in 2020, and all of that's behind us, paid up and then some. Now I'd like to throw 200 a month at the principal and see it shrink.
My kids are picking bedrooms already and we haven't even closed. What's left after clear to close? I've got the insurance binder, the utilities and the movers. I keep thinking there must be something I've missed.
Do I need a survey for a shed? The man next door and I walked the line and found the pins. The utility easement's at the back, ten feet. I'd stay out of that and ask the town for a permit.
Is our agent supposed to answer "is this area safe"? I asked and she said the law wants her to point me to the police website instead. She was nice about it. What other sites do people look at?
What does an interpreter cost at closing? My mother-in-law's on the loan and reads Vietnamese. The title office found one for us and sends the papers three days earlier so that she can go over them with him.
how does a seller credit work. we asked for 4k for the furnace, they said yes, it's on the contract and the lender has it. does that lower what i bring or the price
Can a lender turn you down for a high DTI only? Ours did, wrote us a proper letter with the number, and told us what to pay down. It stings but it's fair. How soon can we try again, do we wait ninety days?
I'm buying with my husband and we're two men in our sixties. What's the best way to hold title so the other keeps the house? Our attorney mentioned survivorship. Everyone's been lovely by the way, especially the title lady.
Is it normal that the builder wants 5,000 for the lot reservation? It goes to their escrow account, the contract has the price and plan all filled in, and I've ten days to back out. My attorney looked at it too.
Do I need my social for a rental application? I'm between houses and the property manager's office had me type it on their site. I went there in person first. I'd like to freeze my credit again when that's done.
How does an assumption work? The seller has 2.75 percent with the VA and wants to let us take it over. His servicer mailed the packet and we'd both apply with them. Is it true that it can take four months?
Where does the money for a first-time grant come from? The state housing agency approved us, nothing to pay, and the lender gets it at closing. We've got to live there for five years, which was the plan anyway.
¿Cuánto tarda en salir la escritura a mi nombre? Cerramos el tres y fui a ver en la página del condado. Todavía sale el vendedor. En el título me dijeron que son como tres semanas, ¿es lo normal?
¿Qué interés es bueno hoy? A mi compañera le dieron 6.1 y a mí 6.4, pero ella dio el veinte de enganche y yo el cinco. El del banco me enseñó la tabla, muy amable. ¿Conviene esperar?
¿Puedo mandar el wire un día antes? Ya hablé a la oficina del título al número que está en su puerta y me leyeron la cuenta. Todo coincide con la hoja que me dieron en persona.
¿El seguro de vida ayuda con la hipoteca? Acaba de nacer mi niña y en el trabajo me ofrecen uno de doce dólares al mes. Quisiera dejarle la casa segura a mi esposa por cualquier cosa.
¿Cómo se lee la hoja del cierre? Me llegó al portal tres días antes, como dijeron. El pago es el mismo y hasta salieron cuarenta dólares menos. ¿Qué más debo revisar antes del viernes?
Where can I find homes with no stairs
Should I buy or keep renting in Denver?
how long can a rate lock be
Is a quitclaim the normal way to take an ex off the title after the divrce is final?
Is the HOA allowed to limit how many pets we have?
im so bummed the inspection failed, how do we ask for a crdeit
The calculator shows NaN
Can I pay biweekly?
are you a real person or a bot?
i got a letter saiyng my pmi will drop, do i need to do anything
Why do you need my social security number on the application?
Is the appraisal fee paid up front?
What documents do I need for preapproval?
How do lenders count chld support that I pay?
Can I get a mortgage on land?
why is so much of my payment intrest at first
What are reserves?
I just paid off my mortgage!! what papers should I get?
I got locked out after too many tries, how long til I can try again?
I missed the webinar, is there a recording?
Do I need an attorny in South Carolina for a cash purchase
My daughter uses a wheelchair, are there grants for ramps?
no entiendo la pagina 2 del estimado, que es "services you cannot shop for"
I can't sign in on Safari, works on Chrome
What's a HUD counselor and are they free?
The lockbox code at the showing didnt work, who do I call?
My in-laws are giving us 20k as a true gift, what letter do we need?
i get tons of junk mail snce we closed about home warranties, is that normal
Our builder is behind schedule by six weeks, what happens to my rate lock?
my wallet was stolen last year and i have a creidt freeze on, how do i lift it for the lender
Does life insurance through my job count as an asset?
Who holds the keys until closing?
Can I use a Section 8 voucher to buy instead of rent?
Do cash offers close faster?
The tree in the front yard is dead, should I ask the seller to remove it?
I cried happy tears when we got the approval. What's the next step?
im done with all the forms! anything else needed from me?
My laptop is dead so I'm on my tablet, is that ok for e-signing?
Does a cosigner have to live in the house?
Who's the notary at our closing and do I pay them?
What is a lien and how would I know if a house has one?
Underwriter asked for the same pay stub again, why?
The appraiser is running late, does that push closing?
what's a payment stress test, my cousin in Canada mentioned it
Termites found in the garage, does VA reqire treatment?
Can my dad be a non-occupant co-borrower?
whats a loan modfiication
does chlid support count as income
Estoy cansado de pagar renta, ¿por dónde empiezo?
does the document status "under review" mean a persons looknig at it
I signed everything last night, does it show on your end?
Can I bring a cashier's check instead of a wire?
Is there a grace period befroe a mortgage payment counts as late?
Can a seller refuse an FHA offer?
Is a 19 year old roof insurable in Florida?
I made an honest mistake with my income, I put net instead of gross, how do I fix it
Is LendingTree a scam or just annoying with calls?
are there sharia compliant mortgages in Michigan
how much house can i aford on 72k a year
¿Qué es el PMI y cuándo se quita?
Is it legal to rent a room to a friend while I live in the house?
Do you have a school ratings tool?
Should my signature include my middle initial?
Can I finance a HUD home with FHA 203k?
How can I protect myself from wire fraud when I buy?
my lawer is also my neighbor, is that a conflict
The verification code expired before I could type it in, can I get a new one?
garage door code, how do i reset after we move in
can my mom wire her gift directly to escrow or does it go thru my account first
Does the house have to be up to code to get an FHA loan?
How do I invite my realtor to view my progress?
What counts as a large deposit on a bank statement?
i would kill for a walk in pantry. can i filer by that
How do I ask for a copy of my appraisal?
the house im looking at is a bank owned foreclosure, can i get an inspection
Can the seller refuse to make repairs?
What does the estate need to provide when selling a home through probate?
what will i be ased to sign on closing day
Can I close with an expired drivers license?
How long does an adverse action letetr take to arrive?
Can a firend give me a gift for FHA or does it have to be family?
que documentos necesito para una preaprobacion
How long does it take to sign all the papers at closing?
bought a couch at an auction, does that debt count in DTI?
Tengo tres hijos, ¿hay programas para familias que compran por primera vez?
Do you work for a bank?
do i have to explain a $2,300 dpeosit that was my tax refund
How long do I have to live there before I can rent it out with an FHA loan?
I'm 67 and retired, how do I show income from my IRA?
We lost the bidding war on Elm St, oh well. Can you show me how to raise our budget to 420?
How do I add my husband to the deed?
I can't take this hold music anymore, is there an email for support?
Do I get a receipt after the wire is recieved?
I'm going through a divorce, can I buy before it's final?
I missed your call yesterday, can we do the appointment Thursday?
Do I have to list my car loan if it has 5 payments left?
A solar rep left a flyer, do panels raise home value?
Is there a website that lists county auctions?
What does "subject to" mean on the approval letter?
Can I use my VA disability to qualify?
Is a permit and a code inspection needed for a finished basement?
This house is to die for, how much would the payment be at 389k?
What is a right of rescission?
Do you have disclosures in Chinese?
How much does a real estate lawyer cost in New York?
you're awesome, thank you
My loan was sold to another servicer, both companies sent letters, what date do I switch autopay?
When do I get my deed after closing?
Prequalified vs preapproved?
I have a collection for $86 from a dentist, should I pay it before applying?
What are settlement fees?
How long should a buyer agreement last?
does the couty have a free deed alert sign up
housewarming gift ideas for first time homeowners lol
thanks!!
What is the difference between a short sale and a foreclosure?
I'm on an H1B, what documents do lenders want?
Is mortgage life insurance worth it?
How long does underwriting take right now?
¿Mi mamá me puede regalar el enganche?
How do I protest my property taxes?
The notice in my portal says "action required," it's just the insurance page right?
Do I get to read the documents before I sign?
We want to live close to our church, can I search by map?
deadline for the inspection response is when?
How many months of bank statements?
Seller left a bunch of junk in the attic, who remoes it
When does my deposit get credited toward the down payment?
My husband and I just got married, two grooms one mortgage haha, do we refile anything?
When can I turn my primary residence into a rental?
How long does a wire usually take to show up at the title company?
Who pays the wire fee, me or the seller?
ugh so tired of house hunting, how many houses do poeple usually see
Can my ex and I keep the house together until the kids finish school?
Do sellers have to tell you if somebody died in the house?
What is a conditional approval?
Does my dad have to pay gift tax if he gives me 30,000 for the house?
Are there down payment programs for people with disabilities?
Can I buy a house directly from the owner without agents?
¿Cuántos puntos de crédito necesito para FHA?
hola, buenas tardes
I give up on this calculator, what would taxes be on 300k in Cook County?
No me llega el código para entrar al portal
What is the pohne number for support?
Is the earnest money deposit refundable if the inspection is bad?
¿Puedo firmar los papeles en español?
hi
¿La escritura me la mandan por correo?
Do disabled veterans get a property tax break in Florida?
If I sign the loan estimate am I locked in with that lender?
My agent wants me to sign a buyer agency agreement before tours, is that the new rule?
What kind of deed do we get from a builder?
Clear to close came in, how many days until we sign?
¿El depósito se devuelve si no pasa la inspección?
Why do lenders deny loans?
How do I stop getting so many calls from lenders after my credit pull?
end of the line for renting, were reday. where do i begin
Is tenants in common or joint tenants better for two sisters buying together?
Is it ok that I marked prefer not to answer for race and sex?
If one lender denies me can another approve me?
The underwriter wants a letter of explanation for a job gap, what do I wrtie?
¿Hay subastas de casas en mi condado?
How do I upload a PDF that's too large?
The docusign has a blank field for fax number, ok to leave it empty?
Is there a mosque or halal market near 75081? Just curious about the area
Nonborrowing spouse in Wisconsin, do they sign anything?
ya firme todo, que sigue
I forgot my password and the reset email isn't coming
What is the difference between denied and suspended in underwriting?
¿Qué es una ejecución hipotecaria? Lo vi en un anuncio de casas
¿Puedo pagar extra al principal cada mes?
My landlord takes rent by Zelle, how do I prove on time payments?
Why did my escrow go up by $40?
does an electronic signature count on the deed
¿Puedo usar mi reembolso de impuestos para los gastos de cierre?
Is a dead battery in the smoke detector something the FHA appraiser flags?
what is a fruad alert on my credit and should i put one before applying
What's the cutoff time on a Friday for sending a wire for a Monday closing?
There's a creek behind the house, do I need flood insurance?
How do I e-sign the disclosures?
Where do I look up an NMLS number?
What's today's rate for a 30 year?
does a va disability rating waive the funidng fee
Does a prenup matter for a mortgage?
My payment is due on the 1st, does autopay pull that day or before?
What's a jumbo loan limit in King County?
What's a survey and do I need one?
¿Cuánto es el seguro de casa más o menos en Houston?
is it too late to change from 30 to 15 year
Sorry for the late reply! Here's my question about points.
What's a deed of trust vs a mortgage?
How do I find what a house sold for before?
Can my parents buy a house for me legally and let me pay rent?
I work remote for a company in Oregon but buying in Idaho, problem?
¿Puedo poner a mi esposa en el título aunque no esté en el préstamo?
We are expecting a baby in May and wondering if we should buy before or after
How many characters does the pasword need?
The waiting is killing me, when will the appraisal be back?
My insurance went up 15%, can I shop around midyear?
¿Cuánto tarda una transferencia en llegar a la compañía de títulos?
How much earnest money deposit is normal in Ohio?
Quiero refinanciar para bajar a 15 años, ¿conviene?
How do I calculate DTI?
How do I buy a house at a foreclosure auction?
What's a recast?
When do I get the keys
I'm just browsing, not ready to buy
What is a lease option and how are they normally structured?
What does an identity affidavit (AKA statement) at closing mean?
My wife is freaking out about paint colors, can you help with a moving checklist
What is an acceleration clause?
Is 3% down a bad idea?
Can I pay my own taxes and skip escrow with 20% down?
My tax bill came to my hosue, does the servicer pay it?
Me mudo en junio, cuando debo empezar a buscar
How do I break my lease if I buy?
what poof do i need for ssdi award, the letter or bank statements
Is disability income grossed up for conventional loans?
My grandma left me her house, how do I get the deed in my name?
What does "time is of the essence" mean in my contract?
I had one late payment on a store card in 2021, will it matter?
The page froze when I clicked submit
what happens to a mortgage when the onwer dies
Should we put the house in a living trust or just our names on the deed?
We adopted a rescue dog, can I put up an invisible fence with an HOA?
the deposit cleared yesterday, do I need to upload proof
How does a hardship withdrawl from a 401k for a down payment work?
Whats the best way to confirm wire instructions before closing, in general?
How do I reset my password on this site?
Can the seller keep the deposit if I back out after the contingency period?
Where do I sign in?
Does bankruptcy from 2016 keep me from getting a USDA loan?
Are foreclosures a good deal for first time buyers?
My grandfather passed in 2020 and left us a cabin, can that be used as collateral?
¿Por qué piden mi número de seguro social en la solicitud?
como subo una foto de mi licencia
Property tax auction certificates, are those a real investment?
Can the same lawyer represent me and the lender?
Is there a limit on gift money with a conventional loan?
Is a remote online notarization allowed in Virginia?
I was denied for a Best Buy card, does that show on mortgage apps?
what zip code should i put if the house is new construction and has no address yet
Which fees can go up between the LE and the CD?
The seller countered, do I need to sign a new contract or an addendum?
¿Se puede comprar con ITIN?
Can two unmarried partners apply together?
over my dead body am i paying for the sellers old firdge lol, is that negotiable
Do I have to fill in the ethnicity question or can I skip it
do i need a laywer to close in massachusetts
Should I get a gift card for our home inspector, he was so good
Do I have to tell the lender about a new credit card I opened?
My signature on the last page came out cut off, do I need to redo it?
What do I do if my name on my social security card doesn't match my license after the wedding?
What's a draw schedule
Is it normal to buy a house without seeing it if you're moving from across the country? My agent did a video tour
It says file type not supported for HEIC photos
We have three children, how many bedrooms should we be looking at?
When does the lawyer send the closing statement?
Do I change the locks on day one?
My wire went through and title confirmed they have it, what happens next?
How does a lender verfiy my pay stubs?
My husband's name on his pay stub is his nickname, does that matter?
I'll be on maternity leave in spring, what paperwork shows my income?
The seller lives overseas, will that slow down closing?
¿Qué pasa si la casa vale menos en la tasación?
Got a new job offer with higher pay, how do I tell the lender?
Can I build a fence behind the shed if there's an easement?
Should I feel pressured to waive inspection in a hot market, what do most people do?
Can a notary be a relative?
how much does it cost to recrod a deed in georgia
Does transfer on death deed exist in Texas?
Should I close old credit cards before I apply?
How do I pay my first mortgage payment, the loan just closed
Can I do a closing on a Saturday?
¿Cuánto cobra un abogado por revisar el contrato?
who brings what to closing
My employer uses ADP, can I connect it?
Can I use a mortgage to buy at auction or is it cash only?
Nothing left to upload, right?
Is my SSN encrypted when I upload my tax returns here?
This process is so stressful, what's left on my list?
Do you have a page about avoiding scams?
Is alimony that I receive counted?
How do I delete my account?
Where's my 1098?
Package was stolen from the porch of the house next door, how do I check crime stats?
¿Cuál es la diferencia entre tasa y APR?
What does foreclosure mean?
I'm tired of scrolling, can you send me alerts instead?
The deed has our street misspelled, who fixes it?
My agent is pushy about granite lol. how do I tell her I don't care
¿Cómo me protejo de las estafas cuando compre?
What is the Fair Housing Act, I saw the logo on your page
How far back do lenders look at late payments?
is this site legit? who runs it
Does the portal support an authenticator app for codes?
¿Tienen alguien que hable español por teléfono?
Do you keep what I type here private?
What does an assumable mortgage mean and can I take over the seller's VA loan?
What does APR inlcude?
Is there an age limit for a 30 year loan?
What does code 4 on my credit report mean?
Do auction homes come with clear title?
can i see a house before making an ofer or do i need pre-approval first
How does escrow work?
I had a foreclosure in 2012, is it still on my credit?
I have a student loan in deferment, how do I list that?
What does it cost to refinance a 240k loan?
Do I need to be present at closing?
¿Qué es el escrow?
What does the title company do to prevent frud?
Can we sign at home with a mobile notray?
Can I fire my realtor?
Does my wife without an SSN need to be on the loan? She has an ITIN.
tell me a joke about morgages
is tehre a penalty if i pay extra principal
Does checking my own credit lower my score?
How do people handle the stress of moving with a cat?
If tools get stolen during renovation who pays, me or the contractor's insurance?
What happens if I sign a page in the wrong spot
I was 5 minutes late uploading a doc, is that a problem?
What are agent commissions now?
I'm stressed about picking the right paint, does color matter for resale?
Why is prepaid interest on my closing disclosure?
Which neighborhoods have good parks for children?
Do I have a promo code somewhere for the appraisal discount?
What does primary residence mean on the form?
Is a wraparound mortgage the same as seller financing?
how do I print my loan estimate from here
I get paid by paper check with no stub, what can I give instead?
ARM vs fixed, which is safer
What are common scams home buyers should know about?
How do I release a lien on a paid off mortgage?
hello is anyone there
What counts as mortgage fraud? We have a class assignment
my phone died in the middle of the upload, did it save
Why do you ask my race and ethnicity on the application?
What is a side letter in new construction?
What are the top reasons underwriters deny people with good credit?
Investor left a postcard wanting to buy my house for cash. Do those usually pay less than market?
What's the late fee on a typical mortgage?
Can I deduct anything for my children on the mortgage foms?
does homeowners insurance cover stolen bikes?
What can delay a closing?
my friends say I'm behind for not owning at 35, is that true lol
it says wrong code but I typed what you guys sent
Why do they need two fomrs of ID at closing?
Can I sign with a power of attorney if I'm deployed?
Reverse mortgage, how old do you have to be?
Se me hizo tarde para la cita de mañana, ¿la puedo mover?
Can my mother who only speaks Vietnamese get an interpreter for closing?
Who is my loan servicer?
Does owner's title insurance cover fraud?
Olvidé mi contraseña, ¿cómo la cambio?
I'm a little behind on reading your emails, what do I need to send first?
Explain forbearance like I'm five
Is an occupancy affidavit something everybody signs?
Is a second mortgage the same thing as a HELOC?
gift of equity, how does that work when buying from my parents
What does the county do if property taxes are late, just curious before I buy
How long does a hard inquiry stay on?
I keep some cash at home, how do I document it?
i have a service dog, do i need to dislcose that to a seller
The seller has a tax lien that'll be paid from proceeds, is that common?
Is parental laeve pay counted as income?
Can I refuse the home warranty the agent offers?
feeling overwhelmed by all the acronyms, is there a glossary?
How do I know a lender is licensed?
My offer was refused because it was under asking, should I come back with more?
¿El vendedor puede rechazar mi oferta?
Can I change where the login code gets sent? I have a new phone
I forgot to list an old Macy's card on the application, how do I add it?
Can I cancel a refinance within three days?
Do both of us have to sign the purchase agreement or just me?
I lost my copy of the deed, where can I get another?
does my green card status matter for a conventional loan
Will the lender call my employer?
Is a home equity investment company different from a loan?
What repairs add value before selling?
How do I file a homestead exemption?
Is there a fee for an outgoing wire at Chase or do they wave it for checking customers?
Do I need to take off work for closing?
what can you help me with
Appraisal came in low by 8k, what are my options?
How do I ask for a reconsideration of value? The appraiser missed the second bathroom.
I'm dying to know if our offer got accepted, where does it show?
The title search showed a mortgage from 1998 that wasn't released, is that easy to fix?
Two lenders gave me two diffrent loan estimates, how do I compare?
Is rent to own a good idea?
Where does my deposit sit until closing?
My SSN has a typo on the 1003, how do I correct it?
How soon after a foreclosure can a person get an FHA loan?
What's an escrow refund check for?
¿Mi pensión por discapacidad cuenta como ingreso?
How does the housing choice voucher homeownership program work?
What does default mean in the promissory note?
What is a good closing gift for our realtor?
the blue one
the red one
the second one
the first one please
this one
that one
the other one
the one with the garage
yes
yes please
no
no thanks
ok
okay then
sure
maybe
maybe later
not yet
not now
i dont know
im not sure
no idea
hmm
huh
what
what now
what next
now what
and then
so what do i do
what do you mean
say that again
i dont get it
i am stuck
im stuck here
stuck
stuck on this step
im stuck on the form
help
help me
please help
i need help
can you help me
i need some help with this
hello
hello there
hey
hi
good morning
good evening
thanks
thank you so much
never mind
forget it
bye
goodnight
tell me more
more
go on
why
how
when
who
where
who is that
who are they
is it them
what did they say
they called back
he said yes
she said no
they said ok
he did it
she has it
they want it
i have it
we did it
we are done
i am here
are you there
anyone there
it is done
all of it
none of them
both of them
one more
two of them
just me
me too
my turn
its ok
its fine
all good
great
cool
perfect
wow
lol
test
testing
asdf
nothing
everything
something else
another question
one last question
quick question
can i ask something
i have a question
sí
no gracias
gracias
ayuda
hola
no entiendo
estoy atorado
qué sigue
el azul
ese
`
  .trim()
  .split('\n');
