import { pages } from '../pages.ts';

/** Answers about finding a car and agreeing with its seller, from the first alert to the review. */
export const agreementAnswers = [
  {
    id: 'offer',
    topic: 'buying',
    question: 'How do I make an offer?',
    answer:
      'Select Make an offer on the car’s page and enter an amount. The seller can accept it, decline it or propose another amount. If they accept, the car is reserved for you for a while. Some sellers don’t accept offers. In that case, the button isn’t shown.',
    link: { to: pages.offers.path, title: 'Offers' },
    about: ['offer', 'bid', 'counter', 'negotiate', 'negotiable', 'haggle', 'propose'],
  },
  {
    id: 'meeting',
    topic: 'buying',
    question: 'How do I arrange a test drive?',
    answer:
      'Open the conversation about the car and select Propose a meeting. The other side can accept it, suggest another time or decline. We’ll remind you both half an hour before. Meet in a public place, and pay when you get the keys.',
    link: { to: pages.messages.path, title: 'Messages' },
    about: ['meet', 'meeting', 'viewing', 'drive', 'appointment', 'handover', 'inspect'],
  },
  {
    id: 'alerts',
    topic: 'buying',
    question: 'How do I get alerts about new cars?',
    answer:
      'Search or filter under Browse Cars and select Save search. We’ll notify you when a matching car is listed. You can pause or delete the search at any time.',
    link: { to: pages.savedSearches.path, title: 'Saved searches' },
    about: ['alert', 'search', 'notify', 'notification', 'saved', 'new'],
  },
  {
    id: 'wanted',
    topic: 'buying',
    question: 'I can’t find the car I want',
    answer:
      'Post a wanted ad. Say which car you’re looking for and how much you would pay. Everyone can see it, and sellers with a matching car can reply with that car.',
    link: { to: pages.wanted.path, title: 'Wanted cars' },
    about: ['wanted', 'find', 'looking', 'seek', 'rare'],
  },
  {
    id: 'bill',
    topic: 'buying',
    question: 'Where is my bill of sale?',
    answer:
      'Both sides get one once the buyer has confirmed the sale. Select Bill of sale in your sales history, where your purchases have a tab of their own. Anyone can scan its code to check that it’s genuine.',
    link: { to: pages.sales.path, title: 'Sales History' },
    about: ['bill', 'proof', 'paper', 'invoice', 'document', 'genuine', 'owner', 'ownership'],
  },
  {
    id: 'review',
    topic: 'safety',
    question: 'How do I review a seller or a buyer?',
    answer:
      'Once the buyer has confirmed the sale, select Write a review in your sales history. Your review goes public when the other side has written one too, or when the time for writing reviews is over.',
    link: { to: pages.sales.path, title: 'Sales History' },
    about: ['review', 'rating', 'star', 'feedback', 'reputation'],
  },
] as const;
