/** The login provider, as the pages name it. */
export const provider = 'GTA World';

export const words = {
  redirecting: `Redirecting to ${provider}...`,
  couldNotStart: `We couldn’t start your login with ${provider}`,
  signingIn: `Logging in with ${provider}`,
  checkingCharacters: 'Checking your characters...',
  slow: `${provider} is slow today. It can take half a minute.`,
  noCode: 'No authorization code received',
  noCharacters: 'No characters found for this account',
  noCharactersHelp: `Create a character in ${provider} first, then come back and log in again.`,
  saidNo: 'You’re not logged in',
  saidNoText: `You cancelled at ${provider}. Nothing was shared with us, and you can keep browsing.`,
  switchCharacter: 'Switch character',
  notSwitched: 'You didn’t switch',
  notSwitchedText: (name: string) => `You’re still logged in as ${name}.`,
  selectCharacter: 'Select Your Character',
  characterId: 'Character ID',
  chooseAnother: 'Select another character',
  accountClosed: 'This account is closed.',
  notTrading: 'Not trading right now',
  suspendedText:
    'Our staff have suspended this account. Until the suspension ends, you can’t log in with this character.',
  bannedText: 'Our staff have banned this account. You can no longer log in with this character.',
  askAsAnother: 'You can also log in as another of your characters and contact Support.',
  settingUp: 'Setting up your account...',
  failed: 'Authentication Failed',
  returnHome: 'Return to Home',
  logoutFailed: 'Logout failed',
  logoutFailedText: 'You’re signed out on this device. We’ll tell the server as soon as it responds again.',
  completeYourProfile: 'Complete your profile',
  completeProfile: 'Complete Profile',
  /** Why the page asks, and what follows, by what the user was about to do. */
  whyComplete: {
    sell: {
      why: 'Two numbers from the game world, then you can list your car. Buyers call your phone, and listing fees are paid from your bank account. Your routing number is never shown to other members.',
      next: 'Next, you’ll continue with your listing.',
    },
    pay: {
      why: 'Two numbers from the game world, then you can pay. The routing number is your in-game bank account, and your phone is for buyers. Your routing number is never shown to other members.',
      next: 'Next, you’ll go back to where you pay.',
    },
    apply: {
      why: 'Two numbers from the game world, then you can apply. Dealers sell cars and pay for a membership, so we need both. Your routing number is never shown to other members.',
      next: 'Next, you’ll continue with your application.',
    },
    browse: {
      why: 'Add two numbers from the game world to sell cars, make payments or become a dealer. You don’t need them for anything else. Your routing number is never shown to other members.',
      next: 'Next, you’ll go back to where you were.',
    },
  },
  completeFailed: 'Failed to complete profile',
  updateFailed: 'Failed to update profile',
  notProvided: 'Not provided',
  memberSince: 'Member Since',
  changePicture: 'Change picture',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  editProfile: 'Edit Profile',
  saveChanges: 'Save Changes',
  phoneNumber: 'Phone Number',
  routingNumber: 'Routing Number',
  phoneHint:
    'Your character’s phone in the game world. Logged-in members see it when they select Call Seller on your car.',
  routingHint: 'Your in-game bank routing number: 9 digits.',
  userNotFound: 'User not found',
};
