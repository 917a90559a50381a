import type { Talk } from '../talk.ts';

/** Private sellers and those who ask them. */
export const talksOfNeighbours: readonly Talk[] = [
  {
    between: ['Finn', 'Bonnie'],
    car: 'Benefactor Panto',
    ended: { hoursAgo: 4 },
    script: `
      Finn: Hello Bonnie, Mara Quinn told me that you and your Panto are both nice.
      Bonnie: Did she! Then I have to behave. What can I tell you?
      Finn: Does it start every morning?
      Bonnie: Every morning. It complains on the first corner, like my husband, and then it goes all day.
      Finn: I have {85%} to spend and a job from Monday on.
      Bonnie: Where is the job?
      Finn: At the docks, loading.
      Bonnie: Then you need your back and a car that works. {90%}, and you get the winter mats from us.
      Finn: Really? Thank you! When may I come?
      Bonnie: Tonight, there is soup.
    `,
  },
  {
    between: ['Carmen', 'Theo'],
    car: 'Canis Mesa',
    ended: { hoursAgo: 24 * 1.3 },
    script: `
      Carmen: Is the Mesa's roof tight? It rained into my last one, and I sat in a puddle for a year.
      Theo: Tight as a drum. I stood under the hose with it for ten minutes, my neighbour filmed it.
      Carmen: I would like to see that film.
      Theo: You would see mostly me. The car stays dry, I do not.
      Carmen: Would you come down to {88%}?
      Theo: I had {95%} in mind, with the second set of wheels.
      Carmen: Let me do the sums this evening.

      Carmen: The sums say that I should buy something with a meter on the dashboard instead, for the night shift. I am sorry, Theo.
      Theo: Do not be. Sums are sums. Drive safely out there!
    `,
  },
  {
    between: ['Yuki', 'Abel'],
    car: 'Dinka Postlude',
    ended: { hoursAgo: 13 },
    script: `
      Yuki: Good evening. I saw your Postlude and had to think of my father, he had one in this very colour.
      Abel: Then he had good taste. Would you like to sit in it? No need to buy.
      Yuki: I would like that very much.
      Abel: Come by on Saturday before noon. I will leave the cassette player on.
      Yuki: It still has the cassette player?
      Abel: And the cassettes. I hope your father liked city pop.
      Yuki: I am not going to cry in a stranger's car, but I will come close.
    `,
  },
  {
    between: ['Otis', 'Marcus'],
    car: 'LCC Hexer',
    ended: { hoursAgo: 24 * 1.9 },
    script: `
      Otis: Afternoon. Is the Hexer reserved for good?
      Marcus: Good afternoon. A nurse from Pillbox has my word until her insurance has answered.
      Otis: A man of his word. Rare thing.
      Marcus: One tries. Shall I write to you if she steps back?
      Otis: Please do. I would not haggle, {price} is right for it.
      Marcus: Now you make it hard for me to be patient with her.
    `,
  },
  {
    between: ['Cyrus', 'Lola'],
    car: 'Bravado Gauntlet',
    ended: { hoursAfterSale: 1 },
    script: `
      Cyrus: One owner, full history, {colour}. What is wrong with it?
      Lola: Nothing but me, darling. I do not fit behind a wheel that low in a dress.
      Cyrus: Fair. Would {94%} get you out of the dress problem?
      Lola: That came out wrong, did it not?
      Cyrus: The second I sent it. I apologise to you and to your dress.
      Lola: You are forgiven at {98%}.
      Cyrus: Sold. I deserve that.

      Lola: It is on your name now! Be gentle on wet roads, the back likes to overtake the front.
      Cyrus: I noticed on the first roundabout. We are getting to know each other.
      Lola: Send me a picture when it is dirty, I have never seen it dirty.
    `,
  },
  {
    between: ['Dina', 'Emil'],
    car: 'Fathom FR36',
    ended: { hoursAgo: 16 },
    script: `
      Dina: Hi Emil, your FR36 says open to trade. I have a Hakuchou, 2016, purple, fast and spotless.
      Emil: Hi Dina. I have never sat on anything with fewer than four wheels. Is it a good idea to begin now?
      Dina: Honestly? With a Hakuchou? No.
      Emil: You are a terrible saleswoman and I trust you completely.
      Dina: We could do it with money, like boring people. {90%}?
      Emil: {96%}, boringly.
      Dina: Let me sell the bike first, then I come back with a number nearer to yours.
      Emil: I will be here. It is not going anywhere before the end of the month.
    `,
  },
  {
    between: ['Celeste', 'Kofi'],
    car: 'Pegassi Torero XO',
    ended: { hoursAgo: 11 },
    script: `
      Celeste: Good evening Mr. Mensah. I work in a showroom up the hill, but I ask for myself: would you let me drive the Torero XO once before somebody sensible buys it?
      Kofi: You are honest, so I will be too: I wanted to drive it once more myself.
      Celeste: Then you drive up and I drive down?
      Kofi: That is how my wife and I bought it. Sunday at seven, when the road is empty.
      Celeste: I will bring coffee and my own insurance.

      Kofi: One question, since you know the trade: is {price} too much?
      Celeste: It is the right number. Do not move before the third serious call.
      Kofi: That was worth more than the coffee.
    `,
  },
  {
    between: ['June', 'Hank'],
    car: 'Enus Windsor',
    ended: { hoursAgo: 18 },
    script: `
      June: Mr. Morrow, I run a small wedding service with two cars, and the Windsor would be the third.
      Hank: Call me Hank. It has been in one wedding, mine, and it behaved better than I did.
      June: I could not pay {price} at once. Would you rent it to me for three Saturdays first?
      Hank: With you at the wheel, yes. With some nephew of the groom, no.
      June: I drive every bride myself. In gloves.
      Hank: Gloves! Then we have a deal for three Saturdays, and we talk about buying when you have counted the rice in the carpets.
    `,
  },
  {
    between: ['Tamsin', 'Nina'],
    car: 'Dinka Blista',
    ended: { hoursAgo: 6 },
    script: `
      Tamsin: Is the Blista really only {miles} miles old?
      Nina: Really. I live above my work, it goes shopping on Fridays and sulks the rest of the week.
      Tamsin: And why are you giving it up?
      Nina: My brother Theo has three cars and lets me take whichever starts.
      Tamsin: I would pay {95%} if I may bring my own mechanic. He is my grandfather, he is very slow.
      Nina: Bring him. There is a chair, and I make decent tea.
    `,
  },
  {
    between: ['Rosa', 'June'],
    car: 'Emperor Habanero',
    ended: { hoursAfterSale: 1 },
    script: `
      Rosa: Hello June! Three children, a dog, and a cello. Will it all fit into the Habanero?
      June: My brides and their dresses did, so I would say yes. The cello rides in front.
      Rosa: The cello always rides in front. {94%}?
      June: Make it {97%} and I leave the picnic blanket in.
      Rosa: The blanket decides it. We are coming with the whole circus.

      June: All signed, and your youngest has left a shoe here.
      Rosa: She leaves one everywhere, so that people remember her. Thank you for everything!
    `,
  },
  {
    between: ['Rex', 'Yuki'],
    ended: { hoursAgo: 24 * 6 },
    reported: {
      by: 'Yuki',
      reason: 'scam',
      details:
        'Wants half of the money for a car that he does not even have on the site, and got angry when I asked to see it.',
    },
    script: `
      Rex: Saw you asking around for a first car. I have a coupe for you, half price, today only.
      Yuki: Hello. Which one is it? I cannot find a listing of yours.
      Rex: Took it down, too many people asking. Send half now to my account and I hold it for you.
      Yuki: I would like to see it first, please.
      Rex: Everybody wants to see it. Who pays first gets it. Do you want a car or not?
      Yuki: Not like this, thank you.
      Rex: Your loss. Do not come crying when you walk to work.
    `,
  },
];
