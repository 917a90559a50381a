import { maxPhotoBytes, maxPhotos } from '@forecourt/contract/cars/listing-rules.ts';
import { paths } from '../../lib/paths.ts';

export interface HelpAnswer {
  id: string;
  question: string;
  answer: string;
  /** Where to do it. */
  link?: { to: string; title: string };
  /** What people call it, as single words in their plainest form. */
  about: readonly string[];
}

/** Short answers to what people ask most. What the staff can change (prices, durations) is named, never counted. */
export const helpList: readonly HelpAnswer[] = [
  {
    id: 'list',
    question: 'How do I list a car?',
    answer:
      'Open Sell, fill in the facts, add photos and look it over. You see the price line by line before you pay. The draft is saved from the first field on, so you can leave and come back.',
    link: { to: paths.sell, title: 'Sell Car' },
    about: ['list', 'listing', 'sell', 'publish', 'advert', 'draft'],
  },
  {
    id: 'fees',
    question: 'What does a listing cost?',
    answer:
      'The last step of a listing shows its quote with every discount, and you are charged exactly that. Your first listing has an introductory rate. A dealer’s listings are covered by an active membership.',
    link: { to: paths.paymentHistory, title: 'Payment History' },
    about: ['fee', 'cost', 'price', 'charge', 'expensive', 'discount', 'rate', 'quote', 'receipt', 'paid', 'pay'],
  },
  {
    id: 'pending',
    question: 'I paid, but it still says pending',
    answer:
      'Open payments are checked with the bank every minute, also when you closed the bank’s page. If you have not paid yet, continue or cancel the payment in your Payment History. A payment nobody finishes is cancelled after a day, and nothing is charged.',
    link: { to: paths.paymentHistory, title: 'Payment History' },
    about: ['pending', 'payment', 'paid', 'pay', 'bank', 'fleeca', 'transfer', 'stuck', 'charged'],
  },
  {
    id: 'featured',
    question: 'How do I feature a car?',
    answer:
      'In My Listings press Feature on an active listing. A featured car comes first in the results and may appear on the home page until its time is over; Feature longer adds to it.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['feature', 'featured', 'promote', 'boost', 'highlight', 'homepage'],
  },
  {
    id: 'photos',
    question: 'Why was my photo refused?',
    answer: `Photos must be JPG, PNG, GIF or WebP and up to ${maxPhotoBytes / 1024 / 1024} MB; we look into the file, so renaming it does not help. A listing holds up to ${maxPhotos}. The tile of a refused photo says what is wrong with it.`,
    about: ['photo', 'picture', 'image', 'screenshot', 'upload', 'jpg', 'png', 'refused', 'rejected'],
  },
  {
    id: 'edit',
    question: 'How do I change a listing?',
    answer:
      'In My Listings press Edit. Facts, price and photos can be changed as long as the car is not sold, flagged or removed. A lowered price shows the old one struck through.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['edit', 'change', 'update', 'mistake', 'typo', 'mileage', 'description'],
  },
  {
    id: 'reserved',
    question: 'How do I mark a car as reserved or sold?',
    answer:
      'In My Listings: Mark as reserved keeps it visible with a note until you end the reservation; Mark as Sold ends the listing and notes to whom it went. If the sale falls through, Undo sale brings it back as long as the buyer has not answered.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['reserve', 'reserved', 'sold', 'sale', 'sell', 'buyer', 'relist', 'release'],
  },
  {
    id: 'purchase',
    question: 'A seller says that I bought a car',
    answer:
      'You are asked in Messages, and under Purchases in your sales history. Confirm it if it is so; if it is not, press Dispute and say what is not right, and our staff decide.',
    link: { to: paths.sales, title: 'Sales History' },
    about: ['bought', 'purchase', 'confirm', 'dispute', 'sold', 'sale', 'buyer', 'verified', 'amount'],
  },
  {
    id: 'expired',
    question: 'My listing has expired',
    answer:
      'My Listings says when each listing ends. Renew prolongs one before its end, or brings an expired one back with everything you typed and every photo.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['expire', 'expired', 'renew', 'renewal', 'disappeared', 'prolong', 'extend'],
  },
  {
    id: 'delete',
    question: 'I deleted a listing by mistake',
    answer:
      'Choose the removed ones in My Listings and press Restore. What our staff removed only staff can bring back; tell us then which car it is.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['delete', 'deleted', 'remove', 'removed', 'restore', 'undo', 'accident', 'disappeared'],
  },
  {
    id: 'limit',
    question: 'Why can’t I list another car?',
    answer:
      'Each seller has a number of slots. Drafts, sold and expired cars take none: mark a car as sold or delete a listing and its slot is free again.',
    link: { to: paths.myListings, title: 'My Listings' },
    about: ['limit', 'maximum', 'max', 'another', 'slots', 'list'],
  },
  {
    id: 'become-dealer',
    question: 'How do I become a dealer?',
    answer:
      'Apply with your company’s name and a few sentences about it. Staff look at it within 2-3 business days; once it is approved, your Dealer Portal is open.',
    link: { to: paths.becomeDealer, title: 'Become a Dealer' },
    about: ['become', 'apply', 'application', 'dealer', 'dealership', 'business', 'company', 'shop'],
  },
  {
    id: 'dealer',
    question: 'How does a dealer’s membership work?',
    answer:
      'While it is active it covers the dealer’s listings. Owner and administrators of the team pay and renew it in the Dealer Portal, under Settings. When it ends, everything works on for a grace period; after that the cars are hidden, not deleted, and come back when it is paid.',
    link: { to: '/dealer/settings', title: 'Your membership' },
    about: ['dealer', 'dealership', 'membership', 'hidden', 'renew'],
  },
  {
    id: 'messages',
    question: 'How do I write to a seller?',
    answer:
      'Press Send Message on the car’s page. All your conversations are under Messages; a dealer’s are read by its team. A message that did not get through says so and offers Retry.',
    link: { to: paths.messages, title: 'Messages' },
    about: ['message', 'messages', 'chat', 'seller', 'conversation', 'inbox'],
  },
  {
    id: 'block',
    question: 'Somebody bothers me',
    answer:
      'Open the conversation and choose Block: neither of you can write to the other then. Report sends it to our staff, who read it only with a reason that is recorded.',
    link: { to: paths.messages, title: 'Messages' },
    about: ['block', 'harass', 'harassment', 'insult', 'threat', 'spam', 'bother', 'annoying', 'rude', 'message'],
  },
  {
    id: 'report',
    question: 'How do I report a listing?',
    answer:
      'Press Report this listing on the car’s page and choose a reason. Only our staff reads it. Never pay real money for anything here; if somebody asks for it, report them.',
    link: { to: paths.browse, title: 'Browse Cars' },
    about: ['report', 'scam', 'scammer', 'fraud', 'fake', 'stolen', 'cheat', 'suspicious'],
  },
  {
    id: 'characters',
    question: 'How do I change to another character?',
    answer:
      'Every character has an account of its own, with its own listings, messages and payments. Sign out, log in again and choose the other one. They are not moved from one character to another.',
    about: ['character', 'account', 'switch', 'login', 'transfer', 'alt', 'rename'],
  },
  {
    id: 'profile',
    question: 'How do I change my phone or routing number?',
    answer:
      'Press Edit Profile on your profile. The routing number has 9 digits. Members who are logged in see your phone number when they press Call Seller; your routing number is never shown to them.',
    link: { to: paths.profile, title: 'Your profile' },
    about: ['profile', 'phone', 'number', 'routing', 'digits'],
  },
  {
    id: 'suspended',
    question: 'What does a suspension mean?',
    answer:
      'Anybody who is suspended cannot log in; the login says until when and why. It ends by itself at that time. If it is somebody else’s character, we can only talk about it with them.',
    about: ['suspend', 'suspended', 'suspension', 'ban', 'banned', 'locked', 'unban', 'appeal'],
  },
];
