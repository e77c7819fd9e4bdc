const split = (lines: string) => lines.trim().split('\n');

/** Questions of other subjects, with words that questions about homes have too. The classifier learns from them what is no question for it; they are never shown. */
export const otherSubjects: readonly string[] = split(`
what should i cook for dinner tonight
recipe for chicken soup
how long do i boil an egg
which restaurant is open late
order flowers for my mother
what is the temperature outside
is it going to rain this weekend
how do i train a puppy
why does my cat scratch the couch
vet for my dog
what car should i get for my family
auto loan interest for a used truck
car insurance quote
how do i lease a car
my car payment is too high can i refinance the car
tire pressure light is on
how do i change my oil
how to get a driving license
personal loan for a vacation
credit card with travel points
best cash back card
balance transfer credit card offer
debit card charge i dont recognize
open a checking account online
savings account for my son
how do i invest in stocks
what is a good index fund
should i buy gold
bitcoin price
how do i trade options
how much to save for retirement at 40
401k contribution limit
social security benefits age
how do i file my income taxes
tax refund status
when are taxes due
deduct business expenses
start a small business loan
how do i register an llc
federal student aid form deadline
college application essay
how do i pay for college
help with my homework
solve this equation
what is the square root of 81
how many ounces in a cup
convert miles to kilometers
translate hello into french
write a story about a dragon
write me an email to my boss
make a song about summer
tell me something funny
play some music
what is the capital of spain
who wrote hamlet
who is the mayor
when is the next election
how do i register to vote
history of the roman empire
how far is the moon
how do airplanes fly
who won the game last night
when do the playoffs start
football score
best movie this year
what to watch on tv
is there a new season of that show
what phone should i get
my laptop is slow
how do i reset my wifi password
fix my printer
javascript function to reverse a string
excel formula to add a column
how do i delete my facebook account
is this website down
headache that wont go away
what medicine for a cold
how much ibuprofen can i take
symptoms of the flu
how do i lose weight
is coffee bad for you
find a doctor who takes my insurance
dental insurance for kids
health insurance marketplace
life insurance for a 35 year old
pet insurance cost
renters policy for my apartment stuff
how do i find an apartment
my landlord wont fix the heat
can my landlord keep my security deposit
landlord raised the rent
break my apartment lease early
my roommate wont pay rent
how do i evict my tenant
screen a tenant for my rental
write a rental agreement
list my place on airbnb
how do i become a landlord
property management company fees
timeshare cancellation
plan a trip to hawaii
cheap flights to miami
do i need a visa for japan
renew a passport
hotel near the airport
how do i get a job at google
write my resume
what to say in a job interview
ask my boss for a raise
unemployment benefits how to apply
file a complaint against my employer
how do i become a nurse
how do i get a real estate license
how much do loan officers make
is real estate a good career
start a cleaning company
sell my car online
how do i sell on ebay
how do i get divorced
child custody lawyer
how do i change my last name
write a will
power of attorney for my sick father
sue my neighbor
traffic ticket lawyer
how do i get a dui off my record
immigration lawyer for a green card
how do i apply for food stamps
medicaid eligibility
how do i adopt a child
best names for a baby
when do babies sleep through the night
what to wear to a wedding
wedding budget
gift ideas for my wife
valentines day dinner
how do i meet people
i am bored
are you in love
what is the meaning of life
do you dream
what is your favorite color
sing me a song
how do i unclog a drain
fix a leaking faucet
paint a bedroom
how do i hang a shelf
install a ceiling fan
how do i build a fence
what grass seed should i use
how do i get rid of ants
how do i clean a carpet
which couch fits a small room
best vacuum cleaner
kitchen paint colors
how do i fix a squeaky door
swimming pool chemicals
build a shed in the yard
grow tomatoes
when to prune roses
recycling pickup day
how do i unlock my phone
power outage near me
internet provider prices
cable tv package
moving truck rental size
how do i pack dishes
crime rate in chicago
school ratings near dallas
population of ohio
time zone in arizona
distance from here to boston
what day is easter
how many weeks in a year
what time is it
happy birthday
good morning
lol
asdfgh
test
123
blah blah
`);

/** Subjects of homes and lending that no answer was written for. What is asked about them is looked for in the passages alone. */
export const otherHomeSubjects: readonly string[] = split(`
help
please help
i need help
i am stuck
im stuck here
stuck on this step
how do i e sign the disclosures on my phone
what is a signature affidavit im supposed to sign
can i use a gift card at home depot for repairs
whose signature goes on the deed if were not married
does the house need new wiring if it has aluminum wire
second mortgage to remodel
reverse mortgages for seniors
reverse mortgage for my grandmother
1031 exchange rules
sell my house and buy another at the same time
how do i list my house for sale
what is my house worth on zillow
bridge loan between houses
construction loan to build
buy land and build later
loan for a vacant lot
buy a mobile home in a park
hard money loan
house flipping
buy a rental property with a mortgage
duplex as an investment
house hacking
how do i buy at an auction
buy a foreclosure from the bank
tax lien sale house
rent to own house
seller financing
land contract
lease option
wrap around mortgage
assume the sellers va loan
inherit a house with a mortgage
add my son to the deed
put my house in a trust
remove a name from the deed
property line dispute with a neighbor
solar panels lease on the house
contractor wants a deposit for remodeling
permit for a deck
mortgage for a tiny house
tenant still lives in the house i bought
vacation home mortgage
condo hoa raised the dues
hoa fine
commercial building loan
`);
