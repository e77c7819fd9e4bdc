const split = (lines: string) => lines.trim().split('\n');

/**
 * What people write who are in the middle of a danger, by the key of the intent that answers them, beside its ways of asking. Only the
 * training reads them.
 */
export const dangerPhrases: Readonly<Record<string, readonly string[]>> = {
  despair: split(`
whats the point anymore
i already wrote the letters
just want it all to stop
nobody would even notice im gone
i wont be here by closing
i dont see a way out
my kids deserve better than me alive
im done. with everything. goodbye
tonight is my last night here
whats left for me after this
id rather be dead than homeless
tired of bein alive honestly
i keep thinking about the bridge
dont think ill make it to mornin
i sleep with the gun now
they can bury me here
my dad is talking like goodbye
i stopped taking my insulin
is my family free of me then
cuting myself again since the denial
i just wanna dissapear for good
theres nothing holding me here now
cant take 1 more day of this
gonna drive into the lake and be done
does the life insurance still pay the mortgage if its me that does it
how long after i take out mortgage protection does it pay if i do it to myself
the garage door is closed and im just sitting here in the car with the engine on
my brother gave away his dog and his tools after the sale an says we wont hav to worry about him anymore
im worth more dead than alive, the policy is 400k and the house is paid off then
i got denied again and im standing on the balcony and i dont want to go back in
who gets the house if i do somthing to myself befor the divorce is final
my wife took the kids and the judge gave her the house, honestly there isnt a reason to wake up tomorow
the voices say the only way out of the loan is me gone
mom says she will go with the house when they come for it. shes 81 and she means it
since dad passed i cant keep up the farm and i been looking at his shotgun all week
my roommate sent a goodbye text after her closing fell thru and now her phone is off
If the marshals come Thursday they will find me in the bedroom and that will be the end of it
i put evrything in one folder so they dont have to look for it after im gone
lost all our savings to that fake escrow and i cant look at my husband, i dont deserve to be breathing
can you tell my daughter im sorry and that the deed is in the blue box
i had a baby 5 weeks ago and with the move and the bills i keep picturing us both just not being here
i bought enough to never wake up, just waiting til the kids go to there dads friday
my buyer client texted me that he is going to jump if the loan dies, im his agent and i dont know what to do
he locked himself in the bathroom with my pain meds after he read the letter from the bank
somtimes i look at the train tracks behind the new house n think it wuld be so quick
is it true god forgivs you if you only do it becuase of the debt
veteran here. va said no. i got one bullet and no reason
My husband hasn't eaten or spoken since the auction, this morning I found a rope in the shed and he says it's for the boat. We sold the boat in the spring.
i was gonna ask about rates but honestly i dont know why im even on here, i lost my job and the apartment and my girlfriend in one month and every night its harder to think of a reason to stay
so the builder went bankrupt with our 60 thousand and my wife doesnt know yet. i drove up to the overlook and im parked here, i keep thinking if i just let the brake go she at least gets the insurance
Thirty-one years at the plant, then the layoff, then the stroke, now the bank. I fed the cat and left the keys on the table for the sheriff. I don't want anyone to make a fuss. I just want some quiet at last
i dont need a calculator i need somebody to tell me why i should keep going. we did everything right we saved for 9 years and the guy took it all and i cant sleep and i keep counting the pills i have in the drawer
my ex is getting the house and the kids and he laughs about it. i told my sister she can have my car and my jewlery cause i wont be needing it after monday. she thinks im moving
the loan officer called to say denied and i said thank you and hung up and now im in the tub and i have the razor and i dont know who to text so im texting this app
my son is 19 and he cosigned for my house and its ruining his credit, last night he told his little brother to take care of me because he wont be around. hes not answering and i cant find him
Question about a reverse mortgage, my husband has cancer and i have his caretaking and we decided we are not going to wait for the end, we will go together before they take the house. do the children owe anything after
i been pretendin to go to work since august the payment bounced again today everyones asleep and im in the garage and i honestly thnk they would be sad a month and then fine
how fast can i add my wife to the title, it needs to be done before this weekend because after this weekend she will have to handle it all herself, ive made my peace, i just dont want her to lose the place
i feel stupid writting this to a house app but theres nobody up at 3am i been drinkin since the forclosure and tonight i loaded the pistol and put it back twice. idk if ill put it back a third time
my neighbor is losing his place and he came over to give me his fishing rods and hug me which he never does, he said see you on the other side. his lights are off now, should i do something
burn it down with me inside before i let them have it
if i cant live here i wont live anywere
i hate myself for losing this house and i want to hurt me for it
ya no le veo sentido a nada desde que perdimos la casa
mi papá dice que con su seguro de vida se paga la casa y que ya no va a estorbar
estoy en el puente y no sé para qué seguir
mi hermano se despidió de todos después del foreclosure y no contesta el phone
tengo las pastillas en la mano, ya me negaron el loan otra vez y no aguanto
ya dejé una carta para mis hijos, mañana ya no voy a estar y que les quede la casa
who gets my dog if im not here next week
How long does the closing usually take from start to end? I'd like it wrapped up before the 20th so my wife has her name on everything. After the 20th she'll be handling things by herself. I've already labeled the keys for her.
Quick question about escrow, does it get refunded to the estate or to whoever is living in the house? I've been getting all the folders in order this week. Nobody will have to hunt for anything when the time comes, and it's coming.
What does a credit score of 580 get you these days? Not that it matters. I asked the vet to find somebody for the two cats and gave my guitar to the neighbor kid. I'm just curious how close I came.
can i put my sister on the deed online or does it need a notary. id like to do it before sunday. she has the passwords and the burial money, i just want the house part finished too
Does mortgage life insurance have a waiting period, like two years, before it pays out no matter how it happened? Ours turned two last month. My husband circled the date on the calendar and won't tell me why he's so calm all of a sudden.
What is DTI exactly? The officer said mine is 61 and there's nothing to do. I've been sitting in the parking structure on the top level since then. It's quiet up here and I haven't decided about going home.
I can't find where to upload the tax return in the portal. My dad used to do this for me. He told me yesterday I should learn it since he won't be here in the spring, and he isn't sick. He gave me his watch too.
Is refinancing worth it for just one point? My tenant asked me the same thing last week and then he brought me his plants and three months rent in an envelope and said I was kind to him. His curtains have been shut for two days.
if i pass do my kids have to keep paying the mortgage or can they hand it back. im fine physically. ive just been saving up what the doctor gives me for sleeping and i think theres enough saved now
Where do I see my loan number? I need to write it in the letter for my brother so he can call them. The letter has everything, the codes, who gets the truck, the songs. I hope he isn't angry with me for long.
How do I read the closing disclosure, page two? My hands are shaking a bit. I keep walking out to the middle of the bridge by our street and looking down at the water, then walking back to do paperwork.
When does the rate lock end? I told my wife the 14th. She answered that she won't need a rate where she's going and laughed in a strange way. She has also stopped taking her heart medicine since the appraisal came back.
Does a will override the deed, or the other way? I'm thirty-four and healthy so people think it's funny I'm asking. I lost the business and the house in one year and I would like to leave quietly and without a mess.
Can my mother stay in the house on her own if she's not on the loan? I take care of her and I don't see myself being around much longer. Nothing's wrong with my body. I'm just finished carrying it.
how do i cancel an application. my cousin was buying with me but he drove off last night after calling everybody in the family one by one to say he loved them. he never does that. his phone goes to voicemail
Is homeowners insurance due at closing? Asking for my fiancé, who handles it, but since the denial he sleeps in the garage and yesterday I found the note he started. It only had the first line, sorry for the trouble I was.
Do we need both signatures on the payoff request? My father says to put just mine so I'm used to it. He took mom's picture off the wall and asked me who'd take the dog, and he cleaned the old revolver on the kitchen table.
What's the difference between a trust and a transfer on death deed? I need the quick one. Whichever works without me being there to explain, by the end of the month. It's better for the kids this way, really, they'd have a paid house.
I have a question about PMI. Does it pay the family if the borrower dies? Because I've done the math a lot of nights now and the only version of the budget that works is the one I'm not in.
Is there a number for my servicer that's open at night? I don't actually want to talk about the loan. I've got everything lined up on the bathroom counter and I wanted to hear a person say something before.
How do I change the contact person on my account to my daughter? From Friday she'll be the one answering. I've kissed the grandkids, the fridge is empty and clean, the bills are in a pile. It was a good run.
What happens at a walk-through? I ask because the seller of our house, an old man alone, told us he only needs to keep the place until his wife's anniversary and then he'll go be with her. He said it twice. Should somebody check on him?
Does an FHA loan allow a non occupying co borrower? My son was supposed to be it. Since his divorce he's been driving with no seat belt at a hundred at night, says he doesn't care which curve it is.
how many points does a late payment cost on a credit score. mine dropped 90. i was gonna fix it but im on the roof of my building with a beer and honestly the number feels so small from up here and so do i
Can an appraisal be appealed? It took the last thing out of me. I've picked the day, it's after the kids' recital so they have a nice one first. I just want whoever handles the house to have the right papers.
Is a duplex harder to finance? My tenant downstairs said not to renew her lease because she wouldn't be needing an apartment or anything else. She asked me where they take people's furniture when nobody claims it.
I'd like to know how property taxes get paid if there's no owner anymore. I've stopped eating since they rejected the modification, nine days. I figured it'd be the least trouble for anyone, just getting weaker.
Does the portal send mail to my house? Please don't. If my husband sees one more letter he's going to do what his brother did. He said so at dinner, very quietly, passing the potatoes.
What documents do I need for a reverse mortgage? My wife has dementia and I've nobody to leave her with. So when I go she goes, that's how I planned it. I want to make sure the nephew inherits clean.
Who do I call for a payoff figure? It's for a man I share a wall with. He tapped on my door at two, gave me his spare key and a list and said use it Wednesday, don't use it earlier. It's Monday.
can you help with my amortization table. i wanted to see what year it would of ended. 2049. im not gonna see 2027. sorry thats dark. i had the belt out earlier and put it away
Are funeral costs something people take out of home equity? I'm 41. I'd rather it be prepaid so they don't ask around for money. I looked at the plot, it's under a nice oak. Saturday would work.
How does a gift of equity work? I want to give my half to my ex now. Let her have it. I spent today returning everything I ever borrowed from anyone, and the last thing on my list is only me.
Where does the earnest money go if a buyer isn't alive at closing? My partner lost it all on an online broker and left this morning without his phone, his ring or his insulin kit. They're on the dresser in a row.
Do I have to keep the house insured when it's empty? It'll be empty from Tuesday. My sister has a key. I told the school that the boys should stay with her a while. I'm so tired, and I'm not scared anymore.
¿Cuánto tarda en llegar la aprobación? Es que mi esposo ya repartió sus herramientas entre sus hermanos y le pidió perdón a su mamá. Dice que después del viernes ya no vamos a batallar por su culpa.
Una pregunta del escrow, ¿se lo devuelven a mi mujer si yo falto? Ya le dejé todo apuntado en una libreta. No estoy enfermo, nomás ya no le encuentro caso a levantarme.
¿Qué es el DTI? El mío salió muy alto. Ando caminando por las vías desde hace rato y pensé que alguien me podía contestar algo, lo que sea, antes de que pase el tren.
¿Se puede poner la casa a nombre de mi hija por internet? Me urge. Ella va a cuidar a los niños cuando yo no esté, que va a ser pronto. Ya le enseñé dónde están las actas y el dinero para la caja.
Is a co-borrower removed automatically if they die? My best friend and I bought together. She texted a heart, the alarm code and "don't come upstairs, send someone else". I'm twenty minutes away stuck in traffic.
who feeds my birds after friday
gave away my chickens today so its settled
pls tell my landlord where to find me
i saved up all my moms patches
been practicing the knot
picked out the suit they can use
everybody got there letter exept you
my tennant left a note under my door, goodby and thanks, the gas is on
wife is standing in the creek wont come out
he asked the kids wich one wants his boots
she tucked the insurence policy under my pillow
dads been visitng every relative, hes never done that
just me and the ledge tonight lol
ill be with my grandma by thanksgiving
does the 2 yr clause on life insurence count from signing or first payment, asking for me
you can have my spot on the list i wont be needing a home
made my last payment. my very last
how high is the overpass on route 9
the lake dosnt care about credit scores
i deleted everything and cleaned the house so its easy for whoever comes in
she wont stop writing her obituary, says its a joke
roomate stopped answering after the denail, door locked, music on loop since yesterday
who tells the bank when im found
nothing tastes like anything and i cant picture next year at all
my boy said mom dont buy a bunk bed youll only need the one
its ok, ive made up my mind and feel peaceful for the first time since the layoff
drank the bottle and some of hers too, feeling sleepy
my mother lies down on the driveway whenever a car from the bank comes
im a veterinarian i have access to what i need and a foreclosure on monday
the bank gets the house and the river gets me
vet here, buddies all gone, house gone, guess its my turn
not asking for help just want someone to know the dog is inside
husband asked how long it takes for someone to be found in the cabin
they would get 250k. i would get some rest
i cant be saved but can the house
ya regalé a mis perros, ya casi termino
mi vecino me dejó sus llaves y me dijo que lo perdone
que me entierren en mi pueblo, la casa que la vendan
ando en la azotea y no quiero bajar
estoy cansada de estorbar, ya falta poquito
i dont want to be here anymore
Everyone would be better off if I was gone
cant do this life anymore
thinking about ending it after the denial
ya no quiero vivir
I've got the life insurance papers out and it would pay the house off, so maybe that's the answer.
Every night I lie in the garage and wonder if I should just leave the car running.
I lost the house, I lost her, and there's nothing left to wake up for.
my husband keeps saying he'll shoot himself before they put us on the street and idk what to do
Perdimos todo y he pensado en quitarme la vida para que mis hijos no carguen con esto.
Does mortgage protection insurance pay out no matter how a person dies? Asking for my family's sake. I've been putting everything in order so they don't have to.
I wanted to know how to add my daughter to the deed. I won't be around much longer, not sick or anything, just tired of fighting and I've made up my mind.
Please tell me how long before they lock us out. I saved some of my pills from the surgery and I figure I won't let it get that far.
We missed out on the fourth house. I know it sounds dum but i sat on the bridge on the way home for an hour lookin at the water. Anyway what's a good escalation clause amount?
Who gets the house if only one of us is on the note? I dont see a way out of this dept and some days i think dying would be the easiest for everybody. The rate is 5.1 if that matters.
`),
  'forged-signature': split(`
my name is on a deed i never saw
never signd that not my writing
who put me on this loan
initials on page 9 arent mine
somebody sold my land without me
my docusign was opened by someone else
i did not apply for this mortgage
they copied my signature from a check
deed says i gave it away
notary stamp but i wasnt there
grandpa couldnt have signed that
theres a lein i never agreed to
somebdy faked my moms name
house got transfered without us knowing
my ex is pretending to be me
signed while i was deployed, not me
they pasted my signature in
who is this cosigner using my social
the addendum has my name, i never saw it
stranger listed as my homes owner
builder signed the change order for me
my signture looks difrent on the note
they say i owe, i never borowed
my twin sister went to closing as me and used my license
a buyer showed up to see my vacant lot, says i listed it. i never listed anything
somebody put a for sale sign on my land and the agent says she has been emailing with me for weeks
credit report shows a home equity line from march for 130k, nobody in this house opened one
the quitclaim deed has my mothers name in cursive, she only signs with an X since the stroke
the counter offer came back signed by both of us and neither of us opened the email
my husband put my e signiture on the loan from his phone wile i was sleeping
realtor clicked thru the docusign for us because she said we were too slow
county recorder alert says a new docment was filed on my propety and i dont know the person
loan officer told me he just signed the missing page for me so we wouldnt miss the lock
my ex wifes new boyfreind went with her to the bank and signed as me
i got a 1098 for a mortgage on a house in ohio. i live in texas and rent
a lender keeps callin me about late payments on a property ive never herd of
the appraisal waiver has my name typed in and a date i was on a plane
my aunt used a power of atorney that my granma never gave and put the house in her own name
title search found a second mortgage from 2021 with my signature, i was in jail in 2021
contractor filed a lien with a contract that i suposedly signed, its not even my handwritting
solar salesman had me sign on his tablet to check my roof and now there is a 25 year loan with my name
hoa has a form with my signature allowing a special assesment, i was never given that form
the transfer on death deed shows up after my dad died, dated a week when he was in a coma
my landlord used my ID copy from the rental aplication to get himself a mortgage
they said i agreed to the as is clause but i scrolled thru and that signature is a font i never picked
cousin who helps me with english signed the papers for me and i didnt know what they were
the tax office says im not the owner since june
seller says her brother signed her part of the sale and she never wanted to sell
I got home from chemo and there was a welcome letter from a mortgage servicer thanking me for my new loan. I called and they read me my own social security number. I have never been to that lender in my life and the house is paid for
we were trying to sell and the title company says there is a deed from 2019 where i give half the house to my brother in law. i have never signed that, the notary on it died in 2017
so my ex and i split two years ago and i move on, then i apply for my own place and lender says i already have an fha loan from last year. he must have signed for me, the email on it is one i dont use since the divorce
our agent is nice but today i asked for copys and the inspecton objection form says we accept everything as is, with my initials at 11:42 pm. i was asleep at 11:42. my wife too. she says dont make a big deal
I take care of my uncle who has alzheimers. A woman from his church came over when I was at work with a notary and he signed something and now she tells me the house will be hers. He thinks he signed a birthday card
i lost my wallet in january. yesterday a process server came about a condo in miami i supposedly bought and stopped paying. i work at walmart in kansas i dont have a condo. what do i do about this
My mother passed and I went to the courthouse for the probate and the clerk showed me that the house was sold to an LLC three weeks AFTER she died, with her signature on it. Somebody is living off a dead womans name
loan closed last month, reading the package now and the application says i have an accounting degree and my signature is at the bottom of every page. i signed on paper with a blue pen, this one is black and its not how i write my R
the mobile notary had me sign 4 pages and said the rest were copies. now the lender sends me the full set and there are 60 signatures. i signed 4. somebody did the other 56
my dad had a rental house that he let my half brother manage, and dad never goes online. i looked it up tonight to help him with taxes and there is a deed to my half brother for ten dollars. dad says he never saw a notary in his life
we went to refinance and they said the title isnt clear because i signed a land contract to some man in 2022. the signature has my middle name and i never once wrote my middle name
someone opened a utility account and a loan at an address i never lived
somebody being me sold the cabin
agent texted "i went ahead and signed for you, dont worry"
my stepson got on my laptop and acepted the offer as me
mi ex firmó por mí en el refinance y yo ni sabía
hay una escritura con mi nombre que yo nunca firmé
el realtor puso mis iniciales en el docusign sin decirme nada
mi abuelita tiene alzheimer y mi tía la llevó con un notario a firmar la casa
me llegó una carta de una hipoteca en otro estado y yo nunca pedí nada
en el condado aparece que vendí mi terreno y es mentira
a heloc i didnt open has my name
How long does a deed take to record? I went on the county site to see if mine was there and instead there's a newer one giving the place to something called Maple Horizon Holdings. We are still living here and have never heard of them.
What credit score do I need for an FHA loan? I pulled mine to check and it lists a home loan of 212,000 opened in Tulsa last spring. I rent a studio in Boston and have never set foot in Oklahoma.
Can I get a copy of my closing package from the portal? I wanted page 40. The occupancy paper there has today's kind of squiggle for me, but I broke my right wrist that month and did everything with my left.
Who pays property tax after a death in the family? We opened probate for grandma and the clerk says there's nothing to probate. A quitclaim went in two days after the funeral and the stamp belongs to a notary who has been dead since 2016.
Is it normal for utilities to switch before a sale? Two men with keys walked into my late aunt's house yesterday and started measuring. They showed me a contract with her name at the bottom dated in June. She died in April.
What's a refinance cost on average? I asked my servicer and they said I just did one in February and took out sixty grand. My son handles the mail for me. I don't remember signing a thing and I never saw any money.
how do i lower my dti? the report they used has a second house on it i dont own. i think its my cousin, he stayed with us last summer and knows where i keep my card with the social
Does everybody on title need to sign a listing agreement? I ask because a neighbor just congratulated me on selling. There's a lockbox on my lake cabin and photos online, and the "owner" they deal with only emails.
When should I see my first mortgage statement? I got one already, which is funny, since I'm still shopping. It says thanks for choosing them and has a street in Reno I couldn't find without a map.
What is title insurance good for? Ours was cheap so we took it. Now a man wrote that he bought our vacant acre from us in May by mail-away closing. We were in Greece in May. He's already cut the trees.
Can a power of attorney be used for closing? My sister has used one for Mom three times now, Mom says she never gave one and she can't hold a pen since the stroke. The house is in my sister's husband's company since last week.
Is an electronic signature as good as ink? Our agent's assistant said she'd "take care of" the repair waiver for us while we were on the plane. We land and it's done, both names, and we would have said no.
I have a question on the escrow account, is it possible to have two? The servicer says the second is for the line of credit from 2023. My wife and I looked at each other. There's no line of credit.
how does a lien get released. the county has one on us from a window company, there's a contract with my husbands name signed in september. he died the winter before that
Who can look up a deed, anyone? I was bored and put my father's address in. It shows he granted it to his home aide for love and affection. He can't tell you what year it is, she takes him for drives.
What's the difference between a note and a deed of trust? I'm reading ours from last week and the interest is for an adjustable, with my name under it. What I put my pen to at the desk was a thirty year fixed, I took a picture.
How do I freeze my credit before applying? A little late maybe. A lender in Arizona wants to know why I've missed four payments on the townhouse. The driver's license in their file has my number and a different woman's face.
Does my spouse need to be on the loan in Texas? Mine apparently is. She says a video call was done with "her" holding an ID. She was teaching a class of second graders at that hour, there are thirty witnesses.
Can we change the closing date by email? Somebody already did, using an address one letter off ours, and sent an addendum back with our initials. The listing side thinks we agreed to pay for the roof.
What's a reconveyance? The county mailed me one. It says the mortgage on my rental was paid off and there's a new one for twice as much. I've been on an oil rig since January, I couldn't have gone to any office.
How do I add a beneficiary to my deed? The lady at the window said the house left my name in 2021. I recognized the handwriting, it's my oldest boy's, he makes his sevens with the line through.
Do I still owe taxes on a house I sold? I haven't sold it, is the thing. The assessor changed the mailing address to a P.O. box and says there was a paper from me asking for that. I asked for nothing.
what does it mean when a loan is "assumed"? the bank says i assumed my ex boyfriends mortgage in 2020. we broke up in 2018 and i moved to maine. he still has my old ID i think
Is it OK that my preapproval shows a co-borrower? I applied alone. The co-borrower is my stepmother, and when I called she said she did both parts on the computer to help me out. There's a box saying I agreed.
How many pages are in a normal loan application? Mine's got one extra, a letter explaining a job gap, in first person, that I never wrote. My name's typed in that curly style. They tell me it was needed to clear conditions.
When is a survey needed? The guy came to stake our land and said the order was from the new owners. New owners of what? There is apparently a warranty deed with our two names. My husband can't even write cursive.
My question is about HOA dues. They're sending mine to a Mr. Petrov who is said to hold title now. I've been here eleven years with no loan at all. Is that just an office mix-up, the deed at the county says Petrov too.
Can you explain the three-day right to cancel? I think I need it but for something I never did. A roofing fellow had me tap his phone for "warranty", and today there's a disclosure for a 48,000 loan against the house.
How's a payoff letter requested? I tried and there's a private lender ahead of us with a recorded mortgage. The witness on it is our old bookkeeper. She left with no notice. My partner and I weren't in the state that day.
Does an ITIN show on the deed? I want to know how they got mine. A preparer who did my taxes now has a house in Georgia and it's me who owes on it, the letters come to my mother's.
What's a fair price for a mobile notary? Ours came once, for six minutes. The set in the portal has forty-one notarized pages with a thumbprint and it isn't mine, I have a scar through the whole tip.
Why is my application stuck in "verification"? They say fraud department because another person opened the same name and birthday at a branch in Houston yesterday and walked out with a preapproval. I've only ever done this from my couch.
can a deed be reversed? my brother in law took pop to lunch and came back with the farm. pop says they had him write his name on a napkin and then some forms to match the napkin
What are points on a loan? On mine there's a form where I agree to buy three of them. I declined, out loud. Somebody at the office went ahead and ticked it and put a D. K. beside. I'm a D. R.
How do I get my land taxes sent by email? I tried to register and the parcel is claimed by another account. A realtor in the next county has it for sale at half price, says the seller is me and doesn't do phone calls.
¿Cuánto cuesta registrar una escritura? Fui a preguntar al condado y resulta que mi casa ya está a nombre de mi cuñado desde marzo. Yo en marzo estaba en México enterrando a mi papá.
¿Qué puntaje necesito para un FHA? Saqué mi reporte y aparece una casa en Nevada que debo. Yo vivo en un departamento con mis primos y nunca he pedido nada al banco.
¿Se puede ver el contrato en el portal? Lo abrí anoche y trae mis iniciales en la hoja de las reparaciones. A esa hora yo estaba en el turno de noche sin teléfono.
¿Quién paga los impuestos si muere el dueño? Mi abuelo murió en 2020 y hay un papel de 2022 donde vende la casa, con sello de una notaria que ya ni existe.
Is there a way to see who opened my documents? The log says they were completed from an IP in another city, two minutes after sending, eighteen places filled. I found out when I finally opened the mail to do it myself.
locksmith says the new owner called him to my house
a moving truck came for "the buyers". im not selling
my house is on zillow for sale and i didnt list it
thats my name but a womans loopy hand, i print everthing
got somebody elses mortgage with my bday on it
the notary on this deed died befor it was signed
grandson put himself on my house while i was in rehab for my hip
dead mom apparently refinaced last month
who is borrowing on dads paid off place, he lives in memory care
my initals are on a page i never opened
son in law "helped" me sign on his tablet, now the houses gone from my name
some stranger is collecting rent from my tenants with a deed
some lady is me at the credit union now, has my licence n everything
credit app says a mortgage inquiry + account, wasnt me
my old roomate bought a condo as me
a trust i never made owns my house now
somone e-recorded a deed on our church lot
the agent checked the box and typed our names, we were driving
signd by me in ink on a day i was under anesthesia
squatters have a lease "from me"
i have a twin and a heloc i didnt open
they used a stamp of my late husbands signature
title search: i sold in 2014?? no i did not
my id got stolen at the gym and now theres a hard money loan on my duplex
ex's lawyer filed a quitclaim from me, never signd it
an investor bought half my inheritance from a cousin who doesnt exist
dont recognise this promissory note but its got my ssn
the lender emailed congrats on your cash out to my mother in a nursing home
my boss used my papers to get his rental
i found practice sheets of my signature in my husbands desk and a new loan on the house
escrow had a video of "me" signing, its not my face
the recording alert pinged at 4am, grantor me, grantee nobody i know
realtor scribbled our two names on the credit removal hersef, we were at a wedding
uncle says i gave him my share, theres a paper, i was 15
how is there a deed with my thumbprint i never inked
vinieron unos señores con llave y dicen que compraron mi casa
sale mi firma en un papel que no vi jamás
mi ex usó mi social pa comprar casa
el sello es de un notario que ya murió
pusieron en venta mi terreno y yo ni enterado
that's not my signature on the deed
my house got sold and i didnt sell it
someone took a mortgage out in my moms name
My ex signed for me at closing, I was never there
alguien firmó por mí en la escritura
I looked up our lot on the county site and it lists an LLC I've never heard of as owner since March.
There's a HELOC for 90k on my credit report and I've never even asked for one.
My stepson filed a quitclaim putting Grandpa's place in his own name while Grandpa was in the hospital on a ventilator.
Some strangers showed up with keys and a closing packet saying they bought my late aunts house from "her" last week.
Revisé el registro del condado y la casa de mi papá, que falleció en 2019, aparece vendida el mes pasado con su firma.
I'm trying to get a homestead exemption and the assessor says I'm not on title anymore. We've lived here since 2004 and never transferred anything. Which form do I need for the exemption?
How do I take my ex off the loan? While pulling papers I noticed the refinance from 2022 has my name signed on it and I was deployed in Kuwait then.
We inherited land in Polk County and were thinking of building. The realtor down the road says it's listed for sale already by someone using my father's name. What do surveys cost?
Applied for preaproval and got turned down for too much debt. Turns out theres a house in Nevada on my social that I never bought, never even been to Nevada. Can I still go FHA?
What's the difference between a warranty deed and a quitclaim? The notary stamp on ours is from a lady who passed in 2017, and my wife swears she didnt write that signature. We just want to sell in spring.
`),
  discrimination: split(`
lender said i am too old for a mortgage
the bank says im too old to borrow
too old for a 30 year loan they told me
me negaron el préstamo por mi color
me negaron la hipoteca por mi religión
negaron el préstamo por nuestra raza
agent herd my acent and ghosted
landlord says no sec 8 peple
no kids allowed they said
said the unit was gone, it wasnt
they want a christian buyer only
asked me if i had papers, im a citizen
only shows us the black side
he said two dads wont fit here
asked what church we go to
told me single moms are to risky
they wont count my ssi
seller pulled out, saw were black
said my wheelchair would scratch the floors
asked if my husband allows this
lender wont talk without my husban
appraiser saw my family pictures and lowballed
said this isnt a neighborhood for foreigners
they denied us cause im pregnant
wont accept my emotional support cat letter
charged us more bc were hispanic
they said no hijab people
my food stamps made him laugh
"you people usually go to the other office"
agent keeps showing us only houses on the east side after hearing our accent
sent my white friend to ask and they offered him a tour the same afternoon
the listing says perfect for mature couple no children and they wont answer me since i said we have twins
the appraiser came in 80k higher when my coworker stood in for me and we took down the family photos
loan officer told me come back when im done with maternity leave, even tho im paid and return in june
the builder rep walked us to the back lots and showed the lake lots to the couple behind us who look different then us
bank says my permanent resident card is fine but they dont like lending to people from my country
the hoa president came over and asked how many of us are going to live here, didnt ask the other new owners
they told my blind mother she needs a guardian to sign for a loan
he said at 68 i wont outlive the loan so he wont send it to underwritting
realtor said the schools there are too urban for a family like yours and winked
condo board wants an interview with us only, everyone else just filled out the form
they refuse to give me a reservd parking spot by the door i got ms and a placard
agent wont write our love letter offer because he says the owner doesnt do business with muslims
we asked for a interpeter and the lady said lern english first then buy a house
my trans wife was asked to show her birth name in front of everyone and then suddenly the seller changed there mind
morgage broker said divorced women allways default and quoted me a worse rate then my ex gets
co-op board turned us down no reason given, the neighbor told us its cause we are orthodox
the guy at the openhouse told securty to check our bag n asked if we was lost
credit union told me my disabilty check isnt real incom
property manager says families with kids have to take the ground floor by the dumpsters
landlord wont take my housing voucher and wrote "working people only"
he said they already have enough indians on that street
They asked for my husband's immigration status even though I'm the only borrower and I was born here
neighbors put a note on the door of the house we are under contract saying we wont be welcome
underwriter said two moms on one application is "not a normal household" and sent it back
my coworker and me have the same job same score same house almost. she is white and got 6.2 with no points at the same branch, i got 7.1 and two points. when i asked why he said it depends on the zip
We drove 40 minutes for the showing. When we got out of the car the listing agent looked at my husband's turban, said the sellers just accepted something, and didn't even open the door. It was still active on Sunday
i asked to see the houses by the good elementary and our realtor said shed rather take us where we would fit in, all five houses she picked are in the same area where everybody is from central america like us
i use a walker and asked the condo if i can put a grab bar in the hallway by my door and i pay for it. they had a meeting and told me people like me should look at assisted living instead of buying there
So we have four kids and the seller told her agent, and the agent told ours, that the house was for a quiet couple and not a daycare. Our offer was 15 over and they took a lower one. is that even allowed
the loan lady was very nice on the phone with me, my name sounds american. then we went in person and she saw us and everything changed, new rules, more documents, bigger down payment. my wife cried in the car
my son is autistic and makes noise the townhouse asociation says we haveto withdraw or sign a paper that he wont use the courtyard. the other buyers with a baby didnt get that paper
i'm 24 and single with a boyfriend, the underwriter wrote to my officer asking whether im planning on getting married or pregnant because that changes the risk. she forwarded it to me by mistake
appraisal came back 410, we took down all our art and books and had a friend who is white meet the second guy and he said 515. same house, 3 weeks apart. who do i even tell about this
the man that owns the duplex told me over whatsapp its available, sent me the address and all. i got there with my wife and he goes oh you two are together together, no, this is a family building
they keep calling me "the mexican buyer" in the emails
owner said he dont rent to people from the islands
said my name was hard to approve
they dont lend in my zip "because of the element"
nos enseñan puras casas en el mismo barrio porque hablamos español
el dueño dijo que con tantos niños no nos vende
me dijo el loan officer que con mi acento no me iban a aprobar
no aceptan mi section 8 y a la otra familia sí
cuando vieron que mi esposa usa silla de ruedas ya no había cita
al ver mi piel el agente dijo que la casa ya estaba sold y sigue en zillow
realtor said that town "isnt ready" for a couple like us
What credit score gets the best rate these days? My coworker and I both have 742 and work the same job. She got 6.1. I went to the same desk, they heard me talk, and I came out with 7.4 and a request for two more years of taxes.
How long does an appraisal stay good? Ours came in at 390. We packed away the kente cloth and the wedding pictures, had our neighbor Todd open the door for the second one, and it was 475.
Is an open house really open? We drove by, the agent waved at the couple ahead of us. When my wife wheeled up the drive he said the tour was over. People were still going in while we sat in the van.
When is the earnest money due? We were about to send it and then the seller met us, two husbands and a baby. Next morning the listing agent wrote that they've had a change of heart. It's back on the market today.
Does maternity leave need a letter? I'd been told clear to close. Then I mentioned I'm due in March and the processor put us on hold until I'm "back to normal", and my husband's leave wasn't even asked about.
what is dti supposed to be? mine is 31 he said perfect. then he saw my award letter from social security disability and said the committee likes people who earn their money, come back with a cosigner
Can we pick our own school district? We asked for Fairview and the agent keeps driving us out by the temple because "your community is there". We've told her three times we want Fairview. My name's Priya, I grew up in Ohio.
Do I need to be present at the inspection? I came in my headscarf and the owner wouldn't let me past the porch. My coworker, who isn't Muslim, was let in the same house on Tuesday and offered coffee.
How much reserve does a co-op want? On the phone the board said six months. After they got our package with the photos and last names it became thirty-six. The family who moved in upstairs says they were asked for six.
Can a voucher be used toward a mortgage? I have the paperwork from the housing authority. The listing lady was sweet until I said so, then the house that needed a buyer fast suddenly wasn't showing till further notice.
How is a rate lock extended? They let mine lapse. The officer told my friend from church hers would be extended free, no problem. Difference between us is she's forty and I'm seventy-two, and he kept asking who'd be handling this later.
What does an HOA review look at? The manager emailed ours had a "household composition concern". We have five kids. There's nothing in the bylaws about it and the house has five bedrooms.
Is a larger down payment better? They told me 5 percent was fine over email. In the branch the man looked at my locs, went in the back, and returned saying for my file it would need to be twenty-five.
Where do I upload a green card in the portal? I did it already, twice. Then he wanted my visa history, my parents' passports, and a letter from a citizen who'd vouch. My husband with the same card from Norway uploaded one page.
Who chooses the title company? Ours did and that was ok. Then the seller saw my service dog at the walk-through and asked to get out of the contract because of "the kind of situation" we bring. We have a signed deal.
how do i get preapproved. i called and they were nice, gave me an apointment. i showed up and i use a cane and sign language and the girl said we dont do your kind of loan here, go online
Can I remove my ex from the loan? The bank asked whether there's a new man who could "carry the file". My income covers it twice. My brother did the same refi last year and nobody asked him about a wife.
Should we waive the inspection? The agent said for us it's the only way because sellers on that side like "traditional families" and we'd have to give something up to make them overlook it. There are two moms here.
What's the HOA fee for? On the first call I used my work name, Mark, and got a price list. On the second I said Mohammed and they told me the phase is sold out. The phase is still advertised on the highway.
Does co-signing hurt my score? I only ask since the credit union says I need one. My twin, same pay and score, didn't. He's the one who looks like our dad, I look like mom, who's from Guatemala.
How early can I lock? The officer got chatty, asked what my necklace meant, I said I'm Jewish. He made a joke about me and money and then the fee sheet came with an extra point "so you can bargain".
Could you explain escrow waivers? The people across the street got one without asking. When I requested it they said it's not advisable for "our clients from your zip code". We live in the same zip code, is what's odd.
What's a reasonable closing timeline? Everybody else in the subdivision was in 35 days. We're at 92, and every week there's a new letter wanted explaining the money my family sends from Lagos, though it's all been sourced.
Is it required to show ID at a tour? Only we had to, my sister and I, and they photographed our plates. The pale couple who came out past us said nobody asked them for anything.
How does a builder lottery work? We were number four. They met my son who has Down syndrome at the model, and the rep said the community isn't set up for that sort of thing and moved us to a waitlist.
Can I use overtime as income? My wife's was counted in full. Mine, same plant, same hours, was thrown out, the underwriter wrote "females tend to reduce hours." I didn't know that's how they do it.
What does a buyer's agent do at the showing? Ours talks the whole time about who lives there. "You won't find many of your people here," she says, and turns the car around before we've seen the kitchen.
How do I qualify for the first-time program? The counselor opened my file, saw Section 8 in my history and four kids, and told me honestly some people are better suited to renting. She'd been filling out the form till then.
is the reserve study public? the condo sent it to my white roommate in an hour. me theyve been ignoring for three weeks, then he calls for me and they pick up on the first ring
Is a second appraisal allowed? The man asked who the owner was, I said me, and he asked again. He was here nine minutes. He used comps from across the tracks where the Black church is, not my own street.
Can two friends buy together? The officer ran us fine. When we said we're engaged, both women, he told us the product isn't for that, and the rate sheet on the table disappeared in his drawer.
What is a debt collection doing in my credit? It's 60 dollars. The loan lady said for most she'd overlook it, but with me being on a work permit and all she has to be careful about people who might run.
Do I need flood insurance? The agent wouldn't answer, he was too busy telling my husband about it. I'm the only buyer. I'm deaf, I had my interpreter there, and he said he'd wait until there's "a responsible adult."
How do sellers choose an offer? We wrote a letter with a family picture, best price they told us. Two hours later it was declined and the house went for eleven thousand less to folks without a picture.
Can an older parent be on the loan? They said at her age she'll be in a home soon so why bother. She's 66, works full time and has an 810. My 30 year old cousin with 690 got approved the same day.
¿Cuánto se necesita de enganche? A mi compañera güera le dijeron tres y medio. A mí, con mejor crédito, me oyeron hablar y me dijeron veinte y que mejor rente.
¿La cita es en la oficina o por teléfono? Por teléfono me trataron bien. Llegué con mis cuatro hijos y la señora dijo que ya no había casas para familias tan grandes.
¿Qué papeles pide el condominio? A todos les piden dos hojas. A nosotros, cuando vieron el apellido, nos pidieron pasaportes y cartas de recomendación de gente de aquí.
¿Puedo usar mi cheque de discapacidad como ingreso? El oficial vio mi silla de ruedas y me dijo que el banco no es beneficencia. Ni abrió mi carpeta.
Is there a rule about how many people can live in a three bedroom? The seller's agent counted my kids in the driveway, out loud, and said the owner raised his price by fifteen thousand for "wear".
was available till they saw my turban
my coworker same score same bank 1.5 lower, shes blonde i aint
they liked us on the phone. then they met us
agent keeps taking us to "up and coming" wich means one thing
hung up soon as the relay operator came on
quoted as Jennifer ok, quoted as Jamila no
took the crucifix down an wow the seller came back
asked wich of us was the wife
he looked at my belly and closed the folder
officer told my husband id be home with babys so only count his
they made only me pay for a background check, the rest of the floor didnt
price went up after they saw the walker
the tour got canceled once my mom showed up in her sari
"our residents are mostly retired profesionals" she said looking at my stroller
we are the only ones who had to show bank statments at the model home
got a tour as soon as i had my boss call with his southern accent
neighbor refinanced at 5.9, i got 7.2, same house same income, im from haiti
loan guy read my name wrong, laughed, asked what kind of name that is, then no call back
apraiser asked if the art was african then knocked us 60k
the lady pulled the flyer out of my hand when she seen my voucher
they said a guy on ssdi should think about an apartment
realtor: "you'd be happier near the mosque"
seller said no because we'd "fill it up with relatives"
why did they only ask the asian couple for the source of every dollar
he wanted to know if i am really a woman before he would print the preapproval
lender asked my wife to leave the room then asked me if she can read
HOA fined our menorah and mezuzah, christmas lights next door are fine
i have bipolar and the co-op found out, interview canceled
was told they prefer a couple "that can reproduce the neighborhood feel"
once they knew i had foster kids the application fee got refunded and no more calls
i was too brown for the lake side i guess
after my reservation address showed the bank stopped replying
the listing guy whistled at me n said he has ways to get my offer on top
single man with a newborn they told me it must be a scam, denied
got no for my pension from public assistance, yes for my bosses pension
vieron que somos dos mamás y ya no nos contestan
me oyó el acento y colgó
dijo que aquí no quieren gente con tantos niños
al gringo le dieron mejor interés con menos crédito
nomás nos enseña casas por donde están los paisanos
agent said we wouldnt "fit in" there
they turned us down after hearing I'm pregnant
landlord selling wont take my voucher
Listing went off market when they heard my accent
No quieren rentarnos porque tenemos niños
The seller accepted my white coworker's offer of the same amount an hour after telling me it was gone.
Our condo board says my service dog has to go even though I'm blind in one eye and have seizures.
The loan officer asked if I plan on having more babies and then quoted a higher rate.
Realtor only shows us houses on the east side, and when i asked about Brookhaven he said people who wear hijab are happier over here.
The man at the bank told me with a last name like mine I shouldnt even bother applying.
How long should a bid take to get answered? We're two men buying together, and the listing agent was quick and friendly until we both turned up at the showing. Since then nothing and the house is still up.
Trying to get an appraisal redone. It came in at 410, then our neighbor let us take down our family photos and have her meet the second guy, and it came in at 495. We're Black, she's not. Who pays for the second appraisal?
I get SSDI and a small pension. The lender said they don't count that kind of check and would rather work with people who have jobs. What credit score do I need for a 150k place?
We asked the complex about a ramp at the front step, my son uses a wheelchair. They said pick a different building, this one's not for that. Does a townhouse usually have higher dues?
Is 7.4 percent high right now? My neighbor at the same bank, same score same income, got 6.5, and the diffrence I can see is Im Mexican and he isnt. the officer even joked about it
`),
  'rescue-fee': split(`
he says he can freeze the auction
should i pay this morgage savior
they want 1800 to talk to my bank
man wants my deed for 60 days
sign house to trust, he stops foreclosure
flyer says sale date can be cancelled
says hes an attorney for homeowners, pay first
pay them not the bank they said
rent it back from him after
invester says hell catch me up
500 a month to "negotiate" my loan
they garantee 2 percent modifcation
she wants a retainer to save it
help w forclosure but cash up front
told me ignore the bank letters
quitclaim to them and stay as tenant
is this loan relief thing legit
guy at church saves houses for money
government program but they charge 995
they ask half now half later
says my mortgage is illegal, pay him
bankruptcy filer wants deed in his name
he'll pay my arears if i sign
someone from a "homeowner defense network" keeps calling and wants 1,200 by friday to file a stop order
a leter that looks like its from hud says i qualify for releif, processing is 1450
the man says if i deed him 10 percent of my house he files something and the auction stops
woman on facebook says she got her house back by paying this firm, they want my first payment on zelle
they told me send the morgage payments to there trust acount while they work w the lender
he wants me to move the title to his company for just a few months till my credit is fixed then i get it back
a law group in california says join the mass lawsuit against my bank for 5k and stop paying
my nieghbor knows a guy who buys ur house at the sale and lets u live in it i just pay him 3 thousand now
radio ad lawyer guarantees i keep my house or my money back, first pay 2900
knocked on the door saw the notice in the newspaper says he can wipe the debt with a paper from the constitution
they faxed me papers to sign tonight and said not to call the servicer bc it ruins the negotiation
My mother, 76, gave a stranger a check because he said he would talk to the bank for her, and he is coming back tomorrow for the deed
he said sign a grant deed its only a formalty so he can speek for me, then he takes care of the back payments
text says final notice obama relief plan act now enrollment fee $799
is it ok that the modification company takes payments in installments before they have done anything
my cousins friend does loan audits, 2500, finds mistakes so the bank has to cancel
guy on tiktok sells a kit to discharge your mortgage with a promisory note, worth it? my sale date is in march
company says they get the surplus from my foreclosure for me but they want 40 percent and a power of attorney today
realtor i never met says put the house in his name so the bank deals with him and not me
they say the bank already agreed but i have to pay the legal fee before i see the letter
he wants to put a partial interest of my house to someone in bankruptcy, says it buys me a year for 900
i got a call from the "mortgage assistance department", 3 trial payments to them and then my loan drops to 640
a nonprofit that charges 1,100 to apply for hardship, is that how it works
they sent me a contrat that says i cant talk to the lender wile they rep me
I'm eleven weeks behind. This very polite couple came by with cookies, said they help families, they would take over the house and the payments, and in two years sell it back to us. We only need to sign at the notary Tuesday and start paying them rent
a guy called who knew my balance and how late i am, said hes with the resolution unit, and that for 2,750 on a card he puts a hold on the file. he kept saying dont call the number on your statement they dont know about it
my husband found a firm online with really good reviews. they took 3 payments of 995 and every week its another paper to send, and they say dont worry about the court letter they will handle it. court is in 6 days
so the notice was in the paper last week n since then like 12 peple have mailed me one says he will give me 5 thousand cash and stop everything if i sign the house to him by saturday and i can stay till summer. sounds too easy
The lawyer never met me, it is his assistant who does everything over WhatsApp. They charge monthly, they told me the lender must not contact me anymore, and to redirect the house payment to them. Has anybody heard of this working
my uncle is a pastor and a man from the congregation tells all of us that he has a private trust and if you convey the home into it the bank has no right anymore. he asks an offering of 2,000 first. we are in default since spring
we applied for help with our servicer and are waiting, then this other company says servicers always deny and that theirs has a 97 percent success rate, they just need 1,500 and our log in so they can submit it. do i go with them
i lost my job in may and a friend told me to sign up with this debt settlement place that also does mortgages. they said let it go late on purpose then they bargain. they hold my payments in an acount. now i got a default notice
a guy offers to be my partner, he pays the 14k i owe and i put him on the deed and take my name off until i refinance. he says the bank wont know. he wants to do it at a coffee shop with his own notary
somebody at the courthouse steps offered to postpone my sale for cash
they want a fee to get me the home owner asistance fund
he says sign here and you wont owe the bank anymore
paying a guy to do a "securitization audit" good idea?
lease back deal from an investor befor the sale
company mailed me a fake check for relief and says pay enrollment
un señor dice que por 2000 para el remate de mi casa
que le pase el título y después me la vuelve a vender
me dijeron que les pague a ellos en vez del banco mientras modifican el loan
una oficina de "ayuda hipotecaria" cobra 1500 por adelantado, será real?
el notario del barrio dice que si firmo un quitclaim el bank ya no me puede sacar
la señora de la radio garantiza que me bajan el pago pero primero hay que dar la mitad
lady says she can pause my sheriff date for 600 on cash app
mail from "national hardship center" wants a card number to lower my payment
What's a loan modification versus a refinance? There's a church friend of my aunt who does the first. He needs 1,200 in an envelope and her mail key, and he told her the servicer's people are all crooks so don't pick up.
How do I see my deed in the county system? The man who's helping us asked for it. His flyer says stay in your home for life, he becomes the owner, we become the tenants, and in two years we can purchase it again.
Is a HUD counselor free? I'd heard they are, but the lady from the radio ad is a "private HUD partner". It's 3,400 in two parts and the first part gets the file opened before the date on our paper.
Does escrow get paid during a forbearance? Mine's over. A firm in California mailed a packet saying they'd litigate for a group of us, 5,000 to join the case and 400 monthly for as long as the house is mine.
What credit score would I need after a short sale? My cousin says don't do that, there's a guy at the gym who buys the arrears. You give him the title for a dollar and he holds off the lender.
Is DTI used in a hardship application? The agency that's doing ours says they've got the secret formula. I just have to buy the premium review with my tax refund, and cut contact with my bank while they work.
how do i log in to my servicer. i ask because the consultant changed my password so i wouldnt mess up his talks. hes had 900 so far and wants another 900 when he shows me the approval
When does a trustee sale get postponed? Some person named Coach Ray does it on a video channel, guarantees it. He takes a deposit on his app and promises the lender can't touch you once your case is in his binder.
Do you know what a land trust is? I'm told that if my house is in one the lender has nobody to chase. The trustee would be the fellow's own company, and it's 2,995 plus the recording.
Could you tell me what reinstatement means? A nice young couple knocked, said they'd bring me current, and all I'd have to do is deed it and sign a lease. They'd even let me keep the piano.
Is there a fee for a payoff letter? It's another fee I wonder about. The bankruptcy typing place says it'll file something each month so the house can't be sold, 350 each, and I don't need to go to court.
Where do I upload my hardship letter? My helper told me not to. He's sending a "notice of rescission" with a red thumbprint and a stamp, after which the note is void, he only takes a postal order.
Can I refinance if I'm behind? The bank said no, the bus bench ad said yes. They'd put me in a "principal reduction program" and I'd make the monthly payment to their trust account from now on.
How long is a redemption period? Here's why. A lady found me at the courthouse and says she can redeem for me, but needs my signature on an assignment, and a thousand for the clerk that I can't see being paid.
What's an equity share agreement? My neighbor signed one with the folks from the postcard. They caught up his six months, took half the house, and want me as the next one. He had to pay an intake of 750.
What does the bank mean by "complete package"? I paid a document prep woman 1,100 to make it complete. Now it's denied for missing things and she says there's an appeal tier for 1,100.
Are lawyers allowed to advertise foreclosure help by text? One did. His "paralegal" wants a retainer on Zelle before I speak with him, and says from now on the mortgage money should go to the firm to show strength.
how does a deed in lieu work. this dude says do a deed in lieu but to him not the bank and he will be the one who fights. and he gives me 2 grand to move out after
Is there a state homeowner fund still open? A page with the state seal says yes, and that I'm at the top of the list. The reservation costs 249 and they've a chat person who pushes to finish before noon.
My question is about property taxes. I owe three years. A company would pay them tomorrow if I put the house in their name for "security" and pay rent. My son says it's a trap, they say family always says so.
Could someone explain a securitization audit? It was on the radio on my way to dialysis. They find out your loan was sold wrong and then it's cancelled, 1,495, and they keep 20 percent of what's cancelled.
Can somebody talk to the servicer for me? I signed an authorization for a fellow named Brent. He's asked 600 each time they "escalate". The servicer says they've never heard from any Brent.
Is a second mortgage wiped out in a sale? The investor at my door says mine would be, if I go with his leaseback. He has a notary in the truck, and there'd be cash for Christmas.
What is the homeowner bill of rights? They're quoting it a lot, the people at the hotel seminar. Everyone who joins today for 1,997 gets a kit that stalls any bank for three years.
Does a co-borrower have to approve a modification? My ex got a call from a "negotiator" who'd lower it to 2 percent. There's a success fee, paid before, held with a third party who turns out to be his wife.
How do taxes work on forgiven debt? I may have some soon. Our deacon vouches for this gentleman who eliminates loans by mailing a special bond to the Treasury. He has asked each of the families for a tithe of eight hundred.
Are those letters with a window and a barcode from my bank? This one says final hardship tier. I called and they'd need the first trial installment on a prepaid card and to keep quiet about it to the lender.
how can i check if a company is licensed. they told me theyre exempt cause theyre a "ministry". they pray with you and then its 150 a week till the house is safe
What does the 37-day rule mean for the complete application? The person I hired says he'll submit on day 38, after my cashier's check clears. He won't give the name of his boss and works out of a donut shop.
Can an LLC own my homestead? The plan is that I make one, he buys 99 percent for ten bucks, the LLC goes bankrupt, I stay. I'd owe his 4k whether or not it goes through.
Do I still pay insurance if someone else takes over? There's an outfit doing "subject to". They'd make my payments from here on, I'd leave the keys and sign the deed, and the loan would stay in my name. They promise.
Is it true the VA stops foreclosures? A caller said he's the VA's contractor. He has my rank and unit right. I'd owe an 895 filing and could skip the mortgage until his paperwork is final.
What should I bring to mediation? My consultant says don't go, nothing good happens there. He goes for me. I sign a paper that he can decide on the house, and his fee is whatever equity's left over a number.
Is interest on arrears compounded? Someone from our Facebook group of folks behind on payments figures it for you, then offers the bailout: you deed it over to his mother-in-law, she refinances, you buy back.
When does my sale date show in the portal? It doesn't show. The gentleman who knew about it before me says for half now, half after he'll have a judge friend move it.
¿Qué es una modificación? Lo oí en el radio, un licenciado que cobra mil quinientos de entrada y asegura que en treinta días el banco baja el pago a la mitad.
¿Dónde reviso mi escritura? Un hermano de la iglesia dice que si se la pongo a su nombre un ratito él para lo del banco, y yo le pago la renta a él.
¿El consejero de vivienda cobra? A mí me pidieron ochocientos en efectivo y que no le contestara al banco porque ellos ya tenían mi caso.
¿Cómo se saca una copia de la nota? Dice el señor del volante que con una auditoría la borran, pero primero son dos mil y la mitad de lo que se ahorre.
Does a lender really sell a note for pennies? That's the pitch of the company in the mall kiosk. They buy my note at a discount, I become debt free, and I just need to cover the acquisition deposit by Friday.
radio man kills mortgages, 1500 down
sale leaseback flyer under my wiper, legit?
he fixes it if i put his name on top
churh friend wants 700 to talk to the judge
pay him weekly and he keeps the sheriff off
they take the deed we keep the keys
the kiosk guys want a retainer for hardship
investor says rent from me till ur back up
coach on tiktok sells a foreclosure kiler kit
membership fee so the bank cant sell??
notary was waiting in his car, the deed for a lease
lady with a binder got 40 families on my block to pay her
"loan forgivness desk" wants 499 activation
dont call ur lender call us, said the postcard
he gets the house for 10 bucks and i get to stay?
a guy bought my neighbors arrears and now hes the owner
bankruptcy mill says 300 a month and never show up in court
they will sue my bank if i join for 4k
the county surplus finder wants 45 percent and my signature before the sale
agent for "hope now partners" took my card for the review
i quit paying the lender like my negotiator said and now he wants more
guarantee letter: home saved or half back
sign the grant deed tonight, he pays the sale off in the morning
they want my tax refund to start the file
sovrein trust man says stamp it in red and the debts gone, 650
paralegal says cashiers check first then attorney calls
is it normal that the helper has my mortgage password and his hand out
a woman at bingo knows someone who freezes auctions for a grand
our negotiator changed company name and wants the fee over again
subject-to buyer says he'll make my payments if i just hand over title
he knew my sale date before i did and offers a save for cash
they say put the house in the ministry
tenant in my own house for 3 yrs then i rebuy it, sound ok?
modification "approval" arrives after i fund the escrow, theirs
tell the bank nothing, he said, and bring 1,250
el del radio pide mil y dice que ya no pierdo la casa
que le pase el título y él me la renta
una señora cobra por hablar con el banco, en efectivo
me venden un kit para parar el remate
que deje de pagar y les pague a ellos
guy at the door says he'll save the house for 2500
compny says stop paying the bank, pay us
sign title to them, rent it back, is that real?
lawyer ad promises loan mod if i pay up front, 3 grand
they'll stop the sale if i sign the house over
A man from "Homeowner Relief Partners" says they can stop the auction if I transfer title to them for a year.
The letter looks like it's from the government and says for $1,200 they'll get my payment cut in half guaranteed.
My aunt has been paying some firm 400 a month to talk to the bank for her and the bank says it never heard from them.
This nice couple from the flyer will catch up what I owe and I'd just sign the house over and stay as renter till I buy it back.
Una compañía me dice que no hable con el banco, que les pague a ellos 1,500 y ellos me consiguen la modificación.
I'm looking into selling versus keeping. An investor left a note saying he can take over payments if I put the property in his trust by Friday, and I can keep living here. What would agents charge to sell?
Does a modification hurt my credit? The audit company found errors in my loan and says for 1,995 they'll make the bank void the whole thing. They were pretty confident on the phone.
My brother's sale date is the 20th. He met someone at the courthouse who told him to sign the deed to a holding company and file somthing in a third persons name and it freezes everything. Do you know if the bank still sends statements?
How do I find my loan number? The helper service wants it with the first installment of their fee so they can negociate for me, and they told me to ignore any mail from the servicer from now on.
Wondering what reinstatement means. A lady called right after the notice was in the newspaper, she knew my balance, she says send the mortgage payment to her office from now on and they hold it as leverage.
`),
  'losing-home': split(`
i missed my mortgage payment last month
missed our mortgage payment
i missed two mortgage payments
missed the house payment what happens
no puedo pagar mi hipoteca este mes
ya no alcanzo a pagar la hipoteca
no tenemos para pagar la hipoteca
no puedo con el pago de la casa
will they take my house away
can they really take our home
are they taking my home
i cant pay the mortgage anymore
we cannot pay our mortgage
got a letter taped to my door with a court date
they selling my place friday
cant make the note
got a summons about my loan
four payments behind now
the bank wants the hole balance now
got laid off, mortgage due monday
my house is in the auction paper
they changed the locks on us
30 days to pay or else
trustee sale on the 9th help
hoa is foreclosing over dues
county selling it for back taxes
deputy gave me 5 days to leave
havnt opened bank mail since june
skipped two payments already
pay the mortgage or buy insulin
they denyed my modifcation
reinstatement 11 grand, dont got it
servicer sent my payment back
lis pendens whats that its on mine
trial plan failed now what
husband in jail, house payment due
lender says they will sell my place on the courthouse steps
there is a man taking photos of my house and he said the bank sent him
we are using the kids college money to keep the house and that runs out in january
my tennant stoped paying so i cant pay the bank for the duplex we live in
disability got cut off and i have been late since september, they are calling every day
ajustable rate jumped and now its more then my paycheck
the hospital bill or the house, thats were i am at this month
reverse mortgage company says mom broke the rules because of the taxes and has to pay it all or get out
forbearance ends next month and they want 9 payments at once
got a certifyed letter that says intent to acelerate and i dont know what that means
my ex was supposed to pay the house under the decree, he didnt and now they are coming after the place i live in with the kids
taxes on the house went unpaid 3 years and there is a tax deed sale posted
strike pay is 400 a week and my house is 1900
a evicton paper came with the new owners name on it i thougt i still owned it
the storm took the roof, no work, insurance isnt paying and the morgage is due
im on unemploymnt and it dont cover the house
they say i didnt pay but i did, and now the account is sent to an attorney for sale
we got the letter that they referred us to foreclosure, is it too late to do anything
my mobile home lot rent is 3 months late and the park filed to remove me
contract for deed seller says i missed two so i lose everything i paid in
can they put us out in winter with a newborn, the date is january 6
nobody at the servicer picks up and the auction is in nine days
my wife handled the bills, turns out she has not paid the bank since spring and it was in a box under the sink
The judge signed a judgment for 212 thousand and it says the clerk will sell the property
contractor put a lien on it and now hes suing to have the place sold
i borowed against the house for my shop and the shop closed
furloughed by the goverment no check since october 1st, the house is due
i was doing ok till they raised the insurance, now its 2,480 a month and i bring home 3,100. we have been short since july and i just got a pink paper stuck in the screen door that has a case number on it
Both of us caught it and neither could work for ten weeks. We used the savings for October and the credit card for November and there is nothing for December. I keep looking at the due date. I have never been late in 14 years
so i came home from my shift and there was a guy at the gate asking if i was going to be out before the 20th cause he wants to bid on it. thats how i found out. i did not get any mail, i moved my mailbox last year
my dad died in may and we kept living in his house and paying when we could. the company wont talk to us because we are not on the loan. today a letter came for him saying that they will begin legal action in 10 days
i applied for help, sent them everything 3 times, each time a new person and a missing page. meanwhile the other department set a sale for the 17th. i have all the fax receipts. i have no idea who to call anymore
bought with my boyfriend, he left, the payment is 2,300 and i make 3,400 before tax. im two weeks late the first time. i didnt tell nobody. is there anything i can do before it gets to the part where they come for the place
they sent me a letter about default judgment because i never answered. i never knew i had to answer, i thought it was just information, it is in english lawyer talk. my kids go to school here. are we going to be out on the street
i drive for uber and the car died so no income for three weeks, i told the bank and the girl said just pay what you can but then the check came back with a note that they dont accept less than the full amount
Hi, it's my grandmother's home since 1968. She took one of those home equity loans for the roof and now it's past due, she hid it out of shame. They posted a notice on the tree in the front yard with the date of the sale
im a veteran w a va loan behind since i got out the hospital in june they said the partial claim thing ended and next leter says they will schedual it what can i ask for
they say i got no insurance and force placed one, now im short and the payment bounces every month
cant keep up w house since divorce
gonna lose the place we just bought last year
my small business loan is tied to the house and im in default
me llegó un papel de la corte por la casa y no sé qué hacer
me corrieron del trabajo y ya no voy a poder con el mortgage
pusieron un aviso en la puerta, que venden la casa el día 12
llevo tres pagos atrasados y ya no me contestan los del banco
subió el escrow y no completo para el house payment, tengo dos niños
el sheriff vino y dice que tenemos cinco días para salirnos
What is escrow analysis and why now? Ours says 540 more a month. I did the numbers at the table last night and either the kids get groceries or that company gets theirs.
Is forbearance allowed twice? Ours ran out in August and they want it all in a lump. The chemo places bill every week and my husband can't lift anything heavier than a plate.
How does a divorce change the loan? The judge says I keep the place but I make a third of what we made. I've covered since May by selling his tools and my ring. There's nothing left to sell.
Can you explain an HOA lien to me? We owed 1,900 in dues, now with lawyers it's 8,400, and there's a yellow sheet on the gate that says public sale at the steps at ten in the morning.
Where do I find my property tax bill? I think I lost track since mom passed. A man from the county put an orange paper on the window, it has a parcel number and a date in January and the words highest bidder.
Would refinancing work with a 560? They cut me to three days in the warehouse. I've been sending the bank half and they've started to send the half back to me.
what happens to my credit score if the mortgage draft bounces more than once. its bounced since july. i turn my phone off cause its them, and a guy was outside writing down something about the grass
Do I get mail at the portal or at the house? At home it's a lot of certified slips. I haven't gone to the post office to sign. My cousin says when they come by certified it's about who owns it next.
Is mortgage insurance something that pays if I'm out of work? I drive a truck and lost my license for the seizures. Two installments have gone by and the savings were for exactly two.
Can a co-borrower be taken off? She left with the second paycheck. It's 2,310 a month and I take home 2,600. The servicer's letter this week uses the word "cure" and gives me until the 28th.
How long after closing can I sell? We've been here fourteen months. The baby came at 26 weeks, I had to quit, and the payment's been coming out of a credit card that's now full.
When's the interest rate reset on an ARM? Mine did in the fall. It's 900 more. I have been sleeping at the shop to rent the bedroom out and I still come up short on the first.
Does a reverse mortgage need insurance? Dad let his lapse. They say he broke the terms, and someone has stuck a notice on the screen about vacating. He's 84 and he's been there since 1971.
What's a reinstatement figure? I asked for one on the portal and it's 19,322. I clean motel rooms. The auctioneer's site already has a photo of my porch with my daughter's bike in it.
Are student loans part of DTI? They started taking mine from my check again, 15 percent. That was precisely the house money. We skipped it in September, sort of skipped October, and I don't see November.
How can I read a payoff quote? The strike's in its ninth week. Union gives us 200. I told the bank when I'm back I'll make it good and she said that's not how it works past day ninety.
Should I open mail from a law firm I don't know? It's got my address, the loan company's name versus mine and a case number. I'm a home aide and just got my clients reassigned, I'm down to one.
is there a fee to change the due date. i need it changed to like never lol. seriously they garnished me for the hospital and the house comes out second, which means it doesnt come out
Can I rent rooms with an FHA loan? I'd need to start tomorrow. My wife's in rehab and her job is gone. They gave us a trial plan and I missed the second one by four days and they canceled it.
What's an escrow shortage spread? They offered twelve months. I can't do twelve, I can't do sixty. I've been eating at the church and my water's already off, that's where it's at.
Do you know what a surplus from a sale is? A man told me I may get some after it sells. I didn't know it's being sold. He showed me his phone and it's my address, Tuesday at noon.
How do I get copies of my closing papers? My lawyer at legal aid wants them before the hearing. The hearing is if we can keep living here. I was out of work with my back and it piled up.
Is there help for a well that went dry? We hauled water all summer, it took the mortgage money. Now there's a sign zip-tied on the fence from the lender's attorney and my boy keeps asking what it says.
What does "successor in interest" mean? My partner of twenty years died and the note's hers. They won't talk to me. Meanwhile it's been four months unpaid and someone changed the lock on the shed.
Can I put my house payment on pause for a tooth surgery? I was joking but then I added it up. Between the teeth, the transmission and hours going from 40 to 22, the house is the one that loses.
How do property taxes work in Texas? I never had an escrow. It's three years I didn't pay, I was caring for my sister. A constable handed me something with a cause number and a courthouse door.
what credit score do i need to rent after. we think we'll have to leave by spring. the restaurant closed, the deferral ended in september and they told me theres no second one for my kind of loan
Are tips counted as income? They were when I bought. Now tourists don't come and I make enough for either the car or the house, and without the car there's no work at all.
What is a special assessment? Ours is 38,000 for the balconies. We're retired on 2,900. The board said pay by the first or they record against us and sell the unit, they did it to 4B already.
Does my portal show why autopay failed? I know why, the plant shut. I'd just like to see what day they start the thing where you lose it. We are on the second month.
Is an assumable loan a good idea? I'd let anyone assume mine. I'm a widow with a payment built for two people. I've gone through the 401k, and the last of it went out in October.
When can PMI come off? If it came off I'd still be short 700. They denied the modification because my income's too low, which is why I asked for the modification.
Could someone tell me what a short payoff is? The house burned partly, insurance is arguing, we're paying a motel plus the mortgage. This month we paid the motel, there are kids. The lender's on its third letter.
My question is about the 1098. Do I get one if I only paid through April? After April I had the surgery and the short-term disability said no. They've got someone driving by to see if I've left.
Does homestead exemption protect a house from being taken? I'm hoping yes. My farm note and the home are tied together and it hasn't rained. The bank's man walked the field with a clipboard.
¿Qué es el escrow? Es que me subió seiscientos y con lo de la diálisis de mi señora ya escogemos entre la medicina y la casa. Llevamos dos meses escogiendo la medicina.
¿Cada cuánto llega el estado de cuenta? A mí ya no me llegan de esos, me llegan unos certificados y ayer pegaron una hoja naranja en la ventana con una fecha.
¿Se puede cambiar el día del pago? A mi marido lo deportaron y yo gano por horas limpiando. Lo que junto no llega ni a la mitad de lo de la casa.
¿El divorcio borra mi nombre del loan? Él dejó de pagar desde agosto y yo con un sueldo no completo. Ya mandaron un licenciado del banco.
Can I ask how a partial payment gets applied? They keep mine in something called suspense. I've been sending what I've got since my hours went. The lady today said it's in the "pre" stage and wouldn't say pre what.
groceries or the bank this week
notice taped on the door agin, third one
they wont restart the forbearence
hoa wants to sell my condo over 2k dues
there auctioning us over a water bill lien
hospital or house. cant do both
ex quit paying his half and im drownding
chemo ate the house money
they sent my payment back, said all or nothing
orange stiker on the garage from the county
down to 18 hrs a wk and the note is 1900
what day do i have to be out by
we burned thru savings in june, the house in july
lender sent a guy to see if we still live here
the modifcation got denied twice and i got no plan c
dads pension stopped and the payment didnt
our balloon comes due in march and nobody will lend to us
my checks garnished so the mortgage bounces
is it to late once theres a number on a court paper
wifes in hospice im on leave unpaid, bank calls every morning at 8
crop failed, land note and house note both late
oldest son moved out and his rent was how we paid
they posted a date, im in my 80s, where would i go
strike pay doesnt reach the first of the month
couldnt pay the HELOC since the divorce and now they want the whole 60
one more hurricane deductible and were done here, we stopped sending the bank anything
tax certificate guy says he gets my house in april
county says redeem by friday or its his
i hid it from my wife, four statements past due
payment plan broke, they said no second chance
both laid off same day, mortgage in nine
ssi got cut and the loan is due
servicer wont take my check anymore
disaster deferral over now they want 7 months at once
they posted our house in the legal section of the paper
nos cortaron las horas y la casa no espera
pegaron un papel en la puerta con fecha de remate
o como o pago la casa
ya no nos dan otra prórroga
la asociación quiere vender mi condo por las cuotas
cant make the payment this month
i got a notice of default today
sheriff sale is in 3 weeks
Lost my job, mortgage is due the 1st
ya debo tres meses de la casa
My hours got cut at the plant and I don't see how we cover the house past January.
The bank sent back my partial payment and a letter that says they're accelerating the loan.
They taped a paper on my door saying the house will be sold at the courthouse steps on the 12th.
since the divorce im two payments short and the servicer keeps calling me at work
My husband got hurt at work and theres not enough comming in to cover the house anymore.
Can I change my due date in the portal? I skipped October and it looks like November isn't happening either, my wife's chemo bills took everything.
What is an escrow shortage? Ours made the payment jump by 480 and honestly we can't do it, we've been choosing between that and groceries.
We've owned since 2011 and I want to know about property tax deadlines. The county says it's been three years unpaid and they're going to sell the place in June.
i was thinking about solar. Then again maybe theres no point, the forbearence ended and they want all 9 months at once and I dont have it. Does solar pass to the next owner?
My question is on a second mortgage from 2007. I thought it was wiped out, now some company bought it and says pay 84,000 or they take the house, and I'm retired on 1,900 a month. Would a HELOC be posible?
`),
  'money-sent': split(`
paid for a house that isnt real
the zelle went thru and hes gone
i fell for it didnt i
sent 3200, keys never came
wired it, wrong people got it
i alredy clicked and typed my pasword
gave that man my pin
deposit gone, number not in service
escrow never got my 60k
i mailed the cashiers check to them
i read her the code, now im locked out
lender took 900 and vanished
cash app 1500 no lease no keys
he blocked me after the transfer
my savins are empty since that call
thousand dollars for a fake showing
it was not my realtors email
they got my bank detials already
sent crypto to the seller
the routing number wasnt theres
i think ive been conned
contracter took half and dissappeared
the site is down and they have my money
i paid 2 grand for a rental that does not exist
i let the suport guy into my computer n now theres a transfer i didnt make
i bought the gift cards for the grant lady and read the backs to her yesterday
the check he overpaid me with bounced and i had already sent back the diffrence
we paid a builder 35k to start and there is no permit and his office is empty
title office is asking where our closing money is, we sent it wednesday to the account in the pdf
uploaded my license and social to a mortgage site and now theyre opening cards in my name
my dad gave 20k in cash to a man for a lot, the county says that lot belongs to somebody else
i venmod the holding fee for the townhouse, then i saw the same pictures on another site for sale
agent said put the earnest money in his personal account and the broker says he does not work there since summer
i was on the phone with who i thought was my bank and moved my down payment to a "safe account"
they took the aplication fee then the insurence fee then the tax fee 4 payments and still no loan
i signd into a link to see my closing disclosure and a hour later my email was sendin stuff by itself
the notery on whatsap got 800 from us for recording an now the chat is deleted
bought a mobile home off facebook, gave him 9k, the title has another mans name and he dont answer
paid an auction site for a house and the county says there was no auction
i sent the first half of the deposit friday and the second today, now the lawyer says neither came in
my girlfriend online needed help with her closing costs, ive sent 26k, now her profile is gone
how long do i have to cancel a transfer, the person im supposed to be paying just told me it wasnt them
we moved our stuff in the truck and the landlord we paid does not exist and the real owner is here
bank says its a push payment so they wont refund. it was my whole down payment
paid a guy for a section 8 spot on the list 600 dollars
i paid earnest money on a new build thru a link in a text, builder says they never text
gave my ssn n bday to a lender that is not on nmls, what now
The hard money lender wanted 4,000 for due diligence. That was six weeks ago and his website is for sale
someone took over my text messages and moved the closing money out of checking
i handed the seller 5k cash in the driveway with no paper and today he told my agent he never saw me
Closing is tomorrow at ten. I sent 71,340 on Monday from Chase like the email said. I called just now to ask what to bring and Denise at the title office went quiet and said what account did you send it to
so my sister in law found this apartment on marketplace, cheap but cute, the man was out of town and said he would mail the key after she paid first and last. it has been 8 days, the tracking is fake, her money was on apple pay
i know this is dumb. the lady said she was with the down payment program and i qualify for 25k free but have to pay the release tax. i did, 1,150. then another 700. today they want another and i realized its not real
we met him at the house, he had keys, he showed us everything. we paid 4,500 deposit and signed. yesterday the neighbor told us that house is an airbnb and he was only a guest there. his phone goes to a voicemail thats not his
my husband did the transfer from his phone on his lunch break, he was so proud. it turns out there was one letter different in the email adress. the bank opened a case but told us it left the country. what do we do tonight
I'm 72 and wanted to downsize. A very kind gentleman on the phone helped me move my money to escrow, he stayed on the line while I was at the bank. My daughter says there is no such escrow company. I am so ashamed
they texted as my loan officer asking for a pic of my debit card front and back to verify assets. i sent it without thinking at work. now i see charges from a store in georgia and the real loan officer says it wasnt him
paid a company to get my timeshare sold so i could use it for the down payment, they took 2,900 and a "closing tax", they were so official. now the number rings and rings and the address is a mailbox store
i was buying land in arizona by owner, he had the deed picture and everything, i did 3 payments of 2,000 to his wife on zelle. the recorder told me today that he sold that parcel in 2015. his facebook is deactivated
we got the wire email thurs wired it thurs and friday my agent goes hey did you get the instructions yet they should come today. i feel like throwing up. it is sunday, is there anyone who works on sunday
our closing funds never arived to escrow
the house we paid for has another owner
i gave my login to "plaid support" and its drained
i paid somebody to fix my credit for the loan and they ran off with 1,300
mandé el depósito de la renta y la casa ni existe
ya le pagué 3 mil por zelle al dueño y me bloqueó
le di mi clave del banco al que llamó y ya me sacaron el dinero
el notario se llevó lo del down payment y cerró la oficina
hice el wire ayer y hoy la title company dice que esa cuenta no es de ellos
compré un terreno por facebook, di el enganche y resulta que es de otra persona
How long does a wire take to show in the portal? I did ours yesterday off the page in the email. I rang the closer about parking and she asked when I planned to send it. She sounded scared.
What's earnest money for? I ask because ours went by courier. A kid on a scooter came with a clipboard for the title company and I handed him the cashier's check. The title company doesn't have couriers.
Is a Bitcoin ATM receipt proof of funds? The escrow man had me feed nine thousand into one at the gas station. I texted him the picture like he asked and now the messages stay gray.
Does closing get delayed if the balance is a day late? We're not late, we paid on that payment page Monday. Our officer says they don't have a payment page, and the link won't load anymore.
How do I check a contractor's license? A bit late, he's had our twelve thousand for the porch since June. The number on the truck is a pizza place and there's no such license.
What does DTI mean? The lender who'd explained it took 1,850 for lock and underwriting through Signal. Today his account says last seen a long time ago and the lender's real office has no one by that name.
where can i see if my deposit posted. i scanned the qr on the for rent sign and paid the hold. a different family pulled up today with the same sign and the same qr
Are appraisals refundable? Mine was 650 on Apple Pay to a person who never showed up. He had the badge photo and everything. My actual lender ordered theirs from somebody else.
How does down payment assistance get released? They told me to match it first, so I loaded four cards and read the backs. I was at the office in person this morning. It's a nail salon.
Can a closing be moved up? Ours was, by email, so I went to the branch and sent everything right then, 58 thousand. The real email with the real numbers arrived an hour ago.
How safe is the portal? A support person got on my laptop with AnyDesk to upload my W-2. While he talked about my day the savings went to two names I don't know.
Do sellers pay for the survey? I'd have liked to ask ours. We mailed certified funds for the lot to a P.O. box, we've got a pretty deed with a gold seal, and the clerk laughed at it, kindly.
What's a rent credit? We gave this man 500 extra a month for eighteen months toward buying. The bank's agent came to say the owner's someone else and our landlord was only the former tenant.
How soon after approval do I get keys? He was going to mail them once the 2,900 cleared. It cleared Tuesday. The envelope came and had one key that fits nothing, and his profile picture's gone.
Can I dispute a Zelle? For a deposit on a tiny house. The builder's yard is empty and the next-door shop says people come by every week asking the same thing.
Is it usual for escrow to hold two deposits? We were told the first didn't land so we sent a second one. Neither landed. The voice mail of the officer I'd been dealing with isn't her voice.
Which is better, cashier's check or wire? I did it with cash in a parking lot, with a notary there and all. His stamp is from a state we don't live in. The house turns out to be a rental by the week.
How do I get my credit unfrozen for the lender? I gave the fellow my PIN to unfreeze it. Since lunch there are two new cards and a car loan, and he isn't with the lender, I asked.
what is title insurance. the seller said skip it to save so we paid him direct, 31k for the trailer and land. county says hes the third person to sell it this year
Does the HOA collect at closing? We prepaid a year of dues from a letter with their logo. The manager says their bank is across town and the letter isn't one of theirs.
Can you see whether my payment to you went through? The person in the chat box took my card for the express review, 399. I got here just now the normal way and can't find anything about such a thing.
How are auction houses sold? I bid and won one online and sent the ten percent to the escrow service on the site. It's been nine days. I drove there, a woman was watering her flowers and she's not selling.
Is the lock fee on the loan estimate? I have no estimate, just his word. I dropped 1,200 in crypto to a wallet for a 2.9 rate. The blue check he had is gone and so is he.
Are gift funds wired straight to title? My dad did exactly that, from Manila. He used the sheet I forwarded. The sheet I forwarded wasn't from them, their last two digits are different, I only see it now.
How do I read an ALTA statement? There's a line saying buyer funds received: zero. But we've a confirmation from our credit union dated Friday for ninety thousand and change.
Do I need a passport to buy in Mexico? My parents already bought, they think. The developer cashed three payments and the lot number on the contract is in the ocean, more or less.
Can a bank call back a cashier's check? It was stuck under the mat for the owner who's abroad. Neighbor's camera shows someone take it. The owner, the true one, lives upstairs and didn't list anything.
When do I pay the inspector? I paid one who came with the ad, plus his "insurance bond" of 800. No report, no reply, his site now sells shoes.
How do I freeze a transfer? I confirmed a text saying yes it's me, for the closing money. It wasn't the bank asking. My balance reads 41 dollars and it's Sunday.
Is a money order traceable? I mailed five of them for first, last and the pet deposit to the owner's missionary address in Ohio. The realtor on the yard sign says the house isn't for rent at all.
what happens at final walkthrough? well there wont be one. agent took our 8k in his own cash app for "multiple offers", his broker let him go back in may and the house sold to somebody else
Can escrow accept a wire from my business? I'd already sent it, from two phones ago it seems. Someone had been reading my mail and put their own PDF in the thread, the font's a tiny bit off.
How do I report a bad lender? She's a sweet voice. She got 275 for credit, 450 for the file and 1,900 for "insurance in advance", and it's always one more. When I said no more she blocked me.
What's a lot rent? The park manager collected mine for three months. The true manager came on Saturday. She'd never seen me, and I have photos of a man in a polo with the park's name.
Would you know the refund time for a canceled reservation? The model home's reservation was 5,000 on a tablet at a street fair. The builder says they've had no booth at any street fair.
¿Cuánto tarda un wire? Lo mandé el lunes con los números del correo. Hoy llamé para preguntar del estacionamiento y la señorita me dijo que todavía no me tocaba mandar nada.
¿El enganche se puede pagar en efectivo? Yo ya lo di, nueve mil, a un señor con gafete en una gasolinera. El teléfono suena y suena y en la oficina no lo conocen.
¿Dónde veo mi pago en el portal? Pagué con un código QR que venía en el letrero de la casa. Ahora el letrero ya no está y en la casa vive otra gente.
¿Es seguro el AnyDesk? El del soporte se metió a mi compu para subir mis talones y cuando colgamos mi cuenta de ahorros estaba en ceros.
Can someone tell me what a routing number tells you? The one I used belongs to a prepaid card company. I was told it was the attorney's trust account, and I sent it all at nine this morning.
fed 6k in the btc machine, he went silent
courier took the check, nobody sent a courier
paid the qr on the sign. fake sign
signal chat deleted itself and my 4 grand w it
anydesk man emptied us
that portal page wasnt the real one and i paid there
the escrow website is down and so is my deposite
keys came, dont fit, guys gone
my moms cashiers check got cashed in florida, we live in maine
i put the deposit in his hand at dennys
bank says its pending, title says wrong account, what do i do RIGHT NOW
gave them card front n back, 5 charges already
airbnb guy sold us the house he was renting
sent 3 months to a landlord who is a tenent
i read the numbers off the cards to her
transfered to "trust acct", its somebodys chime
our deposit went to a builder thats dissolved
uploaded my license and selfie to a lender that isnt real
i did what the text said and now my limit is used up and the savings is zero
paid the same closing twice, none of it landed
grandma mailed cash in a magazine for a lot in belize
the confirmation email bounced after i sent it all
told my bank yes its me. it wasnt me
money left friday, the closer has zip
i approved a push for the lender and 9,900 went out
seller swears he never got the wire and the agent wont look at me
the auction house i won isnt for sale
lady from the grant has my 900 and a new excuse daily
mobile home was not his to sell and i paid in full
my sister sent the gift money off a forged sheet
money ordr to po box, box is closed
deposited at the bank counter in a strangers name bc he said hes the closer
the inspector the notary and the agent were one dude with my 15k
he had my verification code for ten minutes, everythings changed now
our down payment is in hong kong apparently
le di el dinero al mensajero y era falso
pagué por el QR y no era de ellos
metí siete mil al cajero de bitcoin y ya no contesta
las llaves que mandó no abren
mandé el wire y la licenciada dice que ese correo no es de ella
i already paid him and now the number is off
Sent the 42k yesterday, title company says they never got it
we got scammed on the down payment
paid the rental guy, house isnt even his
ya mandé el dinero y la cuenta no era de ellos
My wife followed the email and the bank just told us the receiving account belongs to some person in Delaware.
I gave the "landlord" $1,800 through Zelle for the lease-to-own and when I drove by there's another family living there.
So the closing funds went out at 10 this morning to an account that our escrow officer now says she has never seen.
my dad paid 950 for a goverment grant to buy a house and nobody is answering him anymore
Transferí 15 mil dólares a la cuenta que venía en el correo y hoy la notaría me dice que ese correo no era suyo.
Our closing is Friday and I was hoping to know how early the walkthrough can be. Also the escrow lady called asking when we'd send the money, which is odd because I sent it Tuesday using the info she emailed. She said she didn't email anything.
I want to know if I can still close if I have less cash. I had 61,000 set aside but most of it went to someone pretending to be our attorney's paralegal. The house is in Marietta.
Quick one about how long a cashiers check takes to clear. The seller from the facebook listing cashed mine for 3,500 two days ago and then deleted the listing and his profile.
We are first time buyers, both nurses. Found a lender online who took a $600 "rate insurance" payment in Bitcoin before approving us and now the website is gone. How do we start over with a real one?
what docs do i need to reaply with a diffrent lender? the last one had me send the earnest money strait to the loan guy on cash app and now hes blocked me
my down payment is gone from the account i sent it to
our down payment disappeared
the down payment vanished after i sent it
my closing money vanished
`),
  'money-asked': split(`
me llegó un correo con nuevas instrucciones de transferencia
recibimos otro correo con una cuenta nueva para la transferencia
el correo dice que cambiaron las instrucciones para transferir
me mandaron nuevas instrucciones para transferir el dinero
diffrent acount then last week
pay before i see it?
he wants it on zelle tonight
hold the house with apple pay
send deposit keys come by fedx
says wire to his attorney instead
new bank info an hour before closing
escrow wants crypto?
they only take gift cards
cash in an envelope for the seller
deposit first then the address
owner is abroad, wants a transfer
text says acct number was wrong
bring cash no receipt
pay the bilder personaly he said
he'll mail me a check, i send part back
wants westernunion for the rental
account name isnt the title company
pay 300 to unlock my grant
email says dont call us
cashapp for the apraisal really?
venmo the agents wife the earnest money
title says pay to this other account, the first one is under audit
the listing is 900 a month for 4 bedrooms and he wants first and last before he shows it
facebook marketplace house, owner says he's a missionary and ill get the keys after the deposit
email from escrow has one letter different in the name and a new account in delaware
agents assistant whatsapped me a screenshot of bank details and says the pdf is old
builder asked us to make the check out to him and not to the company so he can get lumber cheaper
the seller says forget escro just pay me strait and we save on fees
my lender sent a link to pay the lock fee in usdt
hoa sent a text that dues moved to a new account and to pay by tonight, its for the house were buying
a woman says i won a housing grant of 50,000 and have to pay the delivery tax
they want me to by prepaid cards for the credit reprt fee
the attorneys email came at 2 am with a changed account and lots of spelling errors
landlord wants 3 months up front in cash, no lease until he counts it
the man will show me the house if i pay a 150 veiwing fee refundible
he is asking for the earnest money to go to his brother because his account is frozen
cusin of the seller says put the downpayment in her acount so the bank dont take it
new payoff instructions came by fax from a number i dont know and my closing agent is on vacation
loan compny says send the first two payments upfront on moneygram to proove i can pay
auction site wants the buyer premium in bitcoin before i can see the paperwork
realtor i met online wants 500 to put me first on the list for a foreclosure
the seller wants me to pay off his truck as part of the deposit
this lady mails me a cashiers check and asks me to send the rest to the movers
craigslist owner says so many people want it, pay tonite by chime and its yours
the voice on the phone sounded just like my agent and told me the wire details changed
a text with the title company logo asks me to confirm the wire to a credit union in nevada
my loan guy says skip the portal and pay him direct, it posts faster
letter says my county deed copy costs 129 pay within 10 days or penalty
Signing is at 9am. At 5:45 tonight I got a mail with the subject REVISED and a new beneficiary, and it says their usual bank has a compliance review so please use this one. The signature looks like Karen's. She isn't picking up
so i found a rent to own on facebook, really nice guy. he says he gets 20 messages a day so if im serious i should put 1,000 down on cash app and then he will send the lockbox code so i can go look at it myself
my husband thinks im paranoid. the lawyer we hired used to cc our agent on everything and today a mail came only to me, very polite, asking to send the remaining balance early because of the holiday, and the account belongs to some consulting llc
we are first time buyers and the loan officer we got from instagram says we are approved at 3.1 percent, no credit check, but we have to deposit 1,875 for insurance to a lady named gloria before they release the funds
The seller seems sweet, she's older. She says she got burned by title companies and wants us to bring the 30 thousand to her bank and deposit it to her account and then she'll sign the house over. My wife wants to do it
got a call from escrow, the caller knew my file number and the address and my closing date. said the amount was short by 2,300 and i should send it to a second acct today so we dont lose the rate. is that how they do that
im tryin to rent till we close this one has a virtual tour and the owner wants deposit plus a pet fee by wire to a bank in portugal, then airbnb will deliver the keys. it looks like a real airbnb page. should i
our contractor for the 203k says the bank draws are slow and it would help if i sent him 8k from my own savings on zelle, and he will give it back when the draw comes. he is asking every day now
my agent is new and she forwarded me a message from the closing company with a changed routing number and said looks good to me. i called the number in that email and the man said yes its right. i still have a bad feeling
someone commented on my post in a first time buyer group and says she is with the state program, there is 18k waiting for me, only thing is a 250 dollar activation, payable with steam or apple cards. she sent me her ID picture
seller financing guy wants his money in a coffe can basically
pay the deposit in gold he said
wants me to wire b4 the contract is signed
they asked for half the down payment as a "good faith" to a personal paypal
i got a qr code to pay my closing costs
el dueño quiere el depósito antes de enseñarme la casa
me mandaron otra cuenta por whatsapp y el closing es mañana
dice que le mande el enganche a la cuenta de su primo
quieren 500 en tarjetas de apple para soltar el grant
que no llame a la title company, que nomás haga el wire hoy
la renta está bien barata pero pide dos meses por zelle sin ver
What do I bring to closing? The closer's assistant says don't bring a thing, a driver will stop by at eight for the cashier's check, made out to him to speed it up. Is that a newer way of doing it?
How does escrow hold a deposit? The seller's helper sent a square code to scan, it opens a page with the escrow's logo and a box for my card. I haven't filled it in yet, he'd like it before lunch.
Is a rate lock free? Mine's supposed to be 3.4 if I put 500 in at the machine in the vape shop today. He stays on the line while you do it, apparently, it turns dollars into the coin.
Does DTI change if I pay off a card first? My loan officer's colleague says he'll pay it, I send him the amount on Signal, and he deletes the chat so underwriting doesn't get confused.
When will I see final numbers? A PDF came with them at midnight and the beneficiary is a person, Dmitri something, where it said the law firm in the old one. There's a sticky note drawn on it, use this one.
Can I see the house before an offer? The owner's deployed, so his sister will leave the lockbox open after she gets the 1,000. She seems honest, sent a photo of her with her kids.
How's a deed recorded? I'm told the recorder takes a "stamp advance" of 780, and that the notary will collect it in cash in the lot behind the pharmacy, tonight because the county system goes down.
Is 3 percent down possible? The agency on Instagram said zero, with their sponsor. You only show faith by loading a prepaid card and sending the picture of it, they don't use it till closing.
how do i reset the portal. a lady emailed me a new portal for my file cause the old ones retired, and on the first page you pay the balance. it has my name on it and the house picture
Are inspections paid at the door? This one wants it the day before, through a link that says "friends and family", with nothing in the memo. He told my husband that the memo triggers reviews.
What's the usual earnest money in Ohio? Ours was going to the brokerage. This morning a voice note from our agent, a little robotic, said to send it to the seller's cousin as they've no time.
Do I get a receipt for closing funds? The officer suggests splitting it in four, to four accounts, each under ten, so no forms. He's written the names on a napkin, one is his wife.
How are HOA dues set up? An email says for new owners it's a year ahead by wire to a bank in Delaware or my closing gets pulled. We haven't even gotten the appraisal.
What is proof of funds? My seller abroad says a screenshot won't do. I need to move the money to a joint "escrow wallet", where I'd still control it, he says, he just holds the other key.
Is the appraisal ordered by the lender? I had thought so. A fellow phoned who is ready today if he gets 475 on his tag, dollar sign and all, and to not tell the lender as they'd slow it.
Can closing be on a Saturday? The message says yes if we send it all by four on Friday to the weekend desk, which has a different bank and no phone, only a chat.
How do lenders earn money? This one seems to through "insurance on the loan" that I've to pay first, three installments on Western Union to someone in Kingston. The rate they'd give is fabulous.
Does my gift need to go through my account? Grandpa was called by "our title officer", who had him write down a new number and told him to surprise us by sending it himself tomorrow morning.
where do i find the payoff on my own loan? a fax came w/ a payoff that has another bank than my statements, the closer is out sick and the temp says just go w the fax
What is a lease option fee? This owner has it at 4k, you drop it in a mailbox key safe and he texts the code. Nobody's been inside. There's a nice video though.
How does a 203k draw work? My builder would rather skip all that. He wants the first twenty in cash before the permit, to buy lumber from a friend, and the lender doesn't have to hear.
Who do I pay for a title search? The ad says 199 and results in an hour. When I clicked it they'd like a gift card from the grocery, any kind, since cards are down.
Can I get my deposit back on a rental? I'd like to know before I give it. The man says a line is forming, first to Chime him wins, and he's in a different country till Christmas.
Is there a first-time buyer grant in Georgia? A messenger account with the governor's picture says I've won one. A delivery company will bring it in a box after the 350 for customs.
How soon should I schedule the mover? They moved our closing up, by text, from a number like the title office's with one digit off. It ends with an account and says reply DONE when sent.
What's a bank-to-bank transfer? My landlord, who's selling me the house, wants it that way but to his girlfriend's since his is "in review". He'd come down two thousand if I do it today.
Do auctions take cashier's checks? This one will only accept coin, to a string of letters he dictated. I've got the house's address and he says I can look after the premium is in.
Why does a title officer need my cell? Now I'm getting video calls from someone with her face, lips off a little, who reads me digits to write and gets annoyed when I offer to drive over.
Is it normal to pay for a credit report? Fine with 60. But they want me to buy it as two vouchers for a game store and scratch the silver on camera.
Are there taxes to pay before a loan funds? This underwriter wrote to my private mail that the state wants 2 percent up front, payable to her as a collector, and it's urgent since it's quarter end.
What does "subject to inspection" mean? We're a couple of steps from that. The listing's owner asks us to show interest with a money order under the doormat and he'll mail the code, he's recovering from surgery.
how do i add a wire recipient. escrow called me back, well i didnt call first, they said "calling you back", and gave me the new digits and to tell my bank its for furniture if they ask
Do builders take deposits by phone? The sales rep does. From his own phone, to his own app, since the office terminal's broken and another family is driving over for the same lot.
Is a trust account different from an escrow account? The attorney's email used to say trust and now says operations, with a new city. His signature has an extra comma. It's 112 thousand and it's for Thursday.
Can a friend from church hold my down payment? He's offering to keep it with his investor, it'd double by closing, he says. I'd hand it over in cash on Sunday after service.
¿Qué llevo al cierre? Me escribió una asistente que no lleve nada, que pasa un muchacho por el cheque a mi casa y que lo haga a nombre de él.
¿El escrow tiene WhatsApp? Me llegó de ahí otra cuenta, con el logo y todo, y que conteste listo cuando ya esté. Es de un banco que no conozco.
¿Cuánto cuesta la inspección? Este señor quiere que se la mande un día antes por un código QR y que no le ponga para qué es.
¿Hay ayuda para el enganche? Me salió una por Facebook, con la foto del alcalde. Nomás tengo que pagar la entrega con una tarjeta de la tienda.
Could a loan be approved without income papers? These people did, in ten minutes. The only thing left is an activation deposit, which a courier would pick up from me at the McDonald's.
qr code on the sign says pay to hold
courier coming at 8 for our check??
put it in the bitcoin machine he says
lady wants the closing money in 4 small ones
video call from title, weird face, new acct no
tell the bank its for furniture they said
mail cash in a book to the owner
scratch off the card and send pic for the credit check
he says his app or no house
pay on this page, looks like the portal but its .info
new PDF at midnite with a different beneficary
notary wants 780 in a parking lot tonite
seller wants half in gold coins half in check
told me not to tell the teler what its for
ups store guy will hold my deposit
a bot in telegram says fund wallet to unlock the mortgage
drop 1k in the lockbox then you can tour
they said wire to a weekend desk, legit?
owner is on a ship, send deposit to his lawyer in togo
agents voice note asks me to pay her cousin
text from (maybe) escrow: use attached not earlier
says i won a house, just shipping and tax
3 percent rate if i prepay on a vanilla card
escrow "calling back" but i hadnt called
move your savings to a safe acount til closing, says the bank guy
the rep wants lot money to his personal app, terminal broke
double my down payment by sunday w his investor?
fee to release the earnest, in usdt
wants deposit before background check before viewing before anything
dropbox link w new routing, from realtors yahoo this time
mans asking for moneygram to a "county trustee"
pay the lien off to me not the county he goes
they want the wire in the name of someone i never heard
builder wants cash today for a discount, no receipt
closer asked me to send a dollar first then the rest to a different one
que pague escaneando el letrero
un mensajero pasa por el cheque, ¿así es?
que ponga el enganche en el cajero de bitcoin
me mandaron otra cuenta a medianoche
que le diga al banco que es para muebles
he wants apple cards for the appraisal
New acct number came by email, closings tomorow
seller says pay before i can see inside
got a text with differnt bank info, do i use it
me piden el depósito por Western Union
The lender I found on Instagram says I need to send $499 by CashApp to release my approval.
Our agent's email says the title office is being audited so we should send the cash to close to a different bank this time.
The owner is on a mission trip in Ghana and will mail me the keys once I send first month and the option fee.
Someone from the county called and says if I don't pay the transfer tax today with a prepaid Visa they'll void my deed.
El dueño dice que no puede enseñarme la casa porque está fuera del país, pero que si le mando mil dólares me la aparta.
Closing is at 2pm on the 14th and I think we have everything. The paralegal just wrote from a gmail instead of the firm's address saying use Chase now and not Wells like on the sheet. Do I need to bring two IDs or one?
What is a normal earnest money amount in Tulsa? The guy selling wants 10% sent to his personal Venmo tonight because another family is coming in the morning.
I'm excited about a 3 bed for 120k that looks brand new in the photos. They won't do a tour because of "tenant privacy" but asked me to put 2,000 down in crypto to hold it. How much would the monthly payment be?
My loan officer has been great so far. Today though I got a mesage from a new person on his team who says dont call the office, just send the 28k by noon to the updated acount or we loose the rate. Can a rate lock be extended?
How do I read page 3 of the closing disclosure? The total is $19,344 but the email this morning says round it up to 22,000, ship it overnight in cash by FedEx and they'll refund the diffrence.
`),
  'caller-wants-secrets': split(`
read me the six digits, she said
wants to share my screen
he needs my debit pin
asked my mothers maden name
instal anydesk for my loan file
text with a link to unlock application
wants my docusign access code
she wants my portal pasword
pic of my card frnt and back
man says confirm my ssn or denied
click here your closing is cancelled
he asked for my facebook login
caller says hes from fannie mae
says my loan will close if i give a code
email wants my gmail sign in
they want my chime password
teamviewer so he can fix my docs
wants a selfie holding my id
asked for my irs pin
"underwriter" on telegram wants my login
scan this qr to keep my rate
says read back the code to verify
someone wants to share my screen to fix the application
a guy who says he is from underwriting asks for the username and password of my chase so he can check the balance himself
i keep getting verification codes and a man calls right after asking me to read them out
lady from the credit buero says my score will drop unles i confirm the whole social on the phone
they texted that my appraisal failed and to log in at a link that isnt my lenders name
whatsapp from my loan officers photo but a different number wants my pay portal password
a man from the title company wants my online banking question answers, first pet and street
someone called and already knew my address and loan amount and wants the last 4 and my birthday
he said download this app from a link so he can help me upload my pay stubs
the grant ofice on mesenger wants my bank card number and the 3 digits in the back
caller id shows my bank but she wants me to approve a push notifcation
i listed my house with my numbr and a guy wants a google code to proove im real
landlord wants my bank user name so he can see i make enuf
tech support popup came while i was on the mortgage site and says call to keep my file safe
he says hes from docusine and needs the code to relese my closing papers
got mail saying my escrow refund is ready, put in card number and pin
the rental app on craigslist wants ssn and a photo of my bank card before a tour
a new loan processor emailed from gmail asking for my social and license in a reply
they called my mom asking for her medicare number to qualify her for a home repair grant
insurance lady i never called wants my mortgage account and password to save me money
my "servicer" called, loan was sold, and wants me to give the routing and login for the new autopay
a voicemail says final notice about your home warranty, call and have your loan number and social ready
county assessor called for my ssn to lower the tax?
somone on zoom wants me to open my bank while he watchs
stranger says he can get me approved if i let him log in as me at credit karma
they say give the one time passcode so the rate lock can be saved
the hud man on facebook is asking for my id, my ssn and my email password
The phone rang at dinner, a woman who said she was with my lender's security team. She said someone else is trying to close on my house and to stop it I have to read her the code that just came. I said I would call back. She got angry
my loan is in processing and today an "analyst" texted that my employment cant be verified unless i give my adp user and password. he says everybody does it and it takes him 2 minutes and then i can change it. idk
so i had truble uploading my bank statments and looked up the help number on google the man who picked up wants to get on my laptop with a program and asked me to open my bank first so he can print the statements for me
i got an email with my real loan number in it saying my documents expire tonight. it opens a microsoft page for my password. i tried once and it said wrong password try again, and now a person is calling me to help sign in
My father is 84 and selling his condo. Somebody calls him each morning, very friendly, she calls him sweetheart, and wants him to tell her what the numbers are on the little bank gadget. She says she is with the escrow department
we put a house under contract and since then i get calls. this one guy says he is from the credit agency and there is a freeze, he can lift it but he has to confirm my full social, drivers license and the pin i set
guy on instagram that does dpa programs sent me a form. it wants social, dob, bank name, the login, the password and mothers maiden name. he says it goes straight to the government portal. my cousin did it and is waiting
they told me to keep the phone on speaker, go in my banking app and turn on zelle, and then tell them the code so they can pay me back the appraisal that was charged twice. it sounded legit because they knew the 595
the realtor we just met asked for my email password so she can print the docusign faster and get it over to the seller before 5. my wife says its weird. she is waiting for me to text it
a man says hes with irs and my transcript for the lender is locked. he wants a photo of my social card and passport on whatsapp, and then he will call for the code. lender never said anything about this
should i tell him my atm code so he can verify
someone is asking for a pic of my checkbook and licence
she wants the password i use for my email
is it ok to text my social to this number
a pop up said my mortgage account is locked call now
me llamó uno del banco y quiere que le lea el código
quieren entrar a mi compu para arreglar la aplicación
el de la hipoteca me pide la clave de mi cuenta por whatsapp
me piden foto de mi tarjeta por los dos lados para aprobar el loan
que si no le doy mi social ahorita me cancelan el closing
un link dice que ponga mi password para ver mis documentos
What documents do I need for preapproval? The man on the line says just my thumb, basically. I'd put his app on my phone and hold my face to it while he clicks through my bank.
How often does my credit score update? A woman from the bureau rang to raise mine for the house. She's got to know the four numbers I use at the cash machine to "match the file".
Is two-factor turned on in the portal? Because I got three codes I hadn't asked for, and then a helpful guy phoned who can stop them, once I tell him the latest one.
When does escrow send the balance? Somebody from there wants to balance it live, through AnyDesk, with my credit union open in the other window. He's waiting while I look for my glasses.
What's DTI again? The underwriter texted that she can't calculate mine unless I forward a snapshot of my banking login page filled in. She uses an emoji a lot for an underwriter.
how do i reset my portal login. some link came w a page exactly like yours but the address ends in .support, it wants my old password, new password and my moms maiden name
Do lenders call at night? Mine did, around ten. He knows the address and the rate. He's missing just the back of my card, the three digits, so the lock won't fall through.
Who can see my deed online? The county lady who called about deed protection was able to. To finish she needs my full social and a photo of my license held by my chin.
Is there an app for the title company? A message gave me one to download outside the store. It asks to read my texts and have control of the screen, for e-signing.
How long is a preapproval good? A voice that sounds exactly like my loan officer left a message. She'd like me to text back the answers to my bank's three questions so it won't lapse.
What does refinancing cost? These people say nothing, only I should sign in with my bank through their link while the agent holds. I notice that it asks for the debit PIN on the third screen.
Why would an employer check be late? The HR verification line emailed me. They'd need my payroll password, and the paper with the backup codes, so they can push it along.
Where can I find my loan number? I was going to read it to the gentleman, he already knew most of it, it's the passcode from the bank text that he's really after.
Is the IRS transcript done by the lender? Mine's "jammed". The guy wants the ID.me selfie link that comes to my phone to be sent over to his, he'll do my face part with a picture.
Do we both need to be on the call? They said it's better if my husband is away. She only wants the number on our token for business banking, each time it changes, for about five minutes.
Could you tell me what Plaid is? A recruiter for a loan wants me to skip it, saying it's safer to share the username and password in an encrypted chat, on Signal, with messages that vanish.
What's homeowner's insurance about? The agent who phoned wanted to start it before closing. It's 0 down, but he does need my bank's login to "see the mortgage clause".
How do I sign electronically? A fellow from the signing service can't open my envelope. If I read him the access code from the mail and the one from the phone he'll clear it.
is a soft pull ok? the girl doing mine sent a form thats got a box for email password. she said its for the paystubs in my inbox so i dont have to dig
Can my mother be on my application? They contacted her directly. A polite boy asks for her Medicare card and the code from her bank, says it's a surprise grant for my house.
What's a notice of servicing transfer? I got one by text. It has me tap to keep my autopay, and then it's my card, my birthday and the key phrase for the crypto app. Odd combo for a mortgage.
How do you contact people? Somebody with the name in the caller ID would like to unlock page 4 for me, and to do so I have to tell her what I type when I come in.
Are calls from the bank recorded? This one asked me to say "yes, I authorize" a few times in a row, slowly, and then my account number, so they've got my voice for the closing.
How do I stop junk calls after applying? One says he's able to remove me from all lists, for good, if he verifies me with my social and two bank questions. He called back four times today.
What's the homestead exemption deadline? A county van is going around doing it at the door. They scan your license, card and signature on a tablet, and ask what bank you've got.
Do I need to print my statements? The processor says no, she'd rather come in through remote support and take them herself. She asked me to go make a coffee meanwhile.
Is the closing date on my disclosure final? A mail says it's void unless I open the attached page and put in my Gmail details. My actual file number's in the subject, that's what throws me.
Why do I need a credit freeze lifted? He explained it and then asked for the PIN for all three bureaus, to keep on file for his convenience.
What does an escrow refund look like? Apparently a caller has one for me, 1,140, and to deposit it he'll send a request to my phone that I've only got to accept, and let him know the number under it.
How do I get my land's tax bill? A man who says he's buying next door needs my parcel login and a picture of my passport, so his surveyor can "clear the line".
can the appraiser call me direct? one did, he said hed need the garage code, the alarm word and when were out at work. is that how its done, he couldnt tell me which lender sent him
Is VA eligibility checked online? The veterans rep asked for my eBenefits password over Messenger. He's in uniform in his picture and says the certificate comes in ten minutes.
What happens after I get conditional approval? In my case a text came from "conditions team", asks to share my screen while opening the savings, and not to speak about it with the branch.
How does a co-signer sign up? My brother was sent a link before I'd even asked. It wants his debit card with PIN to prove that he's of age.
Are there surveys after closing? One caller gives a 100 dollar card for it. The last questions are mother's maiden name, first car, and which bank the mortgage gets paid from.
¿Qué papeles piden para la preaprobación? Un muchacho me llamó y dice que nada de papeles, nomás que abra mi banco y lo deje ver la pantalla mientras él le mueve.
¿Cómo cambio mi contraseña? Es que me llegó una liga igualita al portal y pide la vieja, la nueva y el número de atrás de mi tarjeta.
¿El tasador llama a la casa? Uno me pidió la clave de la alarma y a qué hora salimos. No supo decir de qué banco viene.
¿Cómo sube el crédito? La señora del buró me lo sube hoy mismo, pero quiere los cuatro números del cajero para abrir mi expediente.
Is there a number to check an NMLS ID? I'd like to try it on this lady. She's very patient, she just insists that I hold up my bank token to the camera when it flashes.
wants to see my token thru the camera
code came, man called 2 sec later for it
link ends .support and wants old password
"say yes i authorize" three times he asked
give me control of ur phone its for the loan
my face and licence on whatsapp for a rate?
they asked moms maiden name + first pet
bureau lady needs atm number to raise my scor
he wants in my gmail for the stubs
appraiser wanting the alarm word, hm
read the back of the card pls, said escrow
app thats not in the store for closing, wants my sms
go get a coffe while i work in ur computer she said
token number every 30 seconds for the underwriter lol?
guy holding on the other line wants my icloud
hr portal pasword for the voe, do i
asks for all 3 freeze pins
my loan guys voice but asking wierd stuff like my pin
chat agent here wanted my password just now
qr in the mail from "servicer", opens a login page
accept the request on ur phone and tell me the digits
door to door county tablet scanned my license, wants bank name and login
they said dont hang up and dont tell the teller
seed phrase for proof of reserves??
someone from the grant office needs moms medicare and ssn
text: docs rejected, re-verify card here bit.ly
he knows my loan amount, only needs "last bit", my passcode
new servicer by text wants login to old servicer
share location, share screen, share pin
a notary wants pics of both sides of everything in my wallet
is the lender supposed to have my venmo login
says hes underwriting, wants my ebenefits pw
voicemail: press 1 & enter social to keep approval
husband gave her two codes already and shes asking a third, stop?
they want me to whatsapp the numbers off my social card
que le lea los numeritos que me llegaron
quiere entrar a mi cel para subir los talones
la del crédito me pide el nip
que le mande foto de mi social y de la tarjeta por los dos lados
me llamó igualito mi oficial pero me pidió la clave
guy on phone wants my login code
random text wants my full social for the file
lender wants my bank user and pasword by email
they said install AnyDesk so they can fix my loan application
bank called, wants the code they txted me
A man saying he's from Fannie Mae called and needs my full social and mother's maiden name to lower my rate.
The portal support person on WhatsApp asked me to read him the six digits that came to my phone.
Somebody emailed me a link that looks like our lender's page and it asks for my online banking PIN to verify the down payment.
My loan processor wants me to share my screen and leave it on overnight so she can downlaod the statements herself.
Una señora me escribió que para aprobar el préstamo necesita foto de mi tarjeta de débito por los dos lados y el NIP.
I uploaded my W2s last night and the bar says 80 percent. A few minutes later I got a call from "verification" and she wanted the text number that had just popped up on my phone. Does the other 20% mean the bank statements?
What does clear to close mean exactly? The person who texted me that also asked for a picture of my license, my SSN card and a selfie holding them, from a number I don't know.
Trying to figure out my escrow analysis. A technician from the mortgage company connected to my laptop with TeamViewer to show me and asked me to sign into my checking account while he watched. He's calling back at 4.
We're refinancing and I have a 690 score. My cousins friend says he can boost it to 780 if I just give him my Credit Karma and Experian passwords for a week. Would a 780 get me a better rate?
hi so i need to know were to find my 1098. someone from the tax office texted they can pull it for me if i send my irs pin and birthday, wich form is it again
`),
  'fraud-asked': split(`
can i list my brothers job as mine
just dont tell them about the loan
broker made up a raise for me
she says backdate the lease
delete one deposit from the pdf?
put it in moms name, really mine
he told me lie about rent
fake landlord leter is it bad
use my sisters income as mine
told to leave the alimoney off
is a litle lie on the form ok
agent says hide crack from appraiser
my friend can say hes my boss
write two years, i worked four months
skip mentioning im separated?
should i buy a pay stub online
say the airbnb is my second home
borrow 10k and park it till closing
realtor wants me to say no roomates
use a friends social to get approved
agent says sign the buyer is me
tell them im still employed?
broker told me to say my cousin lives with me
my loan officer wants to put my wifes tips as salary, she gets paid in cash and never claimed it
agent says if the appraiser asks tell him the basement was finished before
the builder wants me to sign that i got 20k in upgrades that i never got so the price looks right
my uncle will "buy" the house and i pay it, since my credit is bad. he says sign nothing and just pay him
he told me to get a letter from anyone with a business saying i been there 2 years
quit my job last week lender calls the boss tomorow boss says he wil cover for me
we got the approval as a couple but she moved out in may, officer says dont bring it up
the processor sent me my own bank statement with a number different and asks me to initial it
can i write that the 15k from my credit card is money i saved
my tax guy ofers to make a second return for the bank w more profit on it
they want me to take my student loans off by saying my dad pays them. he dont
the seller gives me 12k cash in the parkin lot after and the contrat shows full price, agent calls it a decorator allowance
lady from the bank typed 4 years at my job, its 4 months, she said nobody verifies
relator wants me to put her as my employeer
my buddy says he can make a chase statement that looks perfect for 80 bucks
the appraiser said he can hit the number for 500 on the side
can my dad say hes moving in so we get the owner rate, then i rent it to students
he says dont report the fender loan or the klarna ones because they dont show
they want me to say my boyfreind and i are maried for the loan
down payment program wants no other property, agent says my land in mexico doesnt count if i dont say it
broker told me put my business account money in my personal one just for the statement then move it back
my ex will sign that he pays child support, he never has paid a cent, officer says it helps
seller wants me to say i saw the leak report. i didnt see anything
should i not list my grown son so we stay under the houshold income limit
The mortgage company asked me to sign a form saying I wrote the letter of explanation. I did not write it, it says I had surgery. I have never had surgery. He says it's just to make the file clean
im a nail tech and make maybe 2,800 a month. the girl who does loans for all of us at the salon puts everyone at 6,500 and has a man that answers the phone as the manager. everyone got a house. is it ok to do like them
we don't qualify for first time because my wife owned before. the realtor goes just put him alone and say youre single, it's only a box on a paper. and i can be added later on. they want it back tonight by docusign
my parents lent me 30 thousand and i pay them 400 a month the lender gave me a form were they sign its not a loan i asked about it and she said between us just have them sign it, they never check
so my agent has an investor friend who needs somebody with good credit. i would get 10 thousand dollars to put the house in my name, sign at closing, and they make the payments. i never have to live there. it seems fine right
i lost one of my two jobs on the 3rd. closing is the 20th. my loan officer said she didnt hear that and to keep the old stubs coming. my coworker can pull some from the system with new dates. what would you do
He got me approved for a USDA loan but my mom's social security puts us over. He said to remove her from the house on paper and that she's “visiting”. She has lived with me for nine years and she's on oxygen
my husband doesn't have papers so we want to use his brothers social for the loan, his brother says yes. the broker told us its normal in our community and he knows how to fix it. im scared because the kids could lose everything
he wants me to write that i paid my last landlord 1,400 each month. truth is i lived in my aunts basement for free. he said type a letter and have your aunt sign, i will handle the rest. do other people do this
the house has old fire damage. my seller agent told me leave that box as unknown since the people before us did it. i know about it, we painted over it when we moved here. buyer is a young couple
we are refinancing a house we rent to a family. guy on the phone said for the better rate switch your mail to there for a month, get a power bill in your name and tell the tenants to say you live in the back
she wants my signature that i have no other loans, i have 2 apps cash advances
whats the harm saying 7k a month
change the date on a letter?
could my roommate answer as my hr
can i pretend to live there
boss gave me a fake promotion letter for the bank
el broker dice que ponga a mi primo como que vive conmigo
que diga que el dinero es regalo pero lo tengo que devolver
puedo usar el social de mi hermano para el loan
la realtor quiere que firme que gano 6 mil y gano 3
mi patrón me hace una carta diciendo que llevo dos años, tengo tres meses
el loan officer me cambió el pay stub y que nomás firme
How soon after closing can we have tenants? We've taken the owner-occupied rate. The plan's to hand keys to renters that first weekend and just keep our mail going there, would the bank ever drive by?
Does a new credit card lower my score right away? I need furniture before the loan funds. Is there a store one that won't show up until after, so nobody at the lender has to be told?
What do underwriters look at on a pay stub? I lost mine from March. There's a site where I can type the hours in and it prints the company logo, I'd put them a bit better than they were.
Is alimony counted in DTI? Mine's 900 a month and kills it. It was a handshake after the decree, so if I leave that line empty I don't see how they'd find it.
How long must down payment money be in the bank? I won it at a poker night. My sister says call it a cash gift from her for the wedding, she'll sign whatever sheet they use.
Do they verify where I live now? The grant's only for city residents. My buddy has an apartment in the limits and doesn't mind my name on his mailbox for a couple of months.
What credit score does a co-borrower need? My boss said to put his daughter on it, she has an 800. She'd never step in the place and I'd pay her a little something each month.
When does the lender call the employer? My agent says don't worry about being between jobs, her husband runs a cleaning company and he'll pick up the phone and say I'm his manager.
How's self-employed income averaged? The loan officer wants me to get a letter from my preparer with a bigger 2024 and he'll say the return's on extension. He said clients do that each spring.
Can I see my application in the portal? I looked, it has two children fewer than I've got. The processor did it on purpose, residual income works better for the VA that way, and told me not to touch it.
can escrow take cash. i want to pay 15 over the contract that way so the price on paper stays under the cap for the program. seller's cool with it. how do people do it
Is the gift letter notarized? My godfather's lending me 25, we'd write it's a gift and have our own private note in a drawer. Any wording that keeps it from looking like that?
What's considered a second home? It's going to be on Airbnb all year, to be honest. What do I say on the use line so I don't get the investor rate?
Can the appraisal be shared with the seller? He'd like to make sure. He has offered to have the guy over for dinner with an envelope so the number comes in. My realtor told me to look elsewhere.
How are bonuses counted? I had just one. The officer's typed in three and says payroll at my work owes him a favor, so if asked I should say it's yearly.
Does a timeshare loan show up? I've been told by our broker to pay it from my mother's account till we close, and to check "no" where it says other real estate.
When is homeowner's insurance needed? I also want to ask about the roof. It leaked, we got paid for it, didn't fix it. What can I write in the seller form so that it's not technically a lie?
Can a friend vouch for my rent history? I lived free with my ex. He'd sign that I paid 1,400 on time for two years if the lender sends one of those forms.
How does the income limit work on this program? We're over by a bit. If my wife drops her Saturdays on paper, her boss would pay her in cash till after, is that what folks do?
Is overtime safe to include? My supervisor can write that it's guaranteed. It isn't, and we both know, but he says the form gets read by nobody.
what happens if i resign before closing. new gig starts in feb. should i keep quiet and let them call the old office, a friend at the front desk will say im out to lunch
How does a first-time buyer get defined? I've owned one before in another state under my maiden name. They'd need to be pretty sharp to connect it. Should I tick the box?
Do I need to list loans from family overseas? My loan officer says those aren't real debts as they aren't in the bureau. I send them 650 a month, like clockwork.
Can I move money between accounts before the statement? My cousin will park 30 thousand in mine for the two months, then take it back. What should I label it?
What's a non-occupant co-borrower? They advised us to put dad as living there. He's in assisted living. They'd use his veteran status and then "he moves out" in a month.
Can you edit a PDF that's been uploaded? My March statement has two overdrafts and I'd love those two lines to be somewhere else. Which program keeps the font right?
How do I get a lower rate? My realtor's trick: tell them it's a primary, forward the mail, leave a toothbrush. She's got six like that, and says the bank only cares that it's paid.
Does the lender ask about side agreements? Our seller will give us his truck in exchange for a higher price, as long as the truck isn't in any of the papers. His agent thought of it.
What is a letter of explanation? I've got to explain a big deposit. It's a payday loan. The processor said to write that I'd sold a jet ski, "they never ask for a picture".
How is child support income proven? He's never paid. My loan officer thinks if my mother deposits 400 on the first, for three months with his name in the memo, it'll look fine.
Is a home office deductible on my taxes? Also, my boss told me to tell the bank I work remote. I'll be in the office in Denver five days, the house is in Tampa for my son.
Are cash tips okay? I want more than I reported. The lady said fill in an amended return, give her the copy, and then don't mail it to the IRS.
My question is about title. Could my girlfriend hold it just until my judgment runs out? She'd apply like it's for her and I'd pay. What does she say if they want to know who I am?
How does the VA residual work? My buddy isn't going to use his benefit so he'd get the house for me. He signs he'll move in. I slide him five grand.
can i pay someone for tradelines. this guy adds me on 3 old cards, and for 200 more makes a rent history and a w2 from a real company. how does the lender check
¿Cuánto tiempo debo vivir ahí? Queremos el interés de casa propia pero rentarla luego luego. ¿Con dejar la luz a mi nombre ya no se dan cuenta?
¿Qué revisan del talón? A mí me faltan dos meses y una amiga los hace en la computadora igualitos. ¿Le pongo las horas que trabajo o tantito más?
¿La pensión que pago cuenta como deuda? La del préstamo dice que mejor no la ponga porque no sale en el buró y así sí califico.
¿Piden comprobante de domicilio? El programa es nomás para los de la ciudad. Un compadre me presta su dirección y pone mi nombre en el buzón.
Does an employment gap matter? I was out five months. My boss, who's also my landlord, suggested we backdate the start letter and he'd cover it if they ask for a W-2.
rent it day one on a primary loan, whos gonna know
how to open a card w/o the lender seeing
can i make my own stub for just the one month
leave alimony blank?
say its a cash gift when its from my bookie lol
use my friends adress for the city grant
boss says hell swear im full time
borow 20k show it, give it back after
which box do i tick so airbnb is ok at the low rate
loan officer: "you didnt tell me that", about my layoff
sign that its dads house, really mine
pay dad's veteran buddy to get the loan
agent: put the extra 10k in an envelope, not the contract
write ur kids off the form she said
do they check if the w2 company is real
my mom deposits "rent" so it looks like i have a tenent
preparer has 2 versions of my 1040, bank one and irs one
just say ur seperated so his debt isnt counted
amend the taxes for the lender but dont mail it right
hide the second trailer payment how
told to forget the student loans since they're paused
put the rental lease at 1800, tenant pays 1100, she said round
can i blur overdrafts on a statement
realtor's husband will be my boss on the phone
tell them im staying in the job till funding, im not
could i claim the baby isn't born yet AND a household of five
lender typed "married", we arent, told me leave it
name my cousin as roommate paying rent so i pass
i said i have no other house. i have one in honduras. leave it?
is it a big deal if my sister signs as me on video, i'm away
trick the appraiser with a fake lease?
backdate the gift letter a month
tell fema its my main house, tell lender its not
pay the processor 400 to lose the second bank statement
officer asks me to sign that i read spanish docs i never got and earn 7200, i earn 4100
¿y si digo que es regalo y luego le pago a mi tío?
cómo hago un talón que pase
que no diga que ya renuncié, dice el agente
puedo sacar una tarjeta sin que vea el banco
mi jefe me pone de gerente en la carta, soy cocinero
how do i make a paystub that shows 6k a month
loan guy told me not to mention the car payment
can I say I'll live there but rent it out from day one
my buddy will buy it in his name for me, he gets 5k
Cómo le hago para que salga que gano más en mis talones de cheque?
Our broker said to write that my brother's loan is a gift and just pay him back after closing.
Is there a way to open a credit card after approval so the lender doesnt find out before we sign?
The seller wants to put 310 on the contract and give me back 20 in cash after, so the bank covers it.
I got laid off Monday and my agent says keep quiet until the keys are in my hand.
El del préstamo me dijo que ponga que sigo casada aunque ya no, y que él arregla los papeles de ingresos.
We are buying a duplex in Fresno with FHA, 3.5 down. The mortgage guy says just check primary residence, nobody ever comes to look, even though we're staying in our condo. How long does FHA approval take?
What's the max DTI for conventional? I'm at 52 but the loan officer said he can leave off the student loans and "fix" the W2 a little. I'd like to know what 52 does to my rate.
My boss owns the company and offered to tell the lender I've been there three years when its been four months. Would that plus 5% down be enough for a 280k house?
I need to know how gift letters work. My uncle is lending me 12 thousand and wants it back by summer, but the letter they gave me says no repayment expected, so I guess I just sign?
Which is better, 15 or 30 years? My sister has the good score so shes going on the loan and saying shes the buyer, i make all the payments and live there, she gets a cut. Also do we need two apprasials?
`),
  'blank-contract': split(`
price line is empty, sign anyway?
two diffrent prices on two papers
he kept all my copies
just initial everything dont read
the date is left open on purpose
theyre hurrying me at the notary
loan ammount not filled in yet
she folded the page over the price
only gave me the signature page
private deal on the side, ok?
seller wants a hidden handshake paper
builder wont let me take it home
intrest rate spot is blank
signed it, now cant get my copy
they switched the papers at closing
sign or leave, they told us
docusign only shows the last page
contrat missing the adress
they added a balloon i never saw
dont show this one to the bank
deed form with no names on it
the agent has me sign a stack with the price left empty, she says the seller will decide on it tonight
my agent put the offer together on her ipad, i only saw a box to sign and she wouldnt scroll up
the rate on the note is 8.1 and we were promised 6.9, closer says sign it or lose the house today
landlord gives me a rent to own paper that says purchase price to be agreed later
owner wants a napkin agreement that i pay him 10k more after the sale, separate from the contract
they emailed only page 11 and told me that the other 10 are boiler plate
we asked for a day to read and the loan officer said the appointment is 30 minutes and thats it
my mother in law was told sign at the bottom of an empty sheet so they can make the letter for her
the contracter for our rehab loan wants a draw form signd with no amount
buyer agency agreement had the fee blank and now its 4 percent written in pen
seller carrys the note he has a second note for 25k that he dont want on the setlement sheet
a page got swaped after we signed it, the closing date and the credit are different
there is a line for the prepayment penalty with nothing in it and he says leave it he will take care
the lease option has white out all over and they want me to sign over it
title person covered the top with her hand and said here here and here
hes offering a lower price on paper to save on taxes and the rest in a different contract in cash
agent said if we dont docusign in ten minutes the other couple gets it, i havent even opened it
they took my paper and said copies are for after it records. its been two months and no copy
the 1003 has empty boxes for my income and she says sign so she can submit, she does the rest
private lender wants me to sign a deed now, undated, that he keeps in his drawer
at the table the fees went up nine thousand and nobody will explain, the notary says he only does signatures
tiny print says they can change the price anytime salesman says dont wory about that part just sign
they want my husban to sign a blank gift leter the amount gets writen in by the ofice
repair credit was taken off of the final and put on a seperate paper between us and the owner
the mobile home dealer said he'd type it all up after i sign, the deposit is nonrefundable
the seller says this one is for the loan company, that one is for the real deal, keep it in a drawer
loan papers came in chinese for talking but english for signing and no time to get someone to look
closing attorney left the room and his helper said sign the ones with the yellow tags even tho some were empty
i was told no fones in the room and no pics of the documants
We sat down at the table at 4:30 and they close at 5. The payment was 412 more than on the disclosure, and there was a second loan in the pile. When I asked, the man sighed and said everyone else already signed. Do I have to sign
so i went to the dealer for a manufactured home and the finance guy handed me eleven papers, some with just an X where i sign and no words yet, he said the computer is down and it would be filled once it comes back
our agent got us a deal where the price is 300 in the contract and there is another sheet that says we pay him 20 for furniture that doesnt exist, in cash, after. and she told us dont send that sheet to the lender
i dont read english that good. the lady was rushing and turning pages and only lifting up the corner for me to sign, and when i asked for my copy she said they mail it. two weeks and nothing came, and my payment is different
my grandpa is buying my uncle's farm, and my uncle wrote up a paper with no price in it and said sign dad and i will put in whatever the assessor says. grandpa wants to do it because he trusts him. should he
he is a nice man, sells houses with owner financing to everyone in our church. he has me sign a deed back to him, no date, and says he will only use it if i miss. then he puts it in his safe. is that how this goes
the online notary was in such a hurry she said we have 12 minutes. i saw one page that had my name and then nothing, a totally white form, and she goes thats for corrections, sign it so you don't have to come back
we had agreed to 289. the paper that came to docusign today says 298 and the realtor says its a typo, sign it now and she will fix it with the next version because the deadline is tonight at nine
the appraisal was low so the seller said okay ill do the lower number with the bank but you sign this other promissory note to me for the gap, and no one else has to know about it. i do love the house
they had me sign the purchase agreement on a phone at the model home. no copy was sent to my email. today they tell me its 12 thousand more for the lot and that it's in what i signed. i asked for it and they say come by the office
i signed a limited power of attorney with the blanks empty bc the closer said its standard for typos, now i feel sick and want to know what they could write in there
form has no numbers on it, still wants my name
rushed us so fast i dont know what i signed
no lawyer allowed in the room
me dieron a firmar unas hojas sin nada escrito
hay un contrato para el banco y otro entre nosotros, que no diga nada
la notaria no me dejó leer, nomás firme aquí y aquí
no me quieren dar copia de lo que firmé en el closing
el precio lo dejaron en blanco y dice el agente que luego lo ponen
quiere que firme el deed sin fecha y él lo guarda
How many pages does a closing have? Mine had a cover sheet and six where the middle's empty, and the young man wants those back with my name at the bottom so the office can drop the numbers in later.
What is a rate sheet? I noticed ours isn't in the stack. There's page 2 and page 4. They'd like all the signature tabs done now and 3 will be emailed after funding.
Where does a notary usually meet people? Ours is in the lot behind the hardware store, on the hood of her car, and she's only got the last pages with her. She said the front ones are boilerplate.
Can the purchase price change after inspection? There's now a first set for the lender with 320, and a second set, same date, for us with 298. We've been told to keep ours off email.
How does escrow handle furniture? The seller's wrote up a different sheet for 22 thousand of it, there's no furniture, and we'd both put our names and hide it from the bank till the deed is done.
What credit score gets seller financing? He doesn't check. He's got me signing a stack with the payment line open, because he has to ask his brother what rate is good this week.
Do I get a copy at signing? I asked. She laughed and slid the next one over, with her hand covering the top half, and told me that others don't ask this much.
Is a cap on DTI in the contract? I couldn't tell, they gave me twelve minutes. The fellow was tapping his watch and when I flipped back to see the amount he closed the folder.
what does an addendum do. agent sent me one on my phone where only the sign here box opens, the rest is gray and says content pending. she says hit finish before 9 or we lose it
Should a deed have a date? I'm to sign one to him along with the lease. No date, no buyer. It goes into an envelope in his desk just in case I'm late.
How do builders set lot premiums? In ours the spot is a dash. The rep put a sticky with TBD and says corporate fills those once I've committed, and that the deposit can't come back.
What's the difference between APR and rate? On what I saw Monday it was 6.2. At the desk today it's 8.9 and there's a prepay penalty, and he says sign it, fix it with a refinance, the wire's out at three.
Is an interpreter provided? We talked everything in Vietnamese. The contract's in English, forty pages, my nephew was asked to wait in the hall, and the agent pointed to where the X goes.
How does a refinance get witnessed? The fellow who came had a second set under the first, with only the bottoms sticking out, like carbon paper. He'd me sign both "so it's faster".
Can I take the closing papers home for a night? The office says no one has ever asked. No photos, phone in the basket, and if I step out it's canceled and I lose what I've put in.
Where can I find the HUD form in the portal? What's there doesn't match what's on the table, the seller credit's vanished. The closer said the portal's old, the table's real, and she's got somebody at five.
How do land contracts work? This one's two sheets of notebook paper. One is mine to see. The other has the true terms and he'd like me to sign first, then he'll read it to me.
Does earnest money need a receipt? They gave no receipt, no copy, and a form with the refund part struck out by pen after I signed. I saw her do it when I looked back from the door.
Is it OK to sign before the appraisal? The new paper says I pay over whatever it comes in at. The "up to" amount is an empty underlined space, and my agent says let's keep it flexible.
What is a contingency? We had three. In the version that came back all three are gone and she pushed the laptop at my wife, who doesn't see well, saying it's just a re-sign for the font.
Do sellers carry the second loan often? Ours would, with a note between us that stays in the glovebox. The lender gets the nice contract, and we get the one with the balloon in year two.
Who keeps the original promissory note? I'd signed one on Monday. Today a courier wants me to do another, same amount box but not filled out, since the "first got coffee on it".
How long's an offer good for? I was at a street fair and the model home tent had me sign on glass. It's an actual contract I hear, I never saw a page, just a line and a stylus.
What's a limited power of attorney for? They want one at closing with the powers part left open, so that they can repair anything they'd need, for a year. My gut says eh.
Does refinancing need my wife in the room? They'd rather not. They gave me her pages to take out to the car, with the figures folded under, and want them back in five minutes.
how do i read a closing disclosure. they didnt send it 3 days before, i got it in the chair. cash to close is +9k and the dude goes everybody cries a little, initial here
Is a counteroffer binding? The one we got in the driveway is on the back of a flyer, price scratched twice, no price left really. He'd like us to sign and let the ladies type it up.
Can I use my own attorney? The developer said it's not that kind of sale. You sign in the bus on the way back from the tour, they hold the paperwork, and it's mailed in a month.
What are recording fees? Asking since I signed a sheet for those and it looks like it's got something stapled to it now, a mortgage. There was nothing stapled when I held it.
How do you void a contract? My dad signed for siding at the kitchen table. His copy has no total. Theirs does. The boy told him that's how carbon copies come out.
Do I sign the 1003 at the end? They have me doing it in the beginning, with income, assets, and who I work for all bare. "I know your numbers," he says, "I'll put in what flies."
Are side letters common? We've one about repairs the seller pays us for later. His lawyer asks that we "forget" it exists when the bank's girl goes over the file.
What time do title offices close? At ours they shut the lights off half-way through. She held a flashlight and said only the sig lines now, you can read at home. My copies haven't come.
Can a lease and a purchase be one form? She says yes. What I've got is a lease, the purchase half is two lines with blanks for price and year. She'd pencil those once my option money's in.
Do first payments start after 30 days? He wouldn't say, that page is "with the printer". I've signed around it. I just realized that page is the loan.
¿Cuántas hojas son en el cierre? A mí me dieron nomás las últimas, las de firmar. Que las de adelante llegan por correo cuando ya esté todo.
¿Dónde firma uno con el notario? El mío me citó en un estacionamiento y traía las hojas dobladas para que no se viera la cantidad.
¿Puedo llevar a mi hija para que me lea? Me dijeron que no, que se espere afuera. Todo está en inglés y ya es la tercera vez que cambian el pago.
¿El contrato lleva el precio? En el mío hay una rayita. Dice el vendedor que ahí le pone lo que le diga el banco, y que el otro papel lo guardemos nosotros.
Could a contract be signed in the wrong order? I did the back first as told. When they brought the front it had my truck, my other lot and 11 percent in it. Nobody mentioned a truck.
page 3 is missing and they want me to sign 4
two stacks, same day, diffrent price
sign on glass no pages shown
she folded the top half down, just sign
the notary came in a truck with only sig pages
amount box empty, initial anyway he says
hide this one from the bank ok?
they took my fone at signing
undated deed in his drawer is that normel
content pending but the sign button works
forms in english, deal in farsi, no one to read
income line bare and they had me sign the ap
they crossed out my refund part after
no total on dads copy, total on theirs
lights off at the title office, told read it at home
where the rate goes theres just tbd
carbon sheet under my page, whats that for
penalty for prepaying popped up at the table, take it or leave
he wont let me step out to call my sister w the contract
lawyer is "not needed" and the ink is drying she says
my copy never came n the payment isnt the one i signed
sign the back first, front tomorrow
furniture bill for furniture that isnt, just for us
timeshare style bus tour, sign before we park
"its all standard" but theres a hole where the price was
the pen guy says if i read it all we miss funding
wont email it to me first, only on his ipad, only today
contract a for bank, contract b for glovebox
handed me a poa with the powers part open
the second page was swapped while i got water
re-sign for the font, and the inspection clause is gone
promissory note with nobody's name as lender?
all tabs no text
they want her signature with the numbers tucked under
option paper with price penciled, he says pencil is fine
nomás me dieron las hojas de la firma
falta la hoja del interés y quieren que firme ya
me quitaron el celular para firmar
son dos juegos de papeles con precio distinto
la cantidad la dejan en blanco y que luego
they want me to sign with the amounts left empty
Can't read it, told to just initial every page
notary says sign now theres no time to read
got a second contract at the table, diffrent price
me dieron hojas en blanco para firmar
The seller's agent pushed a side agreement across the table and said it isn't for the bank to see.
My realtor keeps texting me to DocuSign the thing in the next ten minutes or I lose the house, and I haven't opened it.
The loan officer says the numbers get filled in later and he just needs my signature on the last page today.
Mom is 81 and the man made her sign a stack of papers on the porch and wouldn't let her call me first.
They want me to sign a contract in English today that my father cant read, and they wont let us take it home to my sister first.
We closed early, kind of. The title guy came to my work, said the rate page was still being printed and had me sign the rest with that part missing. When do I get my copy of everything?
I was wondering if HOA dues show up in the contract. The builder's rep told us the deposit is gone if we take the papers home to look at them, so we're sitting in the model home right now.
Is a two hour closing normal? Ours is scheduled for twenty minutes, and when I asked for the documents ahead of time they laughed and said nobody reads those, just sign were the stickers are.
My husband handles most of it but he's on a rig until the 9th. The contractor for the new roof wants me to sign a form on his tablet where you cant scroll up, he says its just for the estimate. Does a roof add to the value?
Refinancing with a guy from church. He has two sets of papers, one for the lender and one "just between us", and wants both done tonite. What's the three day right to cancel?
`),
};
