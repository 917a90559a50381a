export const words = {
  title: 'Notifications',
  failed: 'We couldn’t load your notifications',
  moreFailed: 'We couldn’t load more. Please try again.',
  none: 'No notifications',
  noneText: 'You’ll see it here when a listing ends, a favourite drops in price or our staff reply.',
  markAllRead: 'Mark all read',
  notMarked: 'We couldn’t mark it as read',
  seeAll: 'See all notifications',
  choose: 'Notification settings',
  choices: 'Notification settings',
  choicesText: 'Turn off anything you don’t want. Past notifications stay in your list.',
  choicesFailed: 'We couldn’t load your settings',
  notSaved: 'We couldn’t save your setting',
  inBrowser: 'Also notify me in this browser',
  inBrowserText:
    'This browser can also show notifications while the site is closed. Select what it shows. You can stop it under Sessions and data.',
};
