import { pages } from '../pages.ts';
import { tabs } from '../tabs.ts';

/** Answers about your account and logging in. */
export const accountAnswers = [
  {
    id: 'characters',
    topic: 'account',
    question: 'How do I switch to another character?',
    answer:
      'Each character has its own account, with its own listings, messages and payments. If your game account has several, select Switch character in the account menu, and then the other character. Other members can’t see that they’re linked. Listings, messages and payments can’t be moved between characters.',
    about: ['character', 'account', 'switch', 'login', 'transfer', 'alt', 'rename'],
  },
  {
    id: 'profile',
    topic: 'account',
    question: 'How do I change my phone or routing number?',
    answer:
      'Select Edit Profile on your profile. The routing number has 9 digits. Members who are logged in see your phone number when they select Call Seller. Your routing number is never shown to them.',
    link: { to: pages.profile.path, title: 'Your profile' },
    about: ['profile', 'phone', 'number', 'routing', 'digits'],
  },
  {
    id: 'numbers',
    topic: 'account',
    question: 'Why do you ask for my phone and routing number?',
    answer:
      'You only need them to sell a car, to pay or to become a dealer. Buyers call your phone when they’re interested in your car, and payments come from your in-game bank account. You can browse, save favourites and write messages without them.',
    link: { to: pages.profile.path, title: 'Your profile' },
    about: ['complete', 'incomplete', 'required', 'personal', 'privacy'],
  },
  {
    id: 'close-account',
    topic: 'account',
    question: 'How do I delete my account?',
    answer:
      'Open Sessions and data on your profile and select Close my account. It first lists what you’ll lose: your contact details and picture, your listings and drafts, your favourites and saved searches, and open offers, payments and tickets. Messages, sales, payments and reviews stay, and others see that your account is closed. You’ll be signed out on every device. Owners hand over or close their dealership first. If you log in with the same character again, your account reopens without what was deleted. Each character has its own account.',
    link: { to: tabs.profile.sessions.path, title: 'Sessions and data' },
    about: ['delete', 'close', 'erase', 'account', 'profile', 'leave', 'quit', 'data', 'privacy'],
  },
  {
    id: 'locked-out',
    topic: 'account',
    question: 'I can’t log in',
    answer:
      'You log in with your game account, which needs at least one character. If the login page says that it was cancelled or took too long, start again from Login. If your character is suspended or banned, the login page shows the reason and how to appeal. For everything else, the Support page says how to reach our staff without an account.',
    link: { to: pages.support.path, title: 'Support' },
    about: ['login', 'log', 'password', 'authentication', 'failed', 'locked', 'access', 'account'],
  },
] as const;
