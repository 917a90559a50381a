import { said, type Opinion } from './opinion.ts';

/** Reviews of private sellers by their buyers. */
export const ofSellers: readonly Opinion[] = [
  said(
    5,
    'Exactly as described',
    'Even the pine tree smell was in the description. Met at the pier, shook hands, drove off.',
    'Glad it found a good home. The pine tree was my idea.',
  ),
  said(5, 'A pleasure', 'On time, calm, and had a pen that works. That’s rarer than a clean {car}.'),
  said(4, 'Good seller, loud car', 'My neighbours know my working hours now. Seller did warn me, to be fair.'),
  said(5, 'Would buy again', 'Knew every bolt on it and was a little sad to let it go. I send pictures on Sundays.'),
  said(
    2,
    'Two hours late',
    'The car’s fine. The seller was two hours late, with a kebab and without the second key. The key came a week later by courier, the kebab didn’t.',
    'Fair. I owe you a kebab.',
  ),
  said(5, 'Straight talk', 'Told me what’s broken, what was broken and what will break. So far it’s all come true.'),
  said(4, 'Nice person, nice car', 'Left a half-full tank and a mixtape. I kept both.'),
  said(5, 'Easy', 'Message in the morning, keys in the afternoon. The {car} starts first try, like the listing says.'),
  said(
    3,
    'Bring a torch',
    'We met after dark, which hid a dent the size of a hand. Agreed on a lower price the next day, so it ended well.',
  ),
  said(
    5,
    'Let a mechanic look at it first',
    'My mechanic found nothing and was disappointed. Thanks for waiting while he looked a third time.',
  ),
  said(5, 'Knows the car by name', 'They call it Doris. I promised to keep the name.', 'Doris says hello.'),
  said(4, 'Careful owner', 'Every receipt since new, sorted by date, in a shoebox. The shoebox came with it.'),
  said(5, 'Met halfway', 'Literally: at the diner between our two towns. The pie was good and so was the {car}.'),
  said(
    5,
    'Kind and patient',
    'I’m not great with a manual. The seller sat next to me for an hour and only closed their eyes twice.',
  ),
  said(
    3,
    'Needs a wash',
    'Someone kept chickens near it, or in it. Runs perfectly though, and the price made up for the chickens.',
  ),
  said(5, 'Fast and friendly', 'Saw it at breakfast, drove it at lunch, owned it by dinner.'),
  said(4, 'Good deal', 'Some back and forth about the price, then a handshake that meant something.'),
  said(5, 'Trustworthy', 'Told me to have it checked before paying, and meant it.'),
];

/** Reviews of buyers by their sellers. */
export const ofBuyers: readonly Opinion[] = [
  said(
    5,
    'Paid before I’d said goodbye',
    'Money in, papers signed, off into the sunset. It was noon, but it felt like a sunset.',
  ),
  said(
    5,
    'Knows cars',
    'Asked the right questions, listened to the answers and didn’t kick the tyres once.',
    'I wanted to. Thanks!',
  ),
  said(4, 'Serious buyer', 'Haggled politely and stuck to what we agreed.'),
  said(5, 'Welcome any time', 'Came when they said, brought exact change and a bag of doughnuts for the shop.'),
  said(5, 'No fuss', 'One message, one visit, one handshake.'),
  said(
    3,
    'Four test drives',
    'Nice person and the right decision in the end, but it took four test drives and two of them ended at a drive-in.',
  ),
  said(5, 'A good home for it', 'Sent me a picture of it on the coast road the next day.'),
  said(4, 'Fair and friendly', 'Wanted to sleep on it and came back in the morning as promised.'),
  said(
    2,
    'Rescheduled three times',
    'We met on the fourth day. Paid in full and was polite about it, so two stars and good luck.',
  ),
  said(5, 'Knew what they wanted', 'Looked at the {car}, smiled and bought it. Wish they were all like that.'),
  said(
    5,
    'Great to deal with',
    'Even waved driving off. Stalled at the gate, waved again.',
    'The gate and I have made peace.',
  ),
  said(5, 'Like clockwork', 'Confirmed in the evening, came in the morning, paid before lunch.'),
  said(5, 'Polite to the last cent', 'Counted it twice so we didn’t have to. Correct both times.'),
  said(
    4,
    'Fine customer',
    'Brought a friend who knows everything. The friend was wrong about the tyres, but we’re all still friends.',
  ),
  said(5, 'Any time', 'Took the {car} for a drive, came back with coffee for everyone and a decision.'),
  said(5, 'A handshake is enough', 'Said they’d take it and took it. That’s the whole story.'),
  said(3, 'Needed a while', 'Eleven messages about the floor mats. They are very good floor mats, to be fair.'),
  said(5, 'Perfect', 'Knew the price, knew the car, knew the way out of our parking lot, which few do.'),
  said(4, 'Pleasant', 'A little late because of the traffic, and apologised more than the traffic ever will.'),
  said(5, 'Good luck with it', 'You can tell this one’s going to be washed every Sunday.'),
  said(5, 'Straight and quick', 'Asked for one thing to be fixed, paid for it fairly, drove off happy.'),
  said(5, 'Easy to deal with', 'Replied within minutes and was exactly where the map said.'),
  said(4, 'All as agreed', 'Paid in two instalments as arranged, both on the day.'),
  said(
    5,
    'Came by bus, left by car',
    'And offered the bus driver a lift, which tells you what kind of person this is.',
    'He declined. His bus was right there.',
  ),
  said(5, 'Respectful', 'Asked before opening the hood. You’d be surprised how few do.'),
];

/** A review hidden by staff. */
export const hiddenOpinion = {
  ...said(
    1,
    'Ask him yourself',
    'He lives above the barber’s on Carson Avenue, second floor, and he is home after six. Ask him why the radio only plays polka.',
  ),
  reason: 'Shows where someone lives',
};
