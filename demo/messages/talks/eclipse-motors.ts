import type { Talk } from '../talk.ts';

const dealer = 'Eclipse Motors';

/** The inbox that Grace, Dev and Pia share. */
export const talksOfEclipse: readonly Talk[] = [
  {
    between: ['Mara'],
    dealer,
    car: 'Ocelot Jackal',
    ended: { hoursAgo: 2.4 },
    unread: { Mara: 2 },
    script: `
      Mara: Good morning, is the {colour} Jackal on the floor or out in the yard? I would like to see it in daylight.
      Pia: Good morning Mara! It is inside, but I will gladly roll it out for you. The colour only tells the truth in the sun.
      Mara: Lovely. And how do you feel about trading in? I have an Exemplar with clean papers and a good heart.
      Pia: Trade-ins are Dev's department, I have passed it on to him.
      Dev: Hello Mara, Dev here. I looked at your listing. Depending on the brakes I would say {172%} to {184%} for yours, and the Jackal is {price}, so you would drive home with money left.
      Mara: That is less than I ask, but more than I feared.
      Dev: A private buyer will pay you more. We pay you on the same day and nobody rings your bell at nine in the evening.
      Mara: You have met the people who answer my listing, then.

      Mara: Would today after work suit you? Around six?
      Dev: Six is fine. Please bring: / – both keys / – the registration / – the service book, if you find it
      Mara: I found it under the seat, next to a sandwich I do not remember.
      Dev: We will deduct the sandwich.

      Dev: Good to meet you yesterday. The brakes are better than mine. I can do {182%} for the Exemplar until the end of the week.
      Pia: And I kept the Jackal inside for you, nobody else gets to test it before Saturday. Just tell us which day!
    `,
  },
  {
    between: ['Theo'],
    dealer,
    car: 'Karin Sultan',
    ended: { hoursAgo: 31 },
    script: `
      Theo: Your listing says open to trade. Would a 1969 Dynasty interest you at all?
      Dev: It made Grace look up from her desk, and that does not happen often. Does it run?
      Theo: On most days ending in y.
      Grace: Grace here. I learned to drive in one of those. What would you want on top?
      Theo: Nothing on top, one for the other. {price} against a piece of history.
      Grace: History has rust in the sills, I have seen your pictures. I would need {20%} from you as well.

      Theo: I cannot bring myself to do it. I sat in it last night and it started on the first try, as if it had heard us.
      Grace: Then keep it. Nobody ever regretted that. The Sultan's price stands if you want it without a trade.
      Theo: Thank you for not pushing.
      Grace: We would rather see you twice.
    `,
  },
  {
    between: ['Yuki'],
    dealer,
    car: 'Übermacht Oracle XS',
    ended: { hoursAgo: 0.6 },
    unread: { Grace: 2, Dev: 2, Pia: 2 },
    script: `
      Yuki: Hello, this would be my first car in this city. Is the Oracle XS a sensible choice or only a beautiful one?
      Pia: Hi Yuki! Both, honestly. {miles} miles, one owner, and it parks itself in your heart. For your garage you still have to do it yourself.
      Yuki: I am a careful parker. What do I need to bring for a test drive?
      Pia: Your licence and an hour. I will bring the coffee.

      Yuki: The drive was so calm! I would like to take it. Is {97%} possible if I pay at once?
      Yuki: And could you tell me whether the new tyres are summer tyres? My friend Lola says I have to ask that.
    `,
  },
  {
    between: ['Carmen'],
    dealer,
    car: 'Cheval Fugitive',
    ended: { hoursAgo: 3.5 },
    unread: { Grace: 1, Dev: 1, Pia: 1 },
    script: `
      Carmen: I drive nights for the taxi company and need something with a back seat that people do not complain about. Would the Fugitive do?
      Dev: It would do very well. Leather in the back, wide doors, and it is quiet enough that they will fall asleep.
      Carmen: They do that already. What does it need in the next months?
      Dev: Front pads in about four thousand miles. We can do them before you take it, that is on us.
      Carmen: That is decent. I get off at six in the morning, are you ever there at such an hour?
      Grace: For a taxi driver I will be there at six with the lights on. Which day?
      Carmen: Thursday then. Please do not tell anyone else about it until I have seen it!
    `,
  },
  {
    between: ['Hank'],
    dealer,
    car: 'Albany Virgo',
    ended: { hoursAgo: 24 * 3 },
    script: `
      Hank: That Virgo. Original engine or somebody's idea of an engine?
      Grace: Original. I had the numbers read when we took it in.
      Hank: And the roof lining?
      Pia: Hangs a little on the passenger side. I pinned it up for the pictures, I confess.
      Hank: Respect for saying so. I would do the lining myself. {86%}?
      Grace: {94%}, and Pia gives you the pins.
      Hank: Ha! Let me talk to my back and my wife, in that order.

      Hank: Back says yes. Wife says I have seven. She is right, she counted.
      Grace: Give her our regards. If one of the seven leaves, you know where the Virgo stands.
    `,
  },
  {
    between: ['Marcus'],
    dealer,
    car: 'Karin Previon',
    ended: { hoursAgo: 24 * 2.2 },
    script: `
      Marcus: The Previon is marked as reserved. Is that a firm no or a polite perhaps?
      Pia: Hello Mr. Bell! The other gentleman has until Friday to sign, so it is a perhaps with an end.
      Marcus: I can live with Friday. It would be for my son-in-law, who does not know yet that he is about to be one.
      Pia: Oh, how nice! Then I put you second on the list, and I will call you before anybody else hears of it.
      Marcus: Most kind. And if the gentleman signs?
      Dev: Then we look for another one together. There are four in the state and I know where two of them sleep.
    `,
  },
  {
    between: ['Vera'],
    dealer,
    car: 'Obey Tailgater S',
    ended: { hoursAfterSale: 15.7 },
    script: `
      Vera: Good day. I am interested in the Tailgater S but I am told that I ask too many questions.
      Dev: You cannot ask too many here. What is the first one?
      Vera: Why did the previous owner part with it?
      Dev: Twins. They did not fit, or rather their pram did not.
      Vera: A good reason. Then: has the gearbox oil ever been changed?
      Dev: By us, two weeks ago, I held the lamp.

      Vera: I am satisfied with your answers and would like to buy it.
      Grace: Then it is yours, Vera. {price} as agreed, the papers are ready for you at the desk.

      Vera: It arrived home without a single noise that I did not expect. Thank you all.
      Pia: That is the nicest review we have had this month!
    `,
  },
  {
    between: ['Lola'],
    dealer,
    ended: { hoursAgo: 24 * 12 },
    invitation: { role: 'staff', status: 'expired' },
    script: `
      Grace: Lola, you sold more cars from your driveway this summer than some people from a showroom. Have you ever thought about doing it with us?
      Lola: Grace! I am flattered. I have thought about it in the bath, which is where I think.
      Grace: Three days a week, your own hours, and Pia would be over the moon. I will simply send you the invitation.
      Grace! You are invited to join our team.

      Lola: Let me look at it when my sister has moved in. There are boxes up to the ceiling here.
      Grace: Take your time. It is open for a week, and after that you only have to ask.
    `,
  },
];
