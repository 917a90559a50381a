import { said, type Opinion } from './opinion.ts';

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
  said(
    5,
    'Found it in an afternoon',
    'Told them my budget and that I have two dogs. They pulled up the {car} and a towel.',
  ),
  said(
    4,
    'Good people, small parking lot',
    'Nothing to say against the car. Getting it out between eleven others took longer than signing.',
    'We have since bought the lot next door. It is full again.',
  ),
  said(
    5,
    'They called back',
    'Said they would call on Tuesday and called on Tuesday. I had forgotten what that is like.',
  ),
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
    'No suit, no speeches. Walked me around the {car} twice and pointed at everything that is not new.',
  ),
  said(
    5,
    'Kept it for me over the weekend',
    'Payday was Monday. They put a sheet over it and a note that said “Sorry, taken”.',
    'You looked like somebody who comes back.',
  ),
  said(3, 'Nice car, slow paperwork', 'Two visits for one signature. The second time there was cake, so three stars.'),
  said(5, 'Would send my mother', 'In fact I did. She got a better price than I did and will not stop telling people.'),
  said(4, 'As good as the pictures', 'Usually the pictures are better. Here they forgot to photograph the nice side.'),
  said(
    5,
    'Quick answer at midnight',
    'I wrote at a quarter to twelve and had an answer before twelve, with a joke in it.',
  ),
  said(
    5,
    'Even fixed the wiper',
    'I mentioned in passing that the left wiper squeaks. When I came for the keys it did not.',
    'It squeaked at us, too.',
  ),
  said(4, 'Recommended', 'A calm place, fair numbers, strong coffee. The music is from another decade.'),
  said(
    5,
    'My first car',
    'They explained insurance, tyres and where not to park. I have already parked there, but I was warned.',
  ),
  said(
    3,
    'All right',
    'The test drive was once around the block because the tank was empty. I bought it anyway, with a full one.',
  ),
  said(
    5,
    'Third visit, first purchase',
    'Nobody made me feel bad about the first two. The third time they had found exactly my {car}.',
  ),
  said(5, 'What a team', 'One talks, one polishes, one does the numbers, and all three say goodbye.'),
  said(4, 'Good value', 'A bit above what I wanted to spend and worth a bit more than that.'),
  said(5, 'Honest mileage', 'I checked, my cousin checked, the mechanic checked. It is what it says.'),
  said(
    5,
    'Back on the road',
    'My last one burned down, long story, not my fault. Two days later I had this one and a discount on the extinguisher.',
    'The second extinguisher is free. Drive safely!',
  ),
];
