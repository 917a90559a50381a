import type { Talk } from '../talk.ts';
import { maraAndKenji } from './mara-and-kenji.ts';

/** Mara Quinn's conversations as a buyer and a seller. Her others are with dealers and in the group. */
export const talksOfMara: readonly Talk[] = [
  maraAndKenji,
  {
    between: ['Lola', 'Mara'],
    car: 'Obey Rocoto',
    ended: { hoursAgo: 1.2 },
    unread: { Mara: 1 },
    offer: { counters: [{ by: 'Mara', hours: 0.03, percent: 96, note: 'The duck included.' }] },
    script: `
      Lola: Mara, darling, tell me the Rocoto isn't gone yet.
      Mara: Still in the driveway, still {colour}. Hi Lola!
      Lola: Wonderful. My Granger drinks like a sailor and I'm tired of being on first-name terms with everyone at the pump.
      Mara: The Rocoto drinks like an aunt at a wedding. Plenty, but with dignity.
      Lola: Anything done to it that I should know about?
      Mara: Just what's in the listing. I'm the first owner, so any nonsense in it is mine.
      Lola: What kind of nonsense?
      Mara: A sticker in the glove box I couldn't get off. It's a duck.

      Lola: I showed my sister. She made me send you an offer.
      Lola$ {91%} My sister says please.
      Mara: For your sister I'd go to {96%}. I like her, but not more than that.
      Lola: She says that's rude but fair.
      Mara: Tell her the duck stays with the car.
      Lola@ test_drive +50h Mirror Park, By the lake
      Lola: Would that suit you for a drive? I'd bring the cash and the sister.
    `,
  },
  {
    between: ['Finn', 'Mara'],
    car: 'Dewbauchee Exemplar',
    ended: { hoursAgo: 29 },
    offer: {
      ended: {
        as: 'declined',
        by: 'Mara',
        hours: 0.1,
        reason: 'I only sell for the full price in one payment. Good luck!',
      },
    },
    script: `
      Finn: hi, i'm new in town and your {model} is the most beautiful thing i've seen since the airport
      Mara: That's a lovely opening line. Welcome to the city!
      Finn: thanks :) gotta be honest with you though, i've saved up {6%}
      Mara: I appreciate the honesty. I can't go anywhere near that, I'm afraid.
      Finn$ {50%} half now, the rest by spring?
      Finn: figured. sent you an offer for half now and the rest by spring, i start at the docks on monday
      Mara: I did that once for a friend, and in the end I had neither the money nor the friend. So it's a no, but a kind one.
      Finn: i get it. worth a try
      Mara: Want to know what I'd do? Get something small for {5%} that starts every morning, and look again in a year.
      Finn: any idea where?
      Mara: Bonnie Tremblay is selling a little Panto. She's nice and the car's honest. And Rockford Autos has half a dozen like it.
      Finn: i'll message her. if i ever get rich i'm coming back for yours
      Mara: Deal. Good luck on Monday, Finn.
    `,
  },
  {
    between: ['Marcus', 'Mara'],
    car: 'Ocelot F620',
    ended: { hoursAfterSale: 16.2 },
    met: { buyer: 'came', seller: 'came' },
    script: `
      Marcus: Good evening. I would like to look at the F620, preferably with someone who will let me open the hood.
      Mara: Good evening! Hood, boot, doors, you can open everything that opens.
      Marcus: Splendid. I should say now that I don't decide quickly.
      Mara: I don't sell quickly, so we'll get along.
      Marcus@ viewing -6h Mirror Park, In the driveway
      Mara@ yes

      Marcus: I have thought about it. The paint is better than in the pictures and the seats are better than mine at home.
      Mara: Told you. Should we talk about the price, or should I put the kettle on first?
      Marcus: {97%}, today, by transfer.
      Mara: {price} and I'll fill the tank.
      Marcus: You fill the tank and throw in the cover from your garage.
      Mara: You saw the cover. Done.

      Marcus: The money should be with you now.
      Mara: It is! I've marked it as sold, which felt odd. The keys will be on the table when you come by.
      Marcus: Six o'clock. I'll bring my daughter so that someone can drive my old one home.

      Mara: So how are you two getting along?
      Marcus: I took the long road to Paleto for a loaf of bread. There is bread on every corner here.
      Mara: That makes me so happy.
      Marcus: Thank you for looking after it so well. If you ever want a Sunday drive in it, you only have to say so.
    `,
  },
  {
    between: ['Quentin', 'Mara'],
    car: 'Enus Huntley S',
    ended: { hoursAgo: 24 * 6 },
    blocked: { by: 'Mara', whom: 'Quentin' },
    script: `
      Quentin: {60%} cash today
      Mara: Hello. The price is {price}, and there's a little room if you come and look at it first.
      Quentin: dont need to look. {62%}
      Mara: Thanks, but no.
      Quentin: no ones gonna buy that thing
      Mara: Then I'll keep it. Fine by me.

      Quentin: well? {63%} and you deliver
      Mara: I've said no twice now. Please leave it there.
      Quentin: i know the lot where you park it. i can wait there till you change your mind
      Mara: That's enough. Don't message me again.
    `,
  },
  {
    between: ['Mara', 'Aisha'],
    car: 'Penaud La Coureuse',
    ended: { hoursAgo: 52 },
    met: { buyer: 'came', seller: 'came' },
    script: `
      Mara: Hi Aisha, I've never owned anything electric. Can I ask you some beginner questions?
      Aisha: Please do, I asked them all myself last year. The salesman went and hid.
      Mara: How far does it get you on a normal day?
      Aisha: Mirror Park to Paleto and back with the radio on. With a heavy foot, to Paleto and then a long lunch.
      Mara: And where do you charge it?
      Aisha: At work, mostly. There are two chargers under the Maze Bank tower no one seems to know about. Well, now you do.
      Mara: I feel initiated. Is the battery still what it was?
      Aisha: Very nearly. I'll dig out the printout from the last check.
      Mara: Then I'd love to see it. Not to buy on the spot, my heart's set on another one.
      Aisha: Let me guess. Something loud?
      Mara: Something very loud.
      Aisha: Come anyway. People change their minds in the first tunnel.
      Mara@ test_drive -4h Mirror Park, Under the water tower
      Aisha@ yes

      Mara: You were right about the tunnel. It's like falling upwards.
      Aisha: Everyone makes that noise you made.
      Mara: I think I'm still going for the loud one. But I've told two people about yours.
      Aisha: That's worth more than a deposit. Thank you, Mara!
    `,
  },
  {
    between: ['Dina', 'Mara'],
    car: 'Dewbauchee Exemplar',
    ended: { hoursAgo: 24 * 9 },
    met: { buyer: 'came', seller: 'came' },
    script: `
      Dina: Could I take the Exemplar around the block? I only know two wheels, so I'd like to feel what four do.
      Mara: Of course. Go round twice if you like it.
      Dina@ test_drive -5h Mirror Park, In the driveway
      Mara@ yes

      Dina: Four wheels are very calm. I think I'm too young for calm.
      Mara: It came back cleaner than it left, so come again any time.
    `,
  },
  {
    between: ['Mara', 'Priya'],
    ended: { hoursAgo: 24 * 4 },
    script: `
      Mara: Priya, didn't you say you know someone who fits tyres without making a speech about it?
      Priya: Stellan, two streets from the fire station. Says four words a day and two of them are good morning.
      Mara: Perfect. Do I need an appointment?
      Priya: You need to get there before nine and like his dog.
      Mara: I like all dogs.
      Priya: Then you'll get the friends price. Tell him I sent you, and that he's still got my jack.
      Mara: I'll bring the jack back if he hands it over.
      Priya: He won't. But thank you.
    `,
  },
];
