import type { Talk } from '../talk.ts';

/** People come, and some go. */
export const sundayMeet: Talk = {
  between: ['Kenji', 'Mara', 'Lola', 'Hank', 'Theo', 'Marcus', 'Cassius'],
  title: 'Sunday meet',
  ended: { hoursAgo: 9 },
  script: `
    Kenji: Right, everybody in one place. Sunday, the old lot above the observatory, from four. Anything with wheels is welcome.
    Hank: Define wheels. I have one with three at the moment.
    Kenji: Bring it on a trailer and we will clap.
    Lola: I am bringing the Dorado and a very large umbrella.
    Mara: I can bring doughnuts. How many are we?
    Theo: Count me in, with the Dynasty. If it starts.
    Marcus: I shall come in the F620. Mara knows it.
    Mara: I certainly do!

    Cassius: Anyone need a Mamba? Mint. Price on my page. Also a Cinquemila. Also an Impaler.
    Kenji: Cassius, this one is for the meet. Cars for sale are one click further left.
    Cassius: Last chance on the Mamba, people. Also doing rims.
    Cassius: Rims. Any size. Write me.
    Kenji* removed Cassius Webb
    Hank: I did want to ask about the rims.
    Kenji: You may ask him privately, Hank, where I cannot see it.

    Lola: May I bring somebody? Yuki moved here last month and knows nobody but her dentist.
    Kenji: Of course.
    Lola* added Yuki Tanaka, who sees what is written from here on
    Yuki: Hello everyone. I do not own a car yet, I only look at them.
    Theo: So did I for years. It was cheaper.
    Mara: Welcome, Yuki! You can ride up with me, I go past your end of town.
    Yuki: That would be wonderful, thank you.

    Marcus: I am afraid my daughter has chosen this Sunday to get married. I only heard the hour today.
    Mara: Marcus! Congratulations! Take the F620, it is made for that.
    Marcus: She has asked for it already. White ribbon and all. Have a fine afternoon, all of you.
    Marcus* left the group

    Hank: Weather says dry until six.
    Kenji: Then the long loop first and coffee after. We roll at half past four. No racing through Vinewood, the neighbours know our plates.
    Theo: It starts! I repeat, the Dynasty starts.
    Lola: Do not turn it off until Sunday.
    Mara: Two dozen doughnuts ordered. Whoever comes late gets the plain ones.
  `,
};
