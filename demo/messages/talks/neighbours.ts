import type { Talk } from '../talk.ts';

/** Private sellers and the people who message them. */
export const talksOfNeighbours: readonly Talk[] = [
  {
    between: ['Finn', 'Bonnie'],
    car: 'Benefactor Panto',
    ended: { hoursAgo: 4 },
    script: `
      Finn: hi bonnie, mara quinn told me you and your panto are both nice
      Bonnie: Did she now! Then I'd better behave. What can I tell you?
      Finn: does it start every morning?
      Bonnie: Every morning. It grumbles at the first corner, like my husband, and then it goes all day.
      Finn: i've got {85%} to spend and a job from monday
      Bonnie: Where's the job?
      Finn: loading at the docks
      Bonnie: Then you need your back and a car that works. {90%}, and you get our winter mats with it.
      Finn: really?? thank you! when can i come?
      Bonnie: Tonight. There's soup.
    `,
  },
  {
    between: ['Carmen', 'Theo'],
    car: 'Canis Mesa',
    ended: { hoursAgo: 24 * 1.3 },
    offer: {
      counters: [{ by: 'Theo', hours: 0.1, percent: 95, note: 'With the second set of wheels.' }],
      ended: { as: 'withdrawn', by: 'Carmen', hours: 13 },
    },
    script: `
      Carmen: Is the Mesa's roof watertight? My last one leaked and I sat in a puddle for a year.
      Theo: Tight as a drum. I sat in it under the hose for ten minutes, my neighbour filmed the whole thing.
      Carmen: I'd like to see that video.
      Theo: It's mostly me climbing out with the hose still on. The car stayed dry, I didn't.
      Carmen: I've sent you an offer. Don't laugh.
      Carmen$ {88%} My best number on a taxi wage.
      Theo: Not laughing. I was thinking {95%}, with the second set of wheels.
      Carmen: Let me do the maths tonight.

      Carmen: The maths says I should get something with a meter on the dash instead, for the night shift. Sorry, Theo.
      Theo: Don't be. Maths is maths. Drive safe out there!
    `,
  },
  {
    between: ['Yuki', 'Abel'],
    car: 'Dinka Postlude',
    ended: { hoursAgo: 13 },
    script: `
      Yuki: Good evening. I saw your Postlude and it made me think of my father. He had one in this exact colour.
      Abel: Then he had good taste. Would you like to sit in it? No need to buy.
      Yuki: I'd like that very much.
      Abel: Come by Saturday before noon. I'll leave the cassette player on.
      Yuki: It still has the cassette player?
      Abel: And the cassettes. I hope your father liked city pop.
      Yuki: I'm not going to cry in a stranger's car, but it'll be close.
    `,
  },
  {
    between: ['Otis', 'Marcus'],
    car: 'LCC Hexer',
    ended: { hoursAgo: 24 * 1.9 },
    script: `
      Otis: Afternoon. Is the Hexer spoken for?
      Marcus: Good afternoon. I've given my word to a nurse from Pillbox until she hears from her insurance.
      Otis: Man of his word. Rare thing.
      Marcus: One tries. Should I write to you if she backs out?
      Otis: Do that. No haggling from me, {price} is right for it.
      Marcus: Now you are making it hard to be patient with her.
    `,
  },
  {
    between: ['Cyrus', 'Lola'],
    car: 'Bravado Gauntlet',
    ended: { hoursAfterSale: 1 },
    script: `
      Cyrus: One owner, full history, {colour}. What's wrong with it?
      Lola: Nothing but me, darling. I can't get behind a wheel that low in a dress.
      Cyrus: Fair. Would {94%} get you out of the dress problem?
      Lola: That came out wrong, didn't it?
      Cyrus: The second I hit send. My apologies to you and to the dress.
      Lola: You're forgiven at {98%}.
      Cyrus: Sold. I deserve that.

      Lola: It's in your name now! Be gentle on wet roads, the back likes to overtake the front.
      Cyrus: Found that out on the first roundabout. We're getting to know each other.
      Lola: Send me a picture when it's dirty, I've never seen it dirty.
    `,
  },
  {
    between: ['Dina', 'Emil'],
    car: 'Fathom FR36',
    ended: { hoursAgo: 16 },
    script: `
      Dina: Hi Emil, your FR36 says open to trade. I've got a Hakuchou, 2016, purple, fast and spotless.
      Emil: Hi Dina. I've never been on anything with fewer than four wheels. Is now a good time to start?
      Dina: Honestly? On a Hakuchou? No.
      Emil: You're a terrible saleswoman and I trust you completely.
      Dina: We could do it with money, like boring people. {90%}?
      Emil: {96%}, boringly.
      Dina: Let me sell the bike first, then I'll come back with a number closer to yours.
      Emil: I'll be here. It's not going anywhere before the end of the month.
    `,
  },
  {
    between: ['Celeste', 'Kofi'],
    car: 'Pegassi Torero XO',
    ended: { hoursAgo: 11 },
    script: `
      Celeste: Good evening Mr. Mensah. I work in a showroom up the hill, but I'm asking for myself: would you let me drive the Torero XO once before someone sensible buys it?
      Kofi: You've been honest, so I will be too. I was planning one last drive myself.
      Celeste: Then you drive up and I drive down?
      Kofi: That's how my wife and I bought it. At seven, when the road's empty.
      Kofi@ test_drive +66h Vinewood Hills, The car park by the sign
      Celeste@ yes
      Celeste: I'll bring coffee and my own insurance.

      Kofi: One question, since you know the trade. Is {price} too much?
      Celeste: It's the right number. Don't budge before the third serious call.
      Kofi: That was worth more than the coffee.
    `,
  },
  {
    between: ['June', 'Hank'],
    car: 'Enus Windsor',
    ended: { hoursAgo: 18 },
    script: `
      June: Mr. Morrow, I run a small wedding service with two cars, and the Windsor would be the third.
      Hank: Call me Hank. It's been in one wedding, mine, and it behaved better than I did.
      June: I couldn't pay {price} in one go. Would you rent it to me for three Saturdays first?
      Hank: With you at the wheel, sure. With some nephew of the groom, no.
      June: I drive every bride myself. In gloves.
      Hank: Gloves! OK, three Saturdays, deal. We'll talk about buying once you've counted the rice in the carpets.
    `,
  },
  {
    between: ['Tamsin', 'Nina'],
    car: 'Dinka Blista',
    ended: { hoursAgo: 6 },
    script: `
      Tamsin: Has the Blista really only done {miles} miles?
      Nina: Really. I live above my work. It goes shopping on Fridays and sulks the rest of the week.
      Tamsin: So why sell it?
      Nina: My brother Theo has three cars and lets me take whichever one starts.
      Tamsin: I'd pay {95%} if I can bring my own mechanic. He's my grandfather and he's very slow.
      Nina: Bring him. There's a chair, and I make decent tea.
    `,
  },
  {
    between: ['Rosa', 'June'],
    car: 'Emperor Habanero',
    ended: { hoursAfterSale: 1 },
    script: `
      Rosa: Hi June! Three kids, a dog and a cello. Will it all fit in the Habanero?
      June: My brides and their dresses did, so I'd say yes. The cello rides up front.
      Rosa: The cello always rides up front. {94%}?
      June: Make it {97%} and I'll leave the picnic blanket in.
      Rosa: You had me at blanket. We're coming with the whole circus.

      June: All signed, and your youngest left a shoe here.
      Rosa: She leaves one everywhere so people remember her. Thank you for everything!
    `,
  },
  {
    between: ['Rex', 'Yuki'],
    ended: { hoursAgo: 24 * 6 },
    reported: {
      by: 'Yuki',
      reason: 'scam',
      details: 'Wants half the money for a car he doesn’t even have on the site, and got angry when I asked to see it.',
    },
    script: `
      Rex: saw u asking around for a first car. got a coupe for u, half price, today only
      Yuki: Hello. Which one is it? I can't find a listing of yours.
      Rex: took it down, too many ppl asking. send half now to my account and ill hold it
      Yuki: I'd like to see it first, please.
      Rex: everyone wants to see it. first to pay gets it. u want a car or not
      Yuki: Not like this, thank you.
      Rex: your loss. dont come crying when ur walking to work
    `,
  },
];
