import type { Talk } from '../talk.ts';

/** What reaches Vinewood Premium, Rockford Autos and Sandy Shores Trucks. */
export const talksOfOtherDealers: readonly Talk[] = [
  {
    between: ['Mara'],
    dealer: 'Vinewood Premium',
    ended: { hoursAgo: 24 * 8 },
    invitation: { role: 'staff', status: 'declined' },
    script: `
      Celeste: Mara, Julian and I were at the counter behind you when you talked that man out of the wrong car and into the right one. We could use somebody like that.
      Mara: Oh no, was I loud?
      Julian: You were convincing. Evenings and Saturdays, if you like. May we send you an invitation?
      Mara: You may, but I promise nothing!
      Julian! You are invited to join our team.

      Mara: I have thought about it properly, and I have to say no. I love cars too much to sell them for a living. I would talk everybody out of the expensive ones.
      Celeste: That is the best refusal we have ever had. The door stays open for you.
      Mara: Thank you both. I will still come by to look at the blue one in the window.
    `,
  },
  {
    between: ['Theo'],
    dealer: 'Rockford Autos',
    ended: { hoursAgo: 26 },
    invitation: { role: 'staff', status: 'pending' },
    script: `
      Theo: Hello, do you ever need a hand on Saturdays? I know my way around anything built before 1990.
      Beatriz: Hello Theo! Owen told me about you, he says you brought a Brioso back from the dead with a spoon.
      Theo: It was a fork, but yes.
      Owen: I stand corrected. It was beautiful to watch, boss.

      Beatriz: I slept on it and I asked the accounts, and both said yes. Saturdays to start with, the older cars are yours.
      Beatriz! You are invited to join our team.
    `,
  },
  {
    between: ['Yusuf'],
    dealer: 'Vinewood Premium',
    car: 'Principe Deveste Eight',
    ended: { hoursAgo: 24 * 1.7 },
    script: `
      Yusuf: I am aware of what the Deveste costs. I would like to know what it costs after the first year.
      Julian: A sensible question, and a rare one in this building. Reckon with a set of tyres each season and a service that makes you sit down first.
      Yusuf: How far down do I sit?
      Celeste: I will send you the last three bills, with the names covered. There is no surprise in them, only numbers.
      Yusuf: I value that. Might I see it after closing time? I do not care for an audience.
      Celeste: Tomorrow at nine in the evening, the side entrance. It will be warm and waiting.

      Yusuf: It is extraordinary. I shall sleep on it for a week, because one should.
      Julian: Take the week. If somebody asks in the meantime, you hear of it before they hear from us.
    `,
  },
  {
    between: ['Freya'],
    dealer: 'Vinewood Premium',
    car: 'Grotti Cheetah Classic',
    ended: { hoursAfterSale: 1.3 },
    script: `
      Freya: Is the Cheetah Classic matching numbers?
      Celeste: Engine and gearbox, yes. The doors were replaced in 1996 after an argument with a garage.
      Freya: I adore that you know about the argument. When could I come?

      Celeste: Freya, I am sorry to be the one to write this: a collector came in an hour ago, walked around it twice and paid the full {price}.
      Freya: Oh, what a pity. I had the afternoon free and my good shoes on.
      Celeste: I feel terrible. There is a Torero from 1985 here that deserves good shoes as well.
      Freya: Not the same, but thank you for telling me before I drove over.
    `,
  },
  {
    between: ['Carmen'],
    dealer: 'Rockford Autos',
    car: 'Dinka Blista',
    ended: { hoursAgo: 24 * 2.8 },
    script: `
      Carmen: Hi! Is the Blista good for a learner? It is for my niece.
      Owen: Hi Carmen, it is the one I would give my own niece. Light clutch, good view, and it forgives a lot.
      Carmen: She needs a lot of forgiving. She drove my mother's hedge flat.
      Owen: It is {colour}, at least people see it coming.
      Beatriz: We also give two driving hours with old Mr. Alvarez on top. Nothing frightens him.
      Carmen: That settles it, I will bring her on the weekend.
    `,
  },
  {
    between: ['Otis'],
    dealer: 'Rockford Autos',
    car: 'Vapid Aleutian',
    ended: { hoursAgo: 20 },
    script: `
      Otis: Would the Aleutian pull a horse trailer with one old horse in it?
      Beatriz: One old horse, a young one, and their luggage. It does not have a tow bar yet, though.
      Otis: Can you fit one?
      Owen: Half a day's work. I would do it on Wednesday if you bring me the plug of your trailer.
      Otis: And would you take {93%} with the bar fitted?
      Beatriz: {97%} with the bar, and I am smiling while I say it.
      Otis: Then I am smiling too. Wednesday. The horse is called Duchess, by the way.
      Owen: I will put it on the work order.
    `,
  },
  {
    between: ['Silas'],
    dealer: 'Sandy Shores Trucks',
    car: 'BF Surfer',
    ended: { hoursAgo: 7 },
    script: `
      Silas: Looking at the old Surfer. Can a man live in it?
      Earl: I did, from '88 to '90. Bring a fan for July.
      Silas: Does it get over the pass?
      Earl: It gets over. It does not say when.
      Dolly: Do not listen to him. We did the carburettor last month and it runs like a sewing machine. A slow sewing machine.
      Silas: That is about my speed. I have a Journey I would have to sell first.
      Dolly: Send them to us to look at the Journey, we like Journeys. No promise!
    `,
  },
  {
    between: ['Kenji'],
    dealer: 'Sandy Shores Trucks',
    car: 'Declasse Yosemite Rancher',
    ended: { hoursAgo: 24 * 5 },
    script: `
      Kenji: Your Yosemite Rancher says trade possible. Would you look at a 1973 Tulip with good bones?
      Dolly: We would. What is it worth to you?
      Kenji: Its listing says what I hope. Between us, a little less.
      Earl: Seen the pictures. Nice chrome. I would give you the truck for the Tulip and {28%}.
      Kenji: {20%} and I drive it out to you myself.
      Earl: {24%}, and you eat with us. Dolly makes chili on Fridays.
      Kenji: How good is the chili?
      Dolly: People have traded cars for it.

      Kenji: My heart says yes and my garage says there is no room for a truck of that length. I have measured it three times.
      Earl: Measure a fourth time and come for the chili anyway.
    `,
  },
  {
    between: ['Walt'],
    dealer: 'Sandy Shores Trucks',
    car: 'Canis Kamacho',
    ended: { hoursAfterSale: 16.8 },
    script: `
      Walt: That Kamacho, has it been in the river? Be honest, everybody's has.
      Earl: Up to the axles, never to the seats. I crawled under it with a torch.
      Walt: Does the winch pull?
      Earl: It pulled Dolly's sister's camper out of the Alamo Sea.

      Walt: All right, you talked me into it. Can I pay {price} and pick it up before the storm comes in?
      Dolly: Until seven we are here. Bring a coat, the yard is mud already.

      Walt: Made it home with the road half gone. Best day to buy one of these.
      Earl: That is what I call a test drive.
    `,
  },
];
