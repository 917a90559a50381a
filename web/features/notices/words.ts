export const words = {
  title: 'Notifications',
  failed: 'Your notifications did not load',
  failedText: 'Something went wrong on our side. Please try again.',
  moreFailed: 'More did not load. Please try again.',
  none: 'Nothing new',
  noneText: 'When a listing of yours ends, a favourite gets cheaper or staff answer you, it stands here.',
  markAllRead: 'Mark all read',
  notMarked: 'Not marked as read',
  seeAll: 'See all notifications',
  choose: 'Choose what you are told',
  choices: 'What you are told',
  choicesText: 'Switch off what you do not want to hear of. What you were told already stays in your notifications.',
  choicesFailed: 'Your choices did not load',
  notSaved: 'Your choice was not saved',
};

/** The profile's section of choices, for a link. */
export const choicesId = 'notifications';
