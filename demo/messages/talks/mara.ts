import type { Talk } from '../talk.ts';
import { maraAndKenji } from './mara-and-kenji.ts';

/** What Mara Quinn finds, buying and selling; her others are with dealers and in the group. */
export const talksOfMara: readonly Talk[] = [
  maraAndKenji,
  {
    between: ['Lola', 'Mara'],
    car: 'Obey Rocoto',
    ended: { hoursAgo: 1.2 },
    unread: { Mara: 1 },
    script: `
      Lola: Mara, darling, tell me the Rocoto is not gone yet.
      Mara: Still in the driveway, still {colour}. Hello, Lola!
      Lola: Wonderful. My Granger drinks like a sailor and I am tired of knowing everybody at the pump by name.
      Mara: The Rocoto drinks like an aunt at a wedding. Not little, but with dignity.
      Lola: Has anything been done to it that I should know?
      Mara: Nothing beyond what the listing says. I am the first owner, so all nonsense in it is mine.
      Lola: What kind of nonsense?
      Mara: A sticker inside the glove box that I could not get off. It is a duck.

      Lola: I showed my sister. She asks whether you would come down to {91%}.
      Mara: For your sister I would go to {96%}. I like her, but not more than that.
      Lola: She says that is rude and fair.
      Mara: Tell her the duck stays in the car.
      Lola: Could we drive it on Saturday, around eleven? I would bring the cash and the sister.
    `,
  },
  {
    between: ['Finn', 'Mara'],
    car: 'Dewbauchee Exemplar',
    ended: { hoursAgo: 29 },
    script: `
      Finn: Hello, I am new in town and your {model} is the most beautiful thing I have seen since the airport.
      Mara: That is a lovely first sentence. Welcome to the city!
      Finn: Thanks. I have to be honest with you: I have saved {6%}.
      Mara: I appreciate the honesty. I cannot go anywhere near that, I am afraid.
      Finn: I thought so. Would you take half now and the rest until spring? I start at the docks on Monday.
      Mara: I did something like that once for a friend, and in the end I had neither the money nor the friend. So no, but I mean it kindly.
      Finn: I understand. Worth a try.
      Mara: May I tell you what I would do? Buy something small for {5%} that starts every morning, and look again in a year.
      Finn: Any idea where?
      Mara: Bonnie Tremblay sells a little Panto, she is nice and it is honest. And Rockford Autos has half a dozen like it.
      Finn: I will write to her. If I ever get rich I will come back for yours.
      Mara: Deal. Good luck on Monday, Finn.
    `,
  },
  {
    between: ['Marcus', 'Mara'],
    car: 'Ocelot F620',
    ended: { hoursAfterSale: 24.5 },
    script: `
      Marcus: Good evening. I would like to look at the F620, preferably with somebody who will let me open the hood.
      Mara: Good evening! Hood, boot, doors, you may open everything that opens.
      Marcus: Splendid. I am not a fast decider, I should say that now.
      Mara: I am not a fast seller, so we will get along.

      Marcus: I have thought about it. The paint is better than on the pictures and the seats are better than mine at home.
      Mara: I told you. Shall we talk about the price, or shall I put the kettle on first?
      Marcus: {97%}, today, by transfer.
      Mara: {price} and I fill the tank.
      Marcus: You fill the tank and you throw in the cover from your garage.
      Mara: You saw the cover. Done.

      Marcus: The money should be with you now.
      Mara: It is. I have marked it as sold, which felt odd. The keys are on the table when you come by.
      Marcus: Six o'clock. I shall bring my daughter so that somebody can drive my old one home.

      Mara: How are the two of you getting along?
      Marcus: I took the long road to Paleto for a loaf of bread. There is bread on every corner here.
      Mara: That makes me very happy to hear.
      Marcus: Thank you for keeping it so well. If you ever want a Sunday drive in it, you only have to say so.
    `,
  },
  {
    between: ['Quentin', 'Mara'],
    car: 'Enus Huntley S',
    ended: { hoursAgo: 24 * 6 },
    blocked: { by: 'Mara', whom: 'Quentin' },
    script: `
      Quentin: {60%} cash, today.
      Mara: Hello. The price is {price}, and there is a little room if you come and look at it first.
      Quentin: I do not need to look. {62%}.
      Mara: Thank you, but no.
      Quentin: Nobody else is going to buy that thing.
      Mara: Then I will keep it. I am fine with that.

      Quentin: Well? {63%} and you deliver it.
      Mara: I have said no twice now. Please leave it there.
      Quentin: I know the lot where you park it. I can wait there until you have changed your mind.
      Mara: That is enough. Please do not write to me again.
    `,
  },
  {
    between: ['Mara', 'Aisha'],
    car: 'Penaud La Coureuse',
    ended: { hoursAgo: 52 },
    script: `
      Mara: Hi Aisha, I have never owned anything electric. Can I ask you beginner's questions?
      Aisha: Please do, I asked all of them myself last year. The salesman went and hid.
      Mara: How far does it get you on a normal day?
      Aisha: From Mirror Park to Paleto and back with the radio on. With a heavy foot, to Paleto and then a long lunch.
      Mara: And where do you charge it?
      Aisha: At work, mostly. There are two posts below the Maze Bank tower that nobody seems to know. Now you know.
      Mara: I feel initiated. Does the battery still hold what it did?
      Aisha: Very nearly. I have the sheet from the last check, I will bring it along.
      Mara: Then I would love to see it. Not to buy on the spot, I have another one in my heart.
      Aisha: Let me guess. Something loud?
      Mara: Something very loud.
      Aisha: Come anyway. People change their minds in the first tunnel.

      Mara: You were right about the tunnel. It is like falling upwards.
      Aisha: Everybody makes that noise you made.
      Mara: I will still go for the loud one, I think. But I have told two people about yours.
      Aisha: That is worth more than a deposit. Thank you, Mara!
    `,
  },
  {
    between: ['Mara', 'Priya'],
    ended: { hoursAgo: 24 * 4 },
    script: `
      Mara: Priya, you wrote that you know somebody who fits tyres without making a speech about it.
      Priya: Stellan, two streets from the fire station. Says four words a day and three of them are good morning.
      Mara: Perfect. Does he need an appointment?
      Priya: He needs you to arrive before nine and to like his dog.
      Mara: I like all dogs.
      Priya: Then you get the friends' price. Tell him I sent you, and that he still has my jack.
      Mara: I will bring the jack back to you if he gives it up.
      Priya: He will not. But thank you.
    `,
  },
];
