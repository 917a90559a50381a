import type { Talk } from '../talk.ts';

/** Long enough that its beginning is only there when one scrolls up. */
export const maraAndKenji: Talk = {
  between: ['Mara', 'Kenji'],
  car: 'Vapid Dominator GTX',
  ended: { hoursAgo: 5 },
  script: `
    Mara: Hi! Is the {model} still looking for somebody?
    Kenji: Hi Mara. It is. Three people have asked, none has come by.
    Mara: Then I might be the first who does. How honest are the pictures?
    Kenji: Painfully. I took them at the harbour on a Sunday morning, no filter, no rain.
    Mara: It looks almost too clean in them.
    Kenji: I wash it when I cannot sleep. I do not sleep well.
    Mara: Ha. Sorry. And lucky me, I suppose.
    Kenji: What would you use it for?
    Mara: Driving to work like a sensible person, and driving home the long way.
    Kenji: Over the Vinewood hills?
    Mara: Along the coast. Windows down, music far too loud.
    Kenji: That is the right answer.

    Mara: Slept on it. A few dull questions, if you have a minute?
    Kenji: Ask away, it is a slow shift.
    Mara: {miles} miles. All yours?
    Kenji: About two thirds. The man before me was a dentist from Rockford Hills. He drove it to his practice and to the golf course.
    Mara: So the seats have only ever known comfort and fear.
    Kenji: I will put that into the listing.
    Mara: Any accidents?
    Kenji: One kiss with a pillar in a parking garage, rear left. New skirt, same paint, you will not find it. I will show you anyway.
    Mara: I like that you say so before I ask twice.
    Kenji: You would hear it from the workshop, so better from me.
    Mara: Who looks after it?
    Kenji: Benny's crew for everything that turns. I do oil and brakes myself.
    Mara: Do you keep the bills?
    Kenji: In a shoe box. The shoe box comes with the car.

    Mara: Could I see it this week?
    Kenji: I am off tomorrow. Your side of town or mine?
    Mara: Yours. I want to hear it when it is cold.
    Kenji: Then do not come before I have had coffee, or you will hear me cold.
    Mara: Tomorrow at one?
    Kenji: One is good. Del Perro, the lot behind the pier. Look for the {colour} one, I will be the man pretending not to polish it.
    Mara: I will be the woman who is ten minutes late and sorry about it.
    Kenji: Noted. I will bring something to read.

    Mara: On my way. Traffic at the Olympic is standing.
    Kenji: No hurry. I am on chapter two.
    Mara: Here! Where are you?
    Kenji: Behind the blue van. Walk towards the smell of wax.
    …
    Mara: Thank you for today. I am still grinning.
    Kenji: I saw it when you put your foot down. People do not smile like that at a spreadsheet.
    Mara: You could have warned me about the sound.
    Kenji: And miss your face? Never.
    Mara: Two things bother me a little: the front tyres are nearly done, and the left window takes its time.
    Kenji: Both fair. The window is a switch, fifty dollars and an afternoon. The tyres are tyres.
    Mara: So let us talk about money like adults.
    Kenji: I was afraid of that. It says {price}.
    Mara: I read that. I would feel good at {88%}.
    Kenji: And I would feel bad at {88%}.
    Mara: What would let us both sleep?
    Kenji: Me sleeping is a high bar. Let me think about it tonight.

    Kenji: I thought. {95%} with new front tyres and a window that obeys.
    Mara: {92%} without the tyres. I know somebody with a lift.
    Kenji: You drive a hard bargain for somebody who apologises to traffic lights.
    Mara: You noticed that?
    Kenji: You said sorry to it. Out loud.
    Mara: It had waited so long for me.
    Kenji: All right. {93%}, I do the window, you do the tyres, and you send me a picture from the coast road.
    Mara: Let me ask the bank how it feels about that.
    Kenji: Tell the bank I said please.

    Mara: The bank wants to see my Exemplar sold first, or it wants to be very difficult.
    Kenji: Mine can wait a little. I will not give it away behind your back.
    Mara: You really would hold it?
    Kenji: Until the end of next week. After that I will ask you again before I answer anybody else.
    Mara: That is more than fair. Thank you, Kenji.
    Kenji: Fix your Exemplar's listing, by the way. Your first picture shows mostly a hedge.
    Mara: It is a nice hedge!
    Kenji: It is. I nearly made an offer on it.

    Mara: New pictures are up. No hedge.
    Kenji: Much better. It looks like a car now.
    Mara: Two messages within the hour, so you were right.
    Kenji: I will have that framed. The window works, too, I did it last night.
    Mara: Could not sleep?
    Kenji: Could not sleep.
    Mara: See you on Sunday at the meet then. Bring the shoe box, I want to read the bills.
    Kenji: Bring doughnuts and you may keep it overnight.
  `,
};
