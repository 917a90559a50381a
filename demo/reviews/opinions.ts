/** What somebody wrote after a sale; `{car}` is its make and model. */
export interface Opinion {
  stars: number;
  title: string;
  comment: string;
  /** What the reviewed side answered. */
  answer?: string;
}

const said = (stars: number, title: string, comment: string, answer?: string): Opinion => ({
  stars,
  title,
  comment,
  ...(answer !== undefined && { answer }),
});

/** Of dealers, by those who bought there. */
export const ofDealers: readonly Opinion[] = [
  said(
    5,
    'They let me drive it properly',
    'Up to the observatory and back with nobody grabbing the handle above the door. Papers were ready when we returned.',
    'That handle is for passengers with less faith. Enjoy the hills!',
  ),
  said(
    5,
    'Ten minutes, coffee included',
    'I knew what I wanted, they knew what it cost, and nobody talked about the weather.',
  ),
  said(
    4,
    'Fair price, long queue',
    'The {car} is exactly as pictured. I waited half an hour because somebody ahead of me wanted to trade in a forklift.',
    'The forklift has been sold, too. Thank you for your patience.',
  ),
  said(
    5,
    'Second car from here',
    'The first one still runs, which says it all. They remembered my name and my terrible parking.',
  ),
  said(
    3,
    'Good car, wrong colour of the story',
    'The listing said one careful owner. The glovebox said three, and one of them collected parking tickets. Price was right, so no hard feelings.',
    'You are right, we counted owners since the repaint. The text is mended, and the tickets are paid.',
  ),
  said(
    5,
    'Honest about the scratch',
    'They showed me the scratch before I found it and took two hundred off before I asked.',
  ),
  said(
    4,
    'Friendly and quick',
    'Would have been five stars if the balloon on the bonnet had not come loose on the freeway.',
  ),
  said(
    2,
    'The alarm has opinions',
    'It goes off whenever a plane lands, and I live by the airport. They fixed it in the end, on the third visit.',
    'Three visits is two too many. Lunch is on us whenever you pass by.',
  ),
  said(
    5,
    'No games',
    'Asked for the price, got the price. Asked for the real price, got the same one. I respect that.',
  ),
  said(5, 'Delivered to my door', 'My street is one nobody finds. They found it, in the rain, with the {car} washed.'),
  said(
    4,
    'Solid',
    'Does what a car does. The team does what a team does. I have nothing to complain about, and I tried.',
  ),
  said(
    5,
    'My grandmother approves',
    'She sat in it, folded her hands and nodded. She has not nodded at anything since 1998.',
    'Please tell her that we are framing this.',
  ),
  said(5, 'Smooth from test drive to keys', 'They answered every question, also those I asked twice.'),
  said(3, 'Fine in the end', 'The key they handed me belonged to another car. A nice one, I admit. We sorted it out.'),
];

/** Of private sellers, by those who bought from them. */
export const ofSellers: readonly Opinion[] = [
  said(
    5,
    'Exactly as described',
    'Even the smell of pine trees was in the description. Met at the pier, shook hands, drove off.',
    'Glad it found a good home. The pine tree was my idea.',
  ),
  said(5, 'A pleasure', 'On time, calm, and had a pen that works. That is rarer than a clean {car}.'),
  said(
    4,
    'Good seller, loud car',
    'My neighbours know my working hours now. Seller told me so beforehand, to be fair.',
  ),
  said(5, 'Would buy again', 'Knew every bolt of it and was a little sad to let it go. I send pictures on Sundays.'),
  said(
    2,
    'Two hours late',
    'The car is all right. The seller came two hours late, with a kebab, and without the second key. The key arrived a week later by courier, the kebab did not.',
    'Fair. I owe you a kebab.',
  ),
  said(5, 'Straight talk', 'Said what is broken, what was broken and what will break. So far everything came true.'),
  said(4, 'Nice person, nice car', 'Left a half-full tank and a mixtape. I kept both.'),
  said(
    5,
    'Easy',
    'Message in the morning, keys in the afternoon. The {car} starts at the first try, like the listing says.',
  ),
  said(
    3,
    'Bring a torch',
    'We met after dark, which hid a dent the size of a hand. We agreed on a lower price the next day, so it ended well.',
  ),
  said(
    5,
    'Let a mechanic look at it first',
    'My mechanic found nothing and was disappointed. Thank you for waiting while he looked a third time.',
  ),
];

/** Of buyers, by those who sold to them. */
export const ofBuyers: readonly Opinion[] = [
  said(
    5,
    'Paid before I had said goodbye',
    'Money there, papers signed, off into the sunset. It was noon, but it felt like a sunset.',
  ),
  said(
    5,
    'Knows cars',
    'Asked the right questions, listened to the answers and did not kick the tyres once.',
    'I wanted to. Thank you!',
  ),
  said(4, 'Serious buyer', 'Haggled with good manners and kept to what we said.'),
  said(5, 'Welcome any time', 'Came when they said, brought exact change and a bag of doughnuts for the shop.'),
  said(5, 'No fuss', 'One message, one visit, one handshake.'),
  said(
    3,
    'Four test drives',
    'Nice person, in the end the right decision, but it was the fourth test drive and two of them ended at a drive-in.',
  ),
  said(5, 'A good home for it', 'Sent me a picture of it on the coast road the next day.'),
  said(4, 'Fair and friendly', 'Wanted to think about it overnight and came back in the morning as promised.'),
  said(
    2,
    'Three times rescheduled',
    'We met on the fourth day. Paid in full and was polite about it, so two stars and good luck.',
  ),
  said(5, 'Knew what they wanted', 'Looked at the {car}, smiled and bought it. I wish they were all like that.'),
  said(
    5,
    'Great to deal with',
    'Even waved when driving off. Stalled at the gate, waved again.',
    'The gate and I have made peace.',
  ),
];

/** One that the staff hid. */
export const hiddenOpinion = {
  ...said(
    1,
    'Ask him yourselves',
    'He lives above the barber’s on Carson Avenue, second floor, and he is home after six. Ask him why the radio only plays polka.',
  ),
  reason: 'It says where somebody lives',
};
