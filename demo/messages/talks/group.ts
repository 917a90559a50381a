import type { Talk } from '../talk.ts';

/** A group that people join and leave. */
export const sundayMeet: Talk = {
  between: ['Kenji', 'Mara', 'Lola', 'Hank', 'Theo', 'Marcus', 'Cassius'],
  title: 'Sunday meet',
  ended: { hoursAgo: 9 },
  script: `
    Kenji: Right, that's everyone. Sunday, the old lot above the observatory, from four. Anything with wheels is welcome.
    Hank: Define wheels. One of mine's down to three.
    Kenji: Put it on a trailer and we'll clap.
    Lola: I'm bringing the Dorado and a very large umbrella.
    Mara: I can bring doughnuts. How many are we?
    Theo: I'm in, with the Dynasty. If it starts.
    Marcus: I will be coming in the F620. Mara knows it.
    Mara: I certainly do!

    Cassius: anyone need a Mamba? MINT. price on my page. also got a Cinquemila. also an Impaler
    Kenji: Cassius, this chat's for the meet. Cars for sale are one click to the left.
    Cassius: last chance on the Mamba people. also doing rims
    Cassius: rims. any size. dm me
    Kenji* removed Cassius Webb
    Hank: I did kinda want to ask about the rims.
    Kenji: Ask him in private, Hank, where I can't see it.

    Lola: Can I bring someone? Yuki moved here last month and knows no one but her dentist.
    Kenji: Of course.
    Lola* added Yuki Tanaka
    Yuki: Hello everyone. I don't own a car yet, I just look at them.
    Theo: Same here for years. It was cheaper.
    Mara: Welcome, Yuki! You can ride up with me, I drive right past your end of town.
    Yuki: That would be wonderful, thank you.

    Marcus: I'm afraid my daughter has chosen this Sunday to get married. I only learned the time today.
    Mara: Marcus! Congratulations! Take the F620, it was made for that.
    Marcus: She has already asked for it. White ribbon and all. Have a fine afternoon, all of you.
    Marcus* left the group

    Hank: Forecast says dry until six.
    Kenji: Long loop first and coffee after, then. We roll at half past four. No racing through Vinewood, the neighbours know our plates.
    Theo: IT STARTS. I repeat, the Dynasty starts.
    Lola: Don't turn it off until Sunday!
    Mara: Two dozen doughnuts ordered. Latecomers get the plain ones.
  `,
};
