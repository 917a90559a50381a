import { said, type Opinion } from './opinion.ts';

/** Reviews of dealers by their buyers. */
export const ofDealers: readonly Opinion[] = [
  said(
    5,
    'They let me drive it properly',
    'Up to the observatory and back without anyone grabbing the handle above the door. Papers were ready when we got back.',
    'That handle’s for passengers with less faith. Enjoy the hills!',
  ),
  said(
    5,
    'Ten minutes, coffee included',
    'I knew what I wanted, they knew what it cost, and no one talked about the weather.',
  ),
  said(
    4,
    'Fair price, long queue',
    'The {car} is exactly as pictured. Waited half an hour because the guy ahead of me wanted to trade in a forklift.',
    'The forklift has sold too. Thanks for your patience.',
  ),
  said(
    5,
    'Second car from here',
    'The first one still runs, which says it all. They remembered my name and my terrible parking.',
  ),
  said(
    3,
    'Good car, creative listing',
    'The listing said one careful owner. The glovebox said three, and one of them collected parking tickets. Price was right, so no hard feelings.',
    'You’re right, we counted owners since the repaint. We’ve fixed the text and paid the tickets.',
  ),
  said(
    5,
    'Honest about the scratch',
    'They showed me the scratch before I found it and took two hundred off before I asked.',
  ),
  said(
    4,
    'Friendly and quick',
    'Would have been five stars if the balloon on the hood hadn’t come loose on the freeway.',
  ),
  said(
    2,
    'The alarm has opinions',
    'It goes off every time a plane lands, and I live by the airport. They did fix it, on the third visit.',
    'Three visits is two too many. Lunch is on us next time you’re passing.',
  ),
  said(
    5,
    'No games',
    'Asked for the price, got the price. Asked for the real price, got the same one. I respect that.',
  ),
  said(5, 'Delivered to my door', 'No one ever finds my street. They did, in the rain, with the {car} freshly washed.'),
  said(
    4,
    'Solid',
    'Does what a car does. The team does what a team does. I’ve got nothing to complain about, and I tried.',
  ),
  said(
    5,
    'My grandmother approves',
    'She sat in it, folded her hands and nodded. She hasn’t nodded at anything since 1998.',
    'Please tell her we’re framing this.',
  ),
  said(5, 'Smooth from test drive to keys', 'They answered every question, even the ones I asked twice.'),
  said(3, 'Fine in the end', 'The key they gave me belonged to another car. A nice one, I’ll admit. We sorted it out.'),
  said(
    5,
    'Found it in an afternoon',
    'Told them my budget and that I have two dogs. They brought out the {car} and a towel.',
  ),
  said(
    4,
    'Good people, small parking lot',
    'Can’t fault the car. Getting it out from between eleven others took longer than signing.',
    'We’ve since bought the lot next door. It’s full again.',
  ),
  said(5, 'They called back', 'Said they’d call on Tuesday and called on Tuesday. I’d forgotten what that’s like.'),
  said(5, 'Painless', 'Money sent, keys taken, done before the ice in my drink had melted.'),
  said(
    2,
    'Smells of cigars',
    'The listing says non-smoker. My jacket says otherwise. They paid for a cleaning, so two stars instead of one.',
    'The previous owner swore he only held them. We believe the jacket.',
  ),
  said(
    4,
    'Knew every screw',
    'I asked about the gearbox and got a lecture, with drawings. Four stars because I missed lunch.',
  ),
  said(5, 'Trade-in without tears', 'They looked at my old one, kept a straight face and made a fair offer. Respect.'),
  said(
    5,
    'Treats you like a neighbour',
    'No suit, no speeches. Walked me around the {car} twice and pointed out everything that isn’t new.',
  ),
  said(
    5,
    'Held it for me over the weekend',
    'Payday was Monday. They put a sheet over it and a note that said “Sorry, taken”.',
    'You looked like someone who comes back.',
  ),
  said(3, 'Nice car, slow paperwork', 'Two visits for one signature. The second time there was cake, so three stars.'),
  said(5, 'Would send my mother', 'In fact I did. She got a better price than me and won’t stop telling people.'),
  said(4, 'As good as the pictures', 'Usually the pictures are better. Here they forgot to photograph the nice side.'),
  said(
    5,
    'Quick reply at midnight',
    'Wrote at a quarter to twelve and had a reply before midnight, with a joke in it.',
  ),
  said(
    5,
    'Even fixed the wiper',
    'I mentioned in passing that the left wiper squeaks. When I came for the keys it didn’t.',
    'It squeaked at us too.',
  ),
  said(4, 'Recommended', 'A calm place, fair numbers, strong coffee. The music is from another decade.'),
  said(
    5,
    'My first car',
    'They explained insurance, tyres and where not to park. I’ve already parked there, but I was warned.',
  ),
  said(
    3,
    'All right',
    'The test drive was once around the block because the tank was empty. Bought it anyway, with a full one.',
  ),
  said(
    5,
    'Third visit, first purchase',
    'No one made me feel bad about the first two. Third time they’d found exactly my {car}.',
  ),
  said(5, 'What a team', 'One talks, one polishes, one does the numbers, and all three say goodbye.'),
  said(4, 'Good value', 'A bit above what I wanted to spend and worth a bit more than that.'),
  said(5, 'Honest mileage', 'I checked, my cousin checked, the mechanic checked. It’s what it says.'),
  said(
    5,
    'Back on the road',
    'My last one burned down, long story, not my fault. Two days later I had this one and a discount on the extinguisher.',
    'The second extinguisher is free. Drive safe!',
  ),
];
