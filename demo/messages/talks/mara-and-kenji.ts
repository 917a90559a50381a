import type { Talk } from '../talk.ts';

/** Long enough that its beginning only loads when scrolling up. */
export const maraAndKenji: Talk = {
  between: ['Mara', 'Kenji'],
  car: 'Vapid Dominator GTX',
  ended: { hoursAgo: 5 },
  met: { buyer: 'came', seller: 'came' },
  offer: { counters: [{ by: 'Kenji', hours: 2, percent: 94, note: 'With the shoebox, and it has a new lid.' }] },
  script: `
    Mara: Hi! Is the {model} still up for grabs?
    Kenji: Hi Mara. It is. Three people have asked, none of them showed up.
    Mara: Then I might be the first. How honest are the pictures?
    Kenji: Painfully. Took them at the harbour on a Sunday morning, no filter, no rain.
    Mara: It looks almost too clean in them.
    Kenji: I wash it when I can't sleep. I don't sleep well.
    Mara: Ha. Sorry. And lucky me, I guess.
    Kenji: What would you use it for?
    Mara: Driving to work like a sensible person, and driving home the long way.
    Kenji: Over the Vinewood hills?
    Mara: Along the coast. Windows down, music way too loud.
    Kenji: Correct answer.

    Mara: Slept on it. Got a few boring questions, if you have a minute?
    Kenji: Go ahead, it's a slow shift.
    Mara: {miles} miles. All yours?
    Kenji: About two thirds. The guy before me was a dentist from Rockford Hills. Drove it to his practice and to the golf course.
    Mara: So the seats have only ever known comfort and fear.
    Kenji: That's going in the listing.
    Mara: Any accidents?
    Kenji: One kiss with a pillar in a parking garage, rear left. New skirt, same paint, you won't find it. I'll show you anyway.
    Mara: I like that you told me before I had to ask twice.
    Kenji: You'd hear it from the workshop anyway, so better it's from me.
    Mara: Who looks after it?
    Kenji: Benny's crew for anything that spins. Oil and brakes I do myself.
    Mara: Did you keep the receipts?
    Kenji: In a shoebox. The shoebox comes with the car.

    Mara: Could I see it this week?
    Kenji: I'm off tomorrow. Your side of town or mine?
    Mara: Yours. I want to hear it cold.
    Kenji: Then don't come before I've had my coffee, or you'll hear me cold.
    Mara: Tomorrow at one?
    Mara@ viewing -1h Del Perro, The lot behind the pier
    Kenji@ yes
    Kenji: One works. Del Perro, the lot behind the pier. Look for the {colour} one, I'll be the guy pretending he isn't polishing it.
    Mara: I'll be the woman who's ten minutes late and sorry about it.
    Kenji: Noted. I'll bring something to read.

    Mara: On my way. Olympic's a parking lot.
    Kenji: No rush. I'm on chapter two.
    Mara: Here! Where are you?
    Kenji: Behind the blue van. Follow the smell of wax.
    …
    Mara: Thanks for today. Still grinning.
    Kenji: I saw it when you put your foot down. No one smiles like that at a spreadsheet.
    Mara: You could've warned me about the sound.
    Kenji: And miss your face? Never.
    Mara: Two little things though: the front tyres are nearly done, and the left window takes its sweet time.
    Kenji: Both fair. The window's a switch, fifty bucks and an afternoon. The tyres are tyres.
    Mara: So let's talk money like adults.
    Kenji: I was afraid of that. It says {price}.
    Mara: I saw. I'd feel good at {88%}.
    Kenji: And I'd feel bad at {88%}.
    Mara: What would let us both sleep?
    Kenji: Me sleeping is a high bar. Let me think about it tonight.

    Kenji: OK I thought about it. {95%} with new front tyres and a window that does as it's told.
    Mara: {92%} without the tyres. I know someone with a lift.
    Kenji: You drive a hard bargain for someone who apologises to traffic lights.
    Mara: You noticed that?
    Kenji: You said sorry to it. Out loud.
    Mara: It'd been waiting so long for me!
    Kenji: All right. {93%}, I do the window, you do the tyres, and you send me a picture from the coast road.
    Mara: Let me ask the bank how it feels about that.
    Kenji: Tell the bank I said please.

    Mara: The bank wants my Exemplar sold first, or it's going to be very difficult.
    Kenji: Mine can wait a bit. I won't sell it behind your back.
    Mara: You'd really hold it for me?
    Kenji: Till the end of next week. After that I'll check with you before I say yes to anyone else.
    Mara: That's more than fair. Thank you, Kenji.
    Kenji: Fix your Exemplar's listing, by the way. Your first picture is mostly hedge.
    Mara: It's a nice hedge!
    Kenji: It is. I nearly made an offer on it.

    Mara: New pictures are up. No hedge.
    Kenji: Much better. Looks like a car now.
    Mara: Two messages within the hour, so you were right.
    Kenji: I'm framing that. Window works too, did it last night.
    Mara: Couldn't sleep?
    Kenji: Couldn't sleep.
    Mara: See you at the meet on Sunday then. Bring the shoebox, I want to read the receipts.
    Kenji: Bring doughnuts and you can keep it overnight.
    Mara$ {93%} I bring the tyres, and the doughnuts.
  `,
};
