import type { Talk } from '../talk.ts';

/** Inboxes of Vinewood Premium, Rockford Autos and Sandy Shores Trucks. */
export const talksOfOtherDealers: readonly Talk[] = [
  {
    between: ['Mara'],
    dealer: 'Vinewood Premium',
    ended: { hoursAgo: 24 * 8 },
    invitation: { role: 'staff', status: 'declined' },
    script: `
      Celeste: Mara, Julian and I were standing behind you at the counter when you talked that man out of the wrong car and into the right one. We could use someone like you.
      Mara: Oh no, was I loud?
      Julian: You were convincing. Evenings and Saturdays, if you like. May we send you an invitation?
      Mara: You can, but I'm not promising anything!
      Julian! You are invited to join our team.

      Mara: I've thought it over properly, and I have to say no. I love cars too much to sell them for a living. I'd talk everyone out of the expensive ones.
      Celeste: That's the best refusal we've ever had. The door's always open.
      Mara: Thank you both. I'll still come by to look at the blue one in the window.
    `,
  },
  {
    between: ['Theo'],
    dealer: 'Rockford Autos',
    ended: { hoursAgo: 26 },
    invitation: { role: 'staff', status: 'pending' },
    script: `
      Theo: Hey, do you ever need a hand on Saturdays? I know my way around anything built before 1990.
      Beatriz: Hi Theo! Owen told me about you, he says you brought a Brioso back from the dead with a spoon.
      Theo: It was a fork, but yes.
      Owen: OK, a fork. Still beautiful to watch, boss.

      Beatriz: I slept on it and checked with accounts, and we both say yes. Saturdays to start with, and the older cars are all yours.
      Beatriz! You are invited to join our team.
    `,
  },
  {
    between: ['Yusuf'],
    dealer: 'Vinewood Premium',
    car: 'Principe Deveste Eight',
    ended: { hoursAgo: 24 * 1.7 },
    script: `
      Yusuf: I know what the Deveste costs. I'd like to know what it costs after the first year.
      Julian: A sensible question, and a rare one in this building. Count on a set of tyres each season and a service bill you'll want to sit down for.
      Yusuf: How long would I be sitting?
      Celeste: I'll send you the last three bills, with the names covered. No surprises in them, only numbers.
      Yusuf: I appreciate that. Might I see it after closing time? I'd rather not have an audience.
      Celeste: Tomorrow at nine in the evening, side entrance. It will be warm and waiting.

      Yusuf: It's extraordinary. I'm going to sleep on it for a week, because one should.
      Julian: Take the week. If someone else asks, you'll know before they hear back from us.
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

      Celeste: Freya, I'm so sorry to be the one to tell you. A collector came in an hour ago, walked around it twice and paid the full {price}.
      Freya: Oh, what a shame. I had the afternoon off and my good shoes on.
      Celeste: I feel terrible. We have a 1985 Torero here that deserves good shoes as well.
      Freya: Not the same, but thanks for telling me before I drove over.
    `,
  },
  {
    between: ['Carmen'],
    dealer: 'Rockford Autos',
    car: 'Dinka Blista',
    ended: { hoursAgo: 24 * 2.8 },
    script: `
      Carmen: Hi! Is the Blista any good for a learner? It's for my niece.
      Owen: Hi Carmen, it's the one I'd give my own niece. Light clutch, good visibility, and it forgives a lot.
      Carmen: She needs a lot of forgiving. She flattened my mother's hedge.
      Owen: It's {colour}, so at least people will see it coming.
      Beatriz: We also throw in two driving lessons with old Mr. Alvarez. Nothing scares him.
      Carmen: That settles it, I'll bring her this weekend.
    `,
  },
  {
    between: ['Otis'],
    dealer: 'Rockford Autos',
    car: 'Vapid Aleutian',
    ended: { hoursAgo: 20 },
    script: `
      Otis: Would the Aleutian pull a horse trailer with one old horse in it?
      Beatriz: One old horse, a young one and their luggage. It doesn't have a tow bar yet, though.
      Otis: Can you fit one?
      Owen: Half a day's work. I can do it Wednesday if you bring me the plug off your trailer.
      Otis: And would you take {93%} with the bar fitted?
      Beatriz: {97%} with the bar, and I'm smiling as I say it.
      Otis: Then I'm smiling too. Wednesday. The horse is called Duchess, by the way.
      Owen: It's going on the work order.
    `,
  },
  {
    between: ['Silas'],
    dealer: 'Sandy Shores Trucks',
    car: 'BF Surfer',
    ended: { hoursAgo: 7 },
    script: `
      Silas: Looking at the old Surfer. Can a man live in it?
      Earl: I did, '88 to '90. Bring a fan for July.
      Silas: Does it get over the pass?
      Earl: It gets over. Don't ask when.
      Dolly: Don't listen to him, hon. We did the carburettor last month and it runs like a sewing machine. A slow sewing machine.
      Silas: That's about my speed. Got a Journey I'd have to sell first.
      Dolly: Bring the Journey by and we'll take a look, we like Journeys. No promises!
    `,
  },
  {
    between: ['Kenji'],
    dealer: 'Sandy Shores Trucks',
    car: 'Declasse Yosemite Rancher',
    ended: { hoursAgo: 24 * 5 },
    script: `
      Kenji: Your Yosemite Rancher says trade possible. Would you look at a 1973 Tulip with good bones?
      Dolly: Sure would. What's it worth to you?
      Kenji: The listing says what I'm hoping for. Between us, a little less.
      Earl: Seen the pictures. Nice chrome. I'd give you the truck for the Tulip and {28%}.
      Kenji: {20%} and I'll drive it out to you myself.
      Earl: {24%}, and you stay for supper. Dolly makes chili on Fridays.
      Kenji: How good is the chili?
      Dolly: People have traded cars for it.

      Kenji: My heart says yes and my garage says a truck that long won't fit. I've measured three times.
      Earl: Measure a fourth time and come for the chili anyhow.
    `,
  },
  {
    between: ['Walt'],
    dealer: 'Sandy Shores Trucks',
    car: 'Canis Kamacho',
    ended: { hoursAfterSale: 16.8 },
    script: `
      Walt: That Kamacho, has it been in the river? Be honest, everyone's has.
      Earl: Up to the axles, never the seats. Crawled under it with a flashlight myself.
      Walt: Does the winch pull?
      Earl: It pulled Dolly's sister's camper out of the Alamo Sea.

      Walt: All right, you talked me into it. Can I pay {price} and pick it up before the storm hits?
      Dolly: We're here till seven. Bring a coat, the yard's already mud.

      Walt: Made it home with half the road gone. Best day to buy one of these.
      Earl: Now that's what I call a test drive.
    `,
  },
];
