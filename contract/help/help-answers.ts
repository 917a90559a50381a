import { maxPhotoBytes, maxPhotos } from '../photos/photo-limits.ts';
import { pages } from '../pages.ts';
import { accountAnswers } from './account-answers.ts';
import { agreementAnswers } from './agreement-answers.ts';

/** The help centre's sections, in display order. */
export const helpTopics = {
  buying: 'Buying',
  selling: 'Selling',
  payments: 'Payments',
  dealers: 'Dealers',
  account: 'Your account',
  safety: 'Safety',
} as const;

export interface HelpAnswer {
  /** Part of its address, /help/{id}. */
  id: string;
  topic: keyof typeof helpTopics;
  question: string;
  answer: string;
  /** The page where the user can do this. */
  link?: { to: string; title: string };
  /** Search keywords: single words in their base form. */
  about: readonly string[];
}

/**
 * Short answers to the most common questions, for the help centre and below a ticket's subject. Prices and durations
 * that staff can change are never given as numbers.
 */
export const helpAnswers: readonly HelpAnswer[] = [
  {
    id: 'list',
    topic: 'selling',
    question: 'How do I list a car?',
    answer:
      'Open Sell, fill in the details, add photos and review your listing. You’ll see the full price before you pay. Your draft is saved as you type, so you can leave and come back.',
    link: { to: pages.sell.path, title: 'Sell Car' },
    about: ['list', 'listing', 'sell', 'publish', 'advert', 'draft'],
  },
  {
    id: 'fees',
    topic: 'payments',
    question: 'What does a listing cost?',
    answer:
      'The last step shows the price with every discount, and you’ll be charged exactly that. Your first listing has an introductory rate. An active membership covers a dealer’s listings.',
    link: { to: pages.paymentHistory.path, title: 'Payment History' },
    about: ['fee', 'cost', 'price', 'charge', 'expensive', 'discount', 'rate', 'quote', 'receipt', 'paid', 'pay'],
  },
  {
    id: 'pending',
    topic: 'payments',
    question: 'I paid, but it still says pending',
    answer:
      'We check open payments with the bank every minute, even after you close the bank’s page. If you haven’t paid yet, continue or cancel the payment in your Payment History. Payments that aren’t finished are cancelled after a day, and nothing is charged.',
    link: { to: pages.paymentHistory.path, title: 'Payment History' },
    about: ['pending', 'payment', 'paid', 'pay', 'bank', 'fleeca', 'transfer', 'stuck', 'charged'],
  },
  {
    id: 'refund',
    topic: 'payments',
    question: 'How do I get a refund?',
    answer:
      'If your payment arrives for something that’s no longer available, we’ll refund it. Payment History says that the refund is pending, and you don’t have to do anything. If you were charged by mistake, open a ticket and name the payment. Our staff send the money to you in the game, so it can take a while, and you’ll be notified with the reason. A refund ends what the payment bought. There’s no refund if you delete a listing or sell the car before its time is up. We never handle the money you pay a seller for a car.',
    link: { to: pages.paymentHistory.path, title: 'Payment History' },
    about: ['refund', 'refunded', 'money', 'back', 'charged', 'twice', 'double', 'payment'],
  },
  {
    id: 'featured',
    topic: 'selling',
    question: 'How do I feature a car?',
    answer:
      'In My Listings, select Feature on an active listing. A featured car comes first in the results and may appear on the home page until its time runs out. Feature longer adds more time.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['feature', 'featured', 'promote', 'boost', 'highlight', 'homepage'],
  },
  {
    id: 'photos',
    topic: 'selling',
    question: 'Why was my photo refused?',
    answer: `Photos must be JPG, PNG, GIF or WebP and up to ${maxPhotoBytes / 1024 / 1024} MB. We check the file itself, so renaming it doesn’t help. A listing can have up to ${maxPhotos} photos. A refused photo shows what’s wrong with it.`,
    about: ['photo', 'picture', 'image', 'screenshot', 'upload', 'jpg', 'png', 'refused', 'rejected'],
  },
  {
    id: 'edit',
    topic: 'selling',
    question: 'How do I change a listing?',
    answer:
      'In My Listings, select Edit. You can change the details, price and photos unless the car is sold, flagged or removed. If you lower the price, the old one is shown crossed out.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['edit', 'change', 'update', 'mistake', 'typo', 'mileage', 'description'],
  },
  {
    id: 'reserved',
    topic: 'selling',
    question: 'How do I mark a car as reserved or sold?',
    answer:
      'In My Listings, Mark as reserved keeps the car visible with a note until you end the reservation. Mark as Sold ends the listing and records the buyer. If the sale falls through, Undo sale restores the listing, as long as the buyer hasn’t responded.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['reserve', 'reserved', 'sold', 'sale', 'sell', 'buyer', 'relist', 'release'],
  },
  {
    id: 'purchase',
    topic: 'buying',
    question: 'A seller says that I bought a car',
    answer:
      'We’ll ask you in Messages and under Purchases in your sales history. If you bought the car, confirm the sale. If not, select Dispute and tell us what’s wrong, and our staff will decide.',
    link: { to: pages.sales.path, title: 'Sales History' },
    about: ['bought', 'purchase', 'confirm', 'dispute', 'sold', 'sale', 'buyer', 'verified', 'amount'],
  },
  {
    id: 'expired',
    topic: 'selling',
    question: 'My listing has expired',
    answer:
      'My Listings shows when each listing ends. Renew extends a listing before it ends, or restores an expired one with all its details and photos.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['expire', 'expired', 'renew', 'renewal', 'disappeared', 'prolong', 'extend'],
  },
  {
    id: 'delete',
    topic: 'selling',
    question: 'I deleted a listing by mistake',
    answer:
      'Filter My Listings by removed ones and select Restore. Only our staff can restore a listing they removed. In that case, tell us which car it is.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['delete', 'deleted', 'remove', 'removed', 'restore', 'undo', 'accident', 'mistake', 'disappeared'],
  },
  {
    id: 'limit',
    topic: 'selling',
    question: 'Why can’t I list another car?',
    answer:
      'Each seller has a limited number of slots. Drafts, sold cars and expired cars don’t use any. To free a slot, mark a car as sold or delete a listing.',
    link: { to: pages.myListings.path, title: 'My Listings' },
    about: ['limit', 'maximum', 'max', 'another', 'slots', 'list'],
  },
  {
    id: 'become-dealer',
    topic: 'dealers',
    question: 'How do I become a dealer?',
    answer:
      'Apply with your company’s name and a few sentences about it. Our staff will review your application within 2-3 business days. Once it’s approved, you can use your Dealer Portal.',
    link: { to: pages.becomeDealer.path, title: 'Become a Dealer' },
    about: ['become', 'apply', 'application', 'dealer', 'dealership', 'business', 'company', 'shop'],
  },
  {
    id: 'dealer',
    topic: 'dealers',
    question: 'How does a dealer’s membership work?',
    answer:
      'An active membership covers the dealer’s listings. The team’s owner and administrators can pay and renew it in the Dealer Portal, under Settings. When it ends, everything keeps working for a grace period. After that the cars are hidden, not deleted, and they reappear once the membership is paid.',
    link: { to: '/dealer/settings', title: 'Your membership' },
    about: ['dealer', 'dealership', 'membership', 'hidden', 'renew'],
  },
  {
    id: 'messages',
    topic: 'buying',
    question: 'How do I message a seller?',
    answer:
      'Select Send Message on the car’s page. All your conversations are under Messages. A dealer’s team can read the dealer’s conversations. If a message can’t be sent, you’ll see why and can try again.',
    link: { to: pages.messages.path, title: 'Messages' },
    about: ['message', 'messages', 'chat', 'seller', 'conversation', 'inbox'],
  },
  {
    id: 'block',
    topic: 'safety',
    question: 'Someone is bothering me',
    answer:
      'Open the conversation and select Block. You won’t be able to message each other. Report sends the conversation to our staff, who need a recorded reason to read it.',
    link: { to: pages.messages.path, title: 'Messages' },
    about: ['block', 'harass', 'harassment', 'insult', 'threat', 'spam', 'bother', 'annoying', 'rude', 'message'],
  },
  {
    id: 'report',
    topic: 'safety',
    question: 'How do I report a listing?',
    answer:
      'Select Report this listing on the car’s page and select a reason. Only our staff can see your report. Never pay real money for anything here. If someone asks for it, report them.',
    link: { to: pages.browse.path, title: 'Browse Cars' },
    about: ['report', 'scam', 'scammer', 'fraud', 'fake', 'stolen', 'cheat', 'suspicious'],
  },
  {
    id: 'suspended',
    topic: 'safety',
    question: 'What does a suspension mean?',
    answer:
      'A suspended member can’t log in. The login page shows the reason and when the suspension ends. It ends automatically at that time. If it’s someone else’s character, we can only discuss it with them.',
    about: ['suspend', 'suspended', 'suspension', 'ban', 'banned', 'locked', 'unban', 'appeal'],
  },
  {
    id: 'favourites',
    topic: 'buying',
    question: 'How do I save a car for later?',
    answer:
      'Select the heart on the car. It’s listed under Saved, and we’ll notify you when its price drops or it sells. If you aren’t logged in, the heart is set once you are.',
    link: { to: pages.favourites.path, title: 'Saved' },
    about: ['favourite', 'favorite', 'heart', 'save', 'saved', 'watch', 'later', 'remember'],
  },
  {
    id: 'worth',
    topic: 'buying',
    question: 'What is a car worth?',
    answer:
      'Every car’s page has a price guide: what cars like it sell for, and how its price compares. It’s based only on sales that the buyer confirmed, not on asking prices. If there are too few sales of a model, it says so. Market prices shows what sells, what has become cheaper and how long cars take to sell.',
    link: { to: pages.market.path, title: 'Market prices' },
    about: ['worth', 'value', 'estimate', 'guide', 'deal', 'market', 'price', 'fair', 'average'],
  },
  ...agreementAnswers,
  ...accountAnswers,
];
