import type { Talk } from '../talk.ts';

const dealer = 'Eclipse Motors';

/** The inbox Grace, Dev and Pia share. */
export const talksOfEclipse: readonly Talk[] = [
  {
    between: ['Mara'],
    dealer,
    car: 'Ocelot Jackal',
    ended: { hoursAgo: 2.4 },
    unread: { Mara: 2 },
    met: { buyer: 'came', seller: 'came' },
    script: `
      Mara: Morning! Is the {colour} Jackal on the floor or out in the yard? I'd like to see it in daylight.
      Pia: Good morning Mara! It's inside, but I'm happy to roll it out for you. You only really see that colour in the sun.
      Mara: Lovely. And what about a trade-in? I've got an Exemplar, clean papers, runs great.
      Pia: Trade-ins are Dev's department, I've passed it on to him.
      Dev: Hey Mara, Dev here. I had a look at your listing. Depending on the brakes I'd say {172%} to {184%} for yours, and the Jackal is {price}, so you'd drive home with money left over.
      Mara: That's less than I'm asking but more than I feared.
      Dev: You'll get more from a private buyer, no question. We pay same day, and no one rings your doorbell at nine at night.
      Mara: So you've met the people who reply to my listing.

      Mara: Would today after work suit you? Around six?
      Mara@ viewing -14h Little Seoul, At your counter
      Dev@ yes
      Dev: Six works. Please bring: / – both keys / – the registration / – the service book, if you can find it
      Mara: Found it under the seat, next to a sandwich I don't remember.
      Dev: We'll knock off the sandwich.

      Dev: Good meeting you yesterday. The brakes are in better shape than mine. I can do {182%} for the Exemplar until the end of the week.
      Pia: And I've kept the Jackal inside for you, no one else gets a test drive before Saturday. Just tell us which day!
    `,
  },
  {
    between: ['Theo'],
    dealer,
    car: 'Karin Sultan',
    ended: { hoursAgo: 31 },
    script: `
      Theo: Your listing says open to trade. Any interest in a 1969 Dynasty?
      Dev: It made Grace look up from her desk, which doesn't happen often. Does it run?
      Theo: Most days ending in y.
      Grace: Grace here. I learned to drive in one of those. What would you want on top?
      Theo: Nothing, straight swap. {price} against a piece of history.
      Grace: History has rust in the sills, I've seen your pictures. I'd need {20%} from you as well.

      Theo: I can't do it. I sat in it last night and it started first try, like it heard us talking.
      Grace: Then keep it, you won't regret it. The Sultan's still that price if you want it without a trade.
      Theo: Thanks for not pushing.
      Grace: We'd rather see you twice.
    `,
  },
  {
    between: ['Yuki'],
    dealer,
    car: 'Übermacht Oracle XS',
    ended: { hoursAgo: 0.6 },
    unread: { Grace: 2, Dev: 2, Pia: 2 },
    met: { buyer: 'came' },
    script: `
      Yuki: Hello, this would be my first car in the city. Is the Oracle XS a sensible choice or just a pretty one?
      Pia: Hi Yuki! Both, honestly. {miles} miles, one owner, and it parks itself in your heart. The garage you'll have to do yourself.
      Yuki: I'm a careful parker. What do I need to bring for a test drive?
      Pia: Your licence and an hour. I'll bring the coffee.
      Yuki@ test_drive -3h Little Seoul, In front of the showroom
      Pia@ yes

      Yuki$ {97%} I can pay right away.
      Yuki: The drive was so calm! I'd like to take it, so I've made my first offer ever. Oh and are the new tyres summer tyres? My friend Lola says I have to ask that.
    `,
  },
  {
    between: ['Carmen'],
    dealer,
    car: 'Cheval Fugitive',
    ended: { hoursAgo: 3.5 },
    unread: { Grace: 1, Dev: 1, Pia: 1 },
    script: `
      Carmen: I drive nights for the taxi company and need a back seat people won't complain about. Would the Fugitive do?
      Dev: It'd do great. Leather in the back, wide doors, and so quiet they'll fall asleep on you.
      Carmen: They already do. What's it going to need in the next few months?
      Dev: Front pads in about four thousand miles. We can do them before you take it, on the house.
      Carmen: That's decent of you. I get off at six in the morning, any chance anyone's there at that hour?
      Grace: For a taxi driver I'll be there at six with the lights on. Which day?
      Carmen@ viewing +42h Little Seoul, At the gate, before opening
      Grace@ yes
      Carmen: See you then. Please don't tell anyone else about it till I've seen it!
    `,
  },
  {
    between: ['Hank'],
    dealer,
    car: 'Albany Virgo',
    ended: { hoursAgo: 24 * 3 },
    offer: { counters: [{ by: 'Grace', hours: 0.04, percent: 94, note: 'With the pins.' }], ended: { as: 'expired' } },
    script: `
      Hank: That Virgo. Original engine or someone's idea of an engine?
      Grace: Original. I had the numbers checked when we took it in.
      Hank: And the headliner?
      Pia: Sags a bit on the passenger side. I pinned it up for the pictures, I confess.
      Hank: Respect for owning up. I'd do the headliner myself, and my offer says so.
      Hank$ {86%} I do the headliner.
      Grace: I've answered with {94%}, and Pia throws in the pins.
      Hank: Ha! Let me talk to my back and my wife, in that order.

      Hank: Back says yes. Wife says I've already got seven. She's right, she counted.
      Grace: Give her our best. If one of the seven leaves, you know where the Virgo is.
    `,
  },
  {
    between: ['Marcus'],
    dealer,
    car: 'Karin Previon',
    ended: { hoursAgo: 14 },
    script: `
      Marcus: The Previon is marked as reserved. Is that a firm no or a polite maybe?
      Pia: Hello Mr. Bell! The other gentleman has two days to sign, so it's a maybe with a deadline.
      Marcus: I can live with two days. It's for my son-in-law, who does not yet know he is about to be one.
      Marcus$ {price} For a wedding that isn't announced yet.
      Pia: Oh, how lovely! You're next in line, and I'll call you before I tell anyone else.
      Marcus: Most kind. And if the gentleman signs?
      Dev: Then we'll find you another one. There are four in the state and I know where two of them sleep.
    `,
  },
  {
    between: ['Cyrus'],
    dealer,
    car: 'Karin Previon',
    ended: { hoursAgo: 20 },
    offer: {
      counters: [{ by: 'Dev', hours: 1, percent: 97, note: 'That’s with the full service.' }],
      ended: { as: 'accepted', by: 'Cyrus', hours: 1.9 },
    },
    script: `
      Cyrus: I've wanted a Previon since before I could drive. Has this one ever been on a track?
      Dev: Once, on the way past it. It's a good honest road car.
      Cyrus: Then let's not spoil it with talking. There's my offer.
      Cyrus$ {92%} Paid on the day I collect it.
      …
      Cyrus: Your number's fair, I've accepted it. Can I collect it the day after tomorrow?
      Dev: It's yours until then. No one else gets the keys.
    `,
  },
  {
    between: ['Vera'],
    dealer,
    car: 'Obey Tailgater S',
    ended: { hoursAfterSale: 17.7 },
    met: { buyer: 'came', seller: 'came' },
    script: `
      Vera: Good day. I am interested in the Tailgater S, though people say I ask too many questions.
      Dev: No such thing here. What's the first one?
      Vera: Why did the previous owner part with it?
      Dev: Twins. They didn't fit, or rather their pram didn't.
      Vera: A good reason. Next: has the gearbox oil ever been changed?
      Dev: By us, two weeks ago. I held the lamp.

      Vera: I am satisfied with your answers and would like to buy it.
      Grace: Then it's yours, Vera. {price} as agreed, and the papers are waiting for you at the desk.
      Pia@ handover -12h Little Seoul, At the desk
      Vera@ yes

      Vera: It made it home without a single noise I did not expect. Thank you all.
      Pia: That's the nicest review we've had all month!
    `,
  },
  {
    between: ['Lola'],
    dealer,
    ended: { hoursAgo: 24 * 12 },
    invitation: { role: 'staff', status: 'expired' },
    script: `
      Grace: Lola, you've sold more cars out of your driveway this summer than some people do from a showroom. Ever thought about doing it with us?
      Lola: Grace! I'm flattered. I've thought about it in the bath, which is where I do my thinking.
      Grace: Three days a week, your own hours, and Pia would be over the moon. I'll just send you the invitation.
      Grace! You are invited to join our team.

      Lola: Let me look at it once my sister's moved in. There are boxes up to the ceiling here.
      Grace: Take your time. It's open for a week, and after that you only have to ask.
    `,
  },
];
